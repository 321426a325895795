/// The callbacks of a Paze payment, in the order of the happy path; the two outcomes of presentment are told apart.
public enum PazeCallbackName: String, Hashable, Sendable, CaseIterable {
    /// Presentment has succeeded.
    case onInit
    /// The button is shown.
    case onPresentmentResolvedTrue
    /// The button is hidden.
    case onPresentmentResolvedFalse
    /// A tap was accepted.
    case onPazeButtonClicked
    /// The web checkout is complete: a gate.
    case onCheckoutComplete
    /// The web checkout ended without completion.
    case onCheckoutIncomplete
    /// The complete call has succeeded.
    case onComplete
    /// The token may be decrypted: a gate.
    case onPreDecryption
    /// The token is decrypted.
    case onPostDecryption
    /// The authorisation may be sent: a gate.
    case onPreAuthorisation
    /// The shopper is asked for: a query.
    case onGetShopper
    /// The authorisation has an answer with ids.
    case onPostAuthorisation
    /// The authorisation failed, or is unknown.
    case onSubmitError
    /// Something before the authorisation failed.
    case onError

    /// The happy path, exactly (PZ-46).
    public static let happyPath: [PazeCallbackName] = [
        .onInit, .onPresentmentResolvedTrue, .onPazeButtonClicked, .onCheckoutComplete, .onComplete, .onPreDecryption,
        .onPostDecryption, .onPreAuthorisation, .onGetShopper, .onPostAuthorisation,
    ]
}
