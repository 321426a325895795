/// The intent for each kind of method; a kind without one is not meant to be used (TY-03).
public struct TransactionIntentData: Hashable, Sendable {
    /// For cards and wallets.
    public var card: CardIntentType?
    /// For PayPal.
    public var paypal: PayPalIntentType?

    /// Names the intents; both are nil by default.
    public init(card: CardIntentType? = nil, paypal: PayPalIntentType? = nil) {
        self.card = card
        self.paypal = paypal
    }
}
