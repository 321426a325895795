/// Why an event changed nothing.
public enum IgnoreReason: UInt8, Hashable, Sendable, CaseIterable {
    /// The answer came after the flow had moved on.
    case late
    /// The same had been said before.
    case duplicate
    /// The attempt had ended.
    case ended
    /// The point of no return had been passed: the provider's answer decides (EN-33).
    case tooLate
    /// There was nothing that it could apply to.
    case nothingOpen
    /// The component is already as asked.
    case already
}
