/// A payout whose configuration has been checked: what is approved is what is paid (PO-02, PO-03).
public struct PayoutOrder: Hashable, Sendable {
    /// The attempt, whose ids and key go with the call.
    public let attempt: Evidence<Attempt>
    /// The amount, read once when the attempt started (EN-35).
    public let amount: Amount
    /// To whom it goes.
    public let recipient: PayoutRecipient
    /// The engine makes the payout, and not the merchant's backend (PO-05).
    public let isMadeHere: Bool

    package init(attempt: Evidence<Attempt>, amount: Amount, recipient: PayoutRecipient, isMadeHere: Bool) {
        self.attempt = attempt
        self.amount = amount
        self.recipient = recipient
        self.isMadeHere = isMadeHere
    }

    func with(attempt: Evidence<Attempt>) -> PayoutOrder {
        PayoutOrder(attempt: attempt, amount: amount, recipient: recipient, isMadeHere: isMadeHere)
    }
}
