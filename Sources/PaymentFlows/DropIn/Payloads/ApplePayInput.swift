/// What comes with a tap on the Apple Pay button: nothing, since the sheet asks for everything.
public struct ApplePayInput: Hashable, Sendable {
    /// Describes a tap.
    public init() {}
}
