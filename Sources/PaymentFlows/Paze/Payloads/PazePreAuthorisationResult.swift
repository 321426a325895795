/// The answer of `onPreAuthorisation` (PZ-40, TY-21).
public enum PazePreAuthorisationResult: Hashable, Sendable {
    /// Authorise without more data; the default without the callback.
    case proceed
    /// Do not authorise: the attempt ends cancelled by the merchant (PZ-41).
    case cancel
    /// Authorise with this data, which is checked first (PZ-42).
    case transactionInitData(PazeTransactionInitData)
}
