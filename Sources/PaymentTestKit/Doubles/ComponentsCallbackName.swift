/// The callbacks of Checkout.com's components.
public enum ComponentsCallbackName: String, Hashable, Sendable, CaseIterable {
    /// A component can be used.
    case onReady
    /// The pay button was tapped: a gate.
    case handleTap
    /// The input has changed.
    case onChange
    /// The card's first digits are known: a gate.
    case onCardBinChanged
    /// A submission starts.
    case onSubmit
    /// The card has a token: a gate.
    case onTokenized
    /// The host submits.
    case handleSubmit
    /// The payment has succeeded.
    case onSuccess
    /// Something went wrong.
    case onError

    /// A typed card that is tapped and paid by the engine, exactly (CC-02).
    public static let happyPath: [ComponentsCallbackName] = [
        .onReady, .onChange, .onCardBinChanged, .handleTap, .onSubmit, .onTokenized, .onSuccess,
    ]
}
