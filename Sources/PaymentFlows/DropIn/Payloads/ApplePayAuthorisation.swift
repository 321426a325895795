/// The shopper's authorisation in the sheet.
public struct ApplePayAuthorisation: Hashable, Sendable {
    /// The wallet's id of the payment: two events with the same one are one (DI-44).
    public var paymentId: String
    /// The wallet's payment token.
    public var token: Sensitive<String>

    /// Describes an authorisation.
    public init(paymentId: String, token: Sensitive<String>) {
        self.paymentId = paymentId
        self.token = token
    }
}
