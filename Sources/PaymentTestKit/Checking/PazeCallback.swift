/// The merchant callbacks of the Paze button, by the vendor's names.
public enum PazeCallback: String, Hashable, Sendable, CaseIterable, OrderCallback {
    /// Presentment succeeded.
    case onInit
    /// Presentment has ended, well or not.
    case onPresentmentResolved
    /// A tap was accepted.
    case onPazeButtonClicked
    /// The gate after the web checkout.
    case onCheckoutComplete
    /// The web checkout was cancelled, or the gate said no.
    case onCheckoutIncomplete
    /// The complete call succeeded.
    case onComplete
    /// The gate before decryption.
    case onPreDecryption
    /// The payload was decrypted.
    case onPostDecryption
    /// The gate before authorisation.
    case onPreAuthorisation
    /// The query for the shopper, while the request is built.
    case onGetShopper
    /// The provider has answered.
    case onPostAuthorisation
    /// Something failed before authorisation.
    case onError
    /// Something failed at authorisation.
    case onSubmitError
    /// Belongs to other methods: the Paze button never calls it (PZ-43).
    case onGetShippingAddress

    /// Whether its answer decides how the attempt goes on.
    public var isGate: Bool {
        switch self {
        case .onCheckoutComplete, .onPreDecryption, .onPreAuthorisation: true
        case .onInit, .onPresentmentResolved, .onPazeButtonClicked, .onCheckoutIncomplete, .onComplete,
            .onPostDecryption, .onGetShopper, .onPostAuthorisation, .onError, .onSubmitError, .onGetShippingAddress:
            false
        }
    }
}
