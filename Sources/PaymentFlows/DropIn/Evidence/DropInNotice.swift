/// The last callback of an attempt: never two of them.
public enum DropInNotice: Hashable, Sendable {
    /// `onSuccess` (DI-13).
    case succeeded(TransactionIdentity)
    /// `onError` (DI-14). FLOW0001 and FLOW0005 carry the ids.
    case error(PaymentFailure)
    /// `onError` with a `CheckoutDropInFailedSubmitResultSdkException`: the provider said no (DI-14).
    case refused(code: String, Evidence<ProviderRefusal>)
    /// `onError` with SDK1114 and a typed reason (DI-19, DI-33).
    case authentication(CardAuthenticationProblem)
    /// `onCancel` (DI-15).
    case cancelled
}

extension DropInNotice {
    /// The code that `onError` is given; nil: it is not called.
    public var errorCode: String? {
        switch self {
        case .succeeded, .cancelled: nil
        case .error(let failure): failure.code
        case .refused(let code, _): code
        case .authentication(let problem): problem.failure.code
        }
    }
}
