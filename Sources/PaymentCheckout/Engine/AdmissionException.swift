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
        super.init(errorCode: refusal.code, errorMessage: refusal.message)
    }
}

extension AdmissionRefusal {
    /// The code it is reported under.
    var code: String {
        switch self {
        case .overLimit, .shuttingDown: FlowErrorCode.engineUnavailable.rawValue
        case .duplicateTransaction: "SDK0204"
        case .noEngine: "SDK0205"
        }
    }

    /// The field and what is wrong with it, never the value.
    var message: String {
        switch self {
        case .overLimit(let limit): "maximumSessions: the limit of \(limit) live sessions is reached"
        case .shuttingDown: "The engine is shutting down."
        case .duplicateTransaction:
            "merchantTransactionId: a session of the same owner is live, paid or unresolved under it"
        case .noEngine: "engine: none was given, and none was bootstrapped"
        }
    }
}
