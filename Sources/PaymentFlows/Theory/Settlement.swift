/// What the provider is known to have done with a transaction: it only rises, also after the outcome (EN-38).
public enum Settlement: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// Nothing is known.
    case open
    /// The provider refused, the call failed or the attempt was cancelled: no money moved.
    case notCharged
    /// Money moved.
    case succeeded
    /// Money moved and was returned.
    case reversed

    /// Whether the session counts as paid, so that it takes no further taps (EN-22).
    public var isSettled: Bool { self >= .succeeded }

    /// Whether the first is known less far than the second.
    public static func < (left: Settlement, right: Settlement) -> Bool { left.rawValue < right.rawValue }
}
