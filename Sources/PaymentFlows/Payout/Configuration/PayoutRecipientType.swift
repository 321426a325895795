/// What a payout's receiver is known by at PayPal (PO-11). The raw value is PayPal's word.
///
/// Any word can be written; one that is neither of the two ends a tap with SDK0807.
public struct PayoutRecipientType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word.
    public let rawValue: String

    /// The e-mail address of the PayPal account.
    public static let email = PayoutRecipientType(rawValue: "EMAIL")
    /// The payer id of the PayPal account.
    public static let paypalId = PayoutRecipientType(rawValue: "PAYPAL_ID")

    /// Takes a word as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a word as it is.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension PayoutRecipientType {
    /// The type that the word means, without regard to case, spaces, hyphens and underscores; nil: it means none.
    package var known: PayoutRecipientType? {
        switch rawValue.lowercased().filter({ $0 != " " && $0 != "-" && $0 != "_" }) {
        case "email": .email
        case "paypalid": .paypalId
        case _: nil
        }
    }
}
