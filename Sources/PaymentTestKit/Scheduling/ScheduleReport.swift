/// What one run of a scenario was like.
public struct ScheduleReport: Hashable, Sendable {
    /// How it ended.
    public var end: ScheduleEnd
    /// Its choices, in order: with them it can be replayed.
    public var decisions: [ScheduleDecision]
    /// A number of the order in which tasks ran and timers fired; equal runs have equal ones.
    public var fingerprint: UInt64
    /// Jobs run and timers fired.
    public var steps: Int
    /// Virtual nanoseconds that passed.
    public var elapsed: Int64
    /// Jobs and sleepers that were left when it ended.
    public var leftovers: Int
    /// Jobs that came from another thread: work had escaped, and the run cannot be repeated.
    public var foreignEnqueues: Int
    /// Jobs that were sent to the global pool, such as a bare task; counted while escapes are watched.
    public var hookedEnqueues: Int

    /// Whether it finished, with all its work on the scheduler.
    public var isClean: Bool { end == .finished && foreignEnqueues == 0 && hookedEnqueues == 0 }
}
