/// The sheet shows what it was asked to show.
public struct ApplePaySheetShown: Hashable, Sendable {
    /// Confirms it.
    public init() {}
}
