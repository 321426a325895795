/// The calls of a card gateway.
public enum CardCall: String, Hashable, Sendable, CaseIterable {
    /// Tokenises a card.
    case tokenise
    /// Asks the 3DS server.
    case preInitiate
    /// Asks the issuer.
    case authenticate
    /// Authorises: the money-moving call.
    case authorise
    /// Asks for transactions.
    case findTransactions
}
