/// What of a flow is to be explored, and how.
package struct ExplorationOrder: Sendable {
    /// What is played.
    package var source: ScheduleReplay.Source
    /// How schedules choose.
    package var strategy: any ScheduleStrategy
    /// The seed of the first schedule.
    package var seed: UInt64
    /// How many schedules there are at most.
    package var schedules: Int
    /// Whether the earliest timer may fire while jobs are ready; nil: in each third seed.
    package var timeIsAChoice: Bool?

    /// Describes an order; time is a choice in each third seed unless it is said otherwise.
    package init(
        _ source: ScheduleReplay.Source, strategy: any ScheduleStrategy, seed: UInt64, schedules: Int,
        timeIsAChoice: Bool? = nil
    ) {
        self.source = source
        self.strategy = strategy
        self.seed = seed
        self.schedules = schedules
        self.timeIsAChoice = timeIsAChoice
    }
}
