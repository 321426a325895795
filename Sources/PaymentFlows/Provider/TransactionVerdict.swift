/// What a provider's reply means for the transaction that was asked for (TY-08, EN-32, EN-36).
public enum TransactionVerdict: Hashable, Sendable {
    /// What was asked was done.
    case succeeded(TransactionIdentity)
    /// The provider said no.
    case refused(ProviderRefusal)
    /// The provider could not process the transaction.
    case failed(PaymentFailure)
    /// What was asked was done, and undone later: a success whose settlement is reversed.
    case reversed(TransactionIdentity)
    /// Money moved, but another amount or currency, or only a part: FLOW0005 with the ids (EN-36).
    case mismatch(PaymentFailure)
    /// Nothing is decided yet: the provider is to be asked (EN-43).
    case open(OpenReason)
}

extension TransactionVerdict {
    /// How far the verdict alone raises the settlement (EN-38).
    public var settlement: Settlement {
        switch self {
        case .succeeded, .mismatch: .succeeded
        case .reversed: .reversed
        case .refused, .failed: .notCharged
        case .open: .open
        }
    }

    /// Another amount or currency moved than was asked (EN-36).
    var mismatch: PaymentFailure? { if case .mismatch(let failure) = self { failure } else { nil } }

    /// The transaction that has moved money and, as far as this says, not returned it; nil: it says no such thing (EN-43).
    package var charged: TransactionIdentity? {
        switch self {
        case .succeeded(let identity): identity
        case .mismatch(let failure): failure.identity
        case .refused, .failed, .reversed, .open: nil
        }
    }

    /// The ids of the transaction, where the reply told them.
    public var identity: TransactionIdentity? {
        switch self {
        case .succeeded(let identity), .reversed(let identity): identity
        case .refused(let refusal): refusal.identity
        case .failed(let failure), .mismatch(let failure): failure.identity
        case .open: nil
        }
    }
}
