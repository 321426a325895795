/// What a cancel found (EN-33).
public enum CancelAnswer: UInt8, Hashable, Sendable, CaseIterable {
    /// The attempt, or the queued tap, ends cancelled; nothing money-moving follows.
    case cancelled
    /// The point of no return had been passed, or the outcome was decided: the provider's answer decides.
    case tooLate
    /// No attempt was open.
    case nothingToCancel
}
