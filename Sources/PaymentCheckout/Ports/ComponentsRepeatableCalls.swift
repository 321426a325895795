/// The calls of a components gateway whose repeat under one key is safe (EN-44).
public struct ComponentsRepeatableCalls: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// The provider honours the idempotency key: one resend may precede the first status query.
    public static let submit = ComponentsRepeatableCalls(rawValue: 1)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
