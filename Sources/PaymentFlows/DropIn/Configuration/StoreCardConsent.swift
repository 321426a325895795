/// Whether a consent control is shown with the card (TY-40, DI-20).
public enum StoreCardConsent: String, Hashable, Sendable, CaseIterable {
    /// A control is shown, and its value wins.
    case ask = "Ask"
    /// None is shown: `onGetConsent` is asked.
    case never = "Never"
}
