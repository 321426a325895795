/// To whom a payout goes, as checked before it was approved (PO-11). It is data about a person, and never printed.
public struct PayoutRecipient: Hashable, Sendable, PersonalData {
    /// Which of the wallet's two fields names the receiver.
    public let type: PayoutRecipientType
    /// The wallet's e-mail address, where it has one.
    public let email: String?
    /// The payer id of the stored wallet (PO-06).
    public let payerId: String

    package init(type: PayoutRecipientType, email: String?, payerId: String) {
        self.type = type
        self.email = email
        self.payerId = payerId
    }
}
