/// The calls of a components gateway.
public enum ComponentsCall: String, Hashable, Sendable, CaseIterable {
    /// Reads what a payment session is for.
    case findSession
    /// Looks a card's first digits up.
    case findMetadata
    /// Makes a card's token.
    case tokenise
    /// Submits the payment session: the money-moving call.
    case submit
    /// Asks for payments.
    case findPayments
}
