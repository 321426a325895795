/// Walks through all schedules of a scenario, depth first, by replaying a prefix and turning its last choice.
///
///     var search = ScheduleSearch(maxDetours: 2)
///     repeat {
///         let report = Schedule(search.strategy).run(scenario)
///         search.record(report.decisions)
///     } while !search.isComplete
///
/// The tree is small enough to finish for two or three tasks with under some fourteen decisions; beyond that bound the
/// detours.
public struct ScheduleSearch: Sendable {
    private var prefix: [Int] = []
    private let maxDetours: Int
    /// How many schedules were recorded.
    public private(set) var schedules = 0
    /// Whether every schedule within the bound has been recorded.
    public private(set) var isComplete = false

    /// Makes a search.
    ///
    /// - Parameter maxDetours: how many choices of a schedule may differ from order of arrival; unbounded by default.
    public init(maxDetours: Int = .max) { self.maxDetours = maxDetours }

    /// What the next run must follow.
    public var strategy: ScheduleStrategy { .replay(prefix) }

    /// Takes in the decisions of the run that followed `strategy`, and moves on to the next schedule.
    public mutating func record(_ decisions: [ScheduleDecision]) {
        schedules += 1
        for index in decisions.indices.reversed() where decisions[index].taken + 1 < decisions[index].width {
            let detours = decisions[..<index].count { $0.taken > 0 }
            guard detours < maxDetours else { continue }
            prefix = decisions[..<index].map(\.taken) + [decisions[index].taken + 1]
            return
        }
        isComplete = true
    }
}
