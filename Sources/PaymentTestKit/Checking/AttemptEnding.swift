public import PaymentFlows

/// An outcome without its evidence: all that decides which callbacks may have come before it (EN-30).
public enum AttemptEnding: Hashable, Sendable {
    /// The provider did what was asked.
    case succeeded
    /// The provider said no.
    case refused
    /// Something went wrong.
    case failed
    /// It was ended before its point of no return.
    case cancelled(by: Canceller)
    /// The merchant's backend goes on.
    case handedOver
    /// Money may have moved.
    case unknown

    /// Takes an outcome's kind.
    public init(_ outcome: Outcome) {
        self =
            switch outcome {
            case .succeeded: .succeeded
            case .refused: .refused
            case .failed: .failed
            case .cancelled(let cancellation): .cancelled(by: cancellation.payload.by)
            case .handedOver: .handedOver
            case .unknown: .unknown
            }
    }

    /// Whether the attempt was cancelled, by whomever.
    public var isCancelled: Bool {
        switch self {
        case .cancelled: true
        case .succeeded, .refused, .failed, .handedOver, .unknown: false
        }
    }
}
