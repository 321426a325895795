/// What a provider says a transaction is doing (TY-08).
public enum TransactionState: Hashable, Sendable {
    /// The money is held, not yet taken.
    case authorised
    /// The provider or the issuer said no.
    case refused
    /// The transaction was cancelled before it was taken, or after.
    case cancelled
    /// The held money was taken.
    case captured
    /// The transaction could not be processed.
    case error
    /// The transaction was carried out.
    case executed
    /// The transaction was carried out and confirmed.
    case confirmed
    /// The provider has not decided yet; for a payout: it has accepted (PO-04).
    case pending
    /// The money was given back.
    case refunded
    /// The transaction was changed; nothing is said of the money.
    case updated
    /// The transaction was turned down.
    case rejected
    /// The transaction was agreed to.
    case approved
    /// A payout came back from its receiver (PO-04).
    case returned
    /// A state that is not known here, by the provider's name.
    case other(String)
}

extension TransactionState {
    /// Every state that is known by name.
    static let known: [TransactionState] = [
        .authorised, .refused, .cancelled, .captured, .error, .executed, .confirmed, .pending, .refunded, .updated,
        .rejected,
        .approved, .returned,
    ]

    /// Reads a provider's name for a state, without regard to case. An unknown name is kept as it is.
    public init(_ name: String) {
        let folded = name.lowercased()
        self = Self.known.first { $0.name.lowercased() == folded } ?? .other(name)
    }

    /// The provider's name for the state, for example "Authorised".
    public var name: String {
        switch self {
        case .authorised: "Authorised"
        case .refused: "Refused"
        case .cancelled: "Cancelled"
        case .captured: "Captured"
        case .error: "Error"
        case .executed: "Executed"
        case .confirmed: "Confirmed"
        case .pending: "Pending"
        case .refunded: "Refunded"
        case .updated: "Updated"
        case .rejected: "Rejected"
        case .approved: "Approved"
        case .returned: "Returned"
        case .other(let name): name
        }
    }
}

extension TransactionState: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
