/// What a close left behind (EN-66).
public enum CloseAnswer: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing: the session is gone.
    case closed
    /// An attempt past its point of no return: the session goes when that has its outcome (EN-34).
    case closesWithOutcome
    /// The session had been closed before.
    case alreadyClosed
}
