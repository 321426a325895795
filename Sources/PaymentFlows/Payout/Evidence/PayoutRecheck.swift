/// A tap after an unknown outcome, for which the provider is asked once more (EN-22).
public struct PayoutRecheck: Hashable, Sendable {
    /// The unknown ending.
    public let ending: Evidence<PayoutEnding>
    /// The attempt that the tap would begin.
    public let attempt: Evidence<Attempt>
    /// The session had expired when the tap came (EN-46).
    public let isExpired: Bool

    func with(ending: Evidence<PayoutEnding>) -> PayoutRecheck {
        PayoutRecheck(ending: ending, attempt: attempt, isExpired: isExpired)
    }
}
