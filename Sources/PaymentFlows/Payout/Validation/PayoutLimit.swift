/// The lengths that a payout's fields may have, in characters (TY-30).
package enum PayoutLimit {
    /// PayPal takes no longer receiver.
    package static let email = 127
    package static let payerId = 13
    package static let currency = 3
}
