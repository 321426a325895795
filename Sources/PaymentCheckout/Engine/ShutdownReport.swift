/// What a shutdown found and left (EN-64).
public struct ShutdownReport: Hashable, Sendable {
    /// How many sessions were live.
    public let sessions: Int
    /// How many attempts it cancelled.
    public let cancelled: Int
    /// The sessions whose attempts had not ended in time.
    public let left: [SessionID]
}
