/// What a client or host needs while a Paze attempt rests.
public enum PazeWaiting: Hashable, Sendable {
    /// The shopper is to be sent to the web checkout.
    case checkout(Evidence<PazeHandoff>)
    /// Inside Drop-in: the gate `onBeforeSubmit` is open (DI-10).
    case submitApproval
    /// The gate `onCheckoutComplete` is open.
    case checkoutApproval(Evidence<PazeCheckedOut>)
    /// The gate `onPreDecryption` is open.
    case decryption(Evidence<PazeCompleted>)
    /// The gate `onPreAuthorisation` is open.
    case authorisation(Evidence<PazeDecrypted>)
}
