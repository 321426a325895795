/// The calls of a Paze gateway whose repeat under one key is safe (EN-44).
public struct PazeRepeatableCalls: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// A second creation leaves the first web checkout to lapse.
    public static let createCheckout = PazeRepeatableCalls(rawValue: 1)
    /// The provider completes a session once, however often it is asked.
    public static let complete = PazeRepeatableCalls(rawValue: 2)
    /// Decrypting changes nothing.
    public static let decrypt = PazeRepeatableCalls(rawValue: 4)
    /// The provider honours the idempotency key: one resend may precede the first status query.
    public static let authorise = PazeRepeatableCalls(rawValue: 8)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
