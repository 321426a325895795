/// The last callback of an attempt (PZ-47): never two of them.
public enum PazeNotice: Hashable, Sendable {
    /// `onCheckoutIncomplete`.
    case incomplete(PazeCheckoutResult)
    /// `onError`.
    case error(PaymentFailure)
    /// `onSubmitError` with a `FailedSubmitResult`.
    case submitError(PaymentFailure)
    /// `onSubmitError` with a `FailedSubmitResult` that carries the provider's no.
    case submitRefused(Evidence<ProviderRefusal>)
    /// `onSubmitError` with an `UnknownSubmitResult`.
    case unknown(TransactionIdentity)
    /// `onPostAuthorisation`.
    case authorised(TransactionIdentity)
}
