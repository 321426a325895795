/// A card submit that has passed the checks (DI-31).
public struct CardAdmitted: Hashable, Sendable, AboutAttempt {
    /// The submit.
    public let tap: Evidence<DropInTap<CardInput>>
    /// What it was checked against.
    public let terms: Evidence<CardTerms>
    package var attempt: Evidence<Attempt> { tap.payload.attempt }
}
