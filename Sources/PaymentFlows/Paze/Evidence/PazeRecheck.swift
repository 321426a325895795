/// A tap after an unknown outcome, for which the provider is asked once more (EN-22).
public struct PazeRecheck: Hashable, Sendable {
    /// The unknown ending.
    public let ending: Evidence<PazeEnding>
    /// The attempt that the tap would begin; that of the ending where the tap is another component's.
    public let attempt: Evidence<Attempt>
    /// The session had expired when the tap came (EN-46).
    public let isExpired: Bool
    /// The tap is another component's: where the flow goes back to. Nil: it is this button's own.
    public let resumes: PazeFlow.State?

    func with(ending: Evidence<PazeEnding>) -> PazeRecheck {
        PazeRecheck(ending: ending, attempt: attempt, isExpired: isExpired, resumes: resumes)
    }
}
