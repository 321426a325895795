public import PaymentFlows

/// Why an engine took no session.
public enum AdmissionRefusal: Hashable, Sendable {
    /// The engine's limit of live sessions is reached (EN-61).
    case overLimit(Int)
    /// The engine is shutting down (EN-64).
    case shuttingDown
    /// A session for the same owner and merchant transaction id is live, paid, or unresolved (EN-65).
    case duplicateTransaction(SessionID)
    /// No engine was given and none was bootstrapped.
    case noEngine
}

/// The engine took no session.
public final class AdmissionException: BaseSdkException, @unchecked Sendable {
    // Unchecked because its superclass is open; all that it holds is constant.

    /// Why.
    public let refusal: AdmissionRefusal

    /// Describes a refusal.
    public init(_ refusal: AdmissionRefusal) {
        self.refusal = refusal
        switch refusal {
        case .overLimit(let limit):
            super.init(
                errorCode: "FLOW0007", errorMessage: "maximumSessions: the limit of \(limit) live sessions is reached")
        case .shuttingDown:
            super.init(errorCode: "FLOW0007", errorMessage: "The engine is shutting down.")
        case .duplicateTransaction:
            super.init(
                errorCode: "SDK0204",
                errorMessage: "merchantTransactionId: a session of the same owner is live, paid or unresolved under it")
        case .noEngine:
            super.init(errorCode: "SDK0205", errorMessage: "engine: none was given, and none was bootstrapped")
        }
    }
}
