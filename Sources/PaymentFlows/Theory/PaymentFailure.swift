/// What went wrong with an attempt, by a code that does not change.
public struct PaymentFailure: Hashable, Sendable {
    /// The vendor's code, or one of the engine's own (FLOW0001 to FLOW0009).
    public let code: String
    /// What went wrong, naming the field and the limit, never the value.
    public let message: String
    /// The provider's answer behind it, when there was one.
    public var refusal: ProviderRefusal? { answer?.payload }
    private let answer: Evidence<ProviderRefusal>?
    /// The ids of the transaction, when one may exist at the provider.
    public let identity: TransactionIdentity?

    /// Describes a failure.
    public init(code: String, message: String, refusal: ProviderRefusal? = nil, identity: TransactionIdentity? = nil) {
        self.code = code
        self.message = message
        answer = refusal.map { Evidence($0) }
        self.identity = identity
    }

    /// The provider reported another amount, currency or approval than asked: money moved (EN-36).
    public var isMismatch: Bool { code == FlowErrorCode.mismatch.rawValue }
}
