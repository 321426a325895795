/// The PayPal wallet that a payout goes to (TY-30). It is data about a person, and never printed.
public struct PayPalWallet: Hashable, Sendable, PersonalData {
    /// The e-mail address of the PayPal account, at most 127 characters. Nil: the account is known by its payer id alone.
    public var email: String?
    /// The account's payer id: at most 13 ASCII letters and digits (PO-06).
    public var payerId: String?
    /// The engine makes the payout. Nil, the default, is false: your backend makes it, and nothing is paid here (PO-05).
    public var proceedPayoutWithSdk: Bool?

    /// Describes a wallet; everything is nil by default.
    public init(email: String? = nil, payerId: String? = nil, proceedPayoutWithSdk: Bool? = nil) {
        self.email = email
        self.payerId = payerId
        self.proceedPayoutWithSdk = proceedPayoutWithSdk
    }
}
