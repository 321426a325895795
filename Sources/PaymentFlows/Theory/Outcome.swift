/// How an attempt ended, written once (EN-30).
public enum Outcome: Hashable, Sendable {
    /// The provider did what was asked.
    case succeeded(Evidence<Receipt>)
    /// The provider said no.
    case refused(Evidence<ProviderRefusal>)
    /// Something went wrong, and no money moved by this attempt unless the failure says so (FLOW0005).
    case failed(Evidence<PaymentFailure>)
    /// The attempt was ended before its point of no return.
    case cancelled(Evidence<Cancellation>)
    /// The merchant's backend goes on.
    case handedOver
    /// Money may have moved: the provider could not be asked in time (EN-43).
    case unknown(Evidence<TransactionIdentity>)
}

extension Outcome {
    /// Why a tap after this outcome is refused; nil: it starts a fresh attempt (EN-22).
    public var refusal: Refusal? {
        switch self {
        case .succeeded: .alreadySettled
        case .failed(let failure): failure.payload.isMismatch ? .needsReconciliation : nil
        case .handedOver: .handedOver
        case .unknown: .outcomeUnknown
        case .refused, .cancelled: nil
        }
    }

    /// Another amount or currency moved than was asked (EN-36); nil: it did not, or nothing moved.
    package var mismatch: PaymentFailure? {
        guard case .failed(let failure) = self, failure.payload.isMismatch else { return nil }
        return failure.payload
    }

    /// The transaction that the outcome is about, where one is known.
    public var identity: TransactionIdentity? {
        switch self {
        case .succeeded(let receipt): receipt.payload.identity
        case .refused(let refusal): refusal.payload.identity
        case .failed(let failure): failure.payload.identity
        case .unknown(let identity): identity.payload
        case .cancelled(let cancellation): cancellation.payload.identity
        case .handedOver: nil
        }
    }
}
