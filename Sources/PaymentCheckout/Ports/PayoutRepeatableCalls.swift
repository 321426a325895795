/// The calls of a payout gateway whose repeat under one key is safe (EN-44).
public struct PayoutRepeatableCalls: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8
    /// The provider honours the idempotency key: one resend may precede the first status query.
    public static let pay = PayoutRepeatableCalls(rawValue: 1)

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
