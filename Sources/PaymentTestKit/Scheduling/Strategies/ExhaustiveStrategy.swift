/// Goes through all schedules of a scenario, depth first: each follows the one before up to the last choice that can still be turned.
///
/// The scenario must be the same in every schedule: seeds are not looked at. The tree is small enough to finish for two or three tasks with
/// under some fourteen choices; beyond that bound the detours.
public struct ExhaustiveStrategy: ScheduleStrategy {
    private let maxDetours: Int
    private var decisions: [ScheduleDecision] = []
    /// How many decisions of the next schedule are given.
    private var given = 0
    private var position = 0
    private var hasBegun = false
    private var hasLeftOut = false
    private var isDone = false

    /// Makes the strategy.
    ///
    /// - Parameter maxDetours: how many choices of a schedule may differ from order of arrival, each of which lets one job overtake others;
    ///   unbounded by default.
    public init(maxDetours: Int = .max) { self.maxDetours = maxDetours }

    /// What it is, with its bound.
    public var name: String { maxDetours == .max ? "exhaustive" : "exhaustive, \(maxDetours) detours" }

    /// Complete once `begin` has said that nothing is left, within the bound if that has left something out.
    public var coverage: ScheduleCoverage {
        guard isDone else { return .stopped }
        return hasLeftOut ? .completeWithin(detours: maxDetours) : .complete
    }

    /// Moves on to the next schedule; false: there is none.
    public mutating func begin(seed: UInt64) -> Bool {
        guard hasBegun else {
            hasBegun = true
            return true
        }
        position = 0
        isDone = isDone || !turn()
        return !isDone
    }

    /// As given, then the first.
    public mutating func choose(from ready: [Int]) -> Int {
        defer { position += 1 }
        guard position < given else {
            decisions.append(ScheduleDecision(taken: 0, width: ready.count))
            return 0
        }
        // The same choices lead to the same jobs, unless the run depends on something else.
        return min(decisions[position].taken, ready.count - 1)
    }

    private mutating func turn() -> Bool {
        var detours = decisions.count { $0.taken > 0 }
        while let last = decisions.popLast() {
            if last.taken > 0 { detours -= 1 }
            guard last.taken + 1 < last.width else { continue }
            guard detours < maxDetours else {
                hasLeftOut = true
                continue
            }
            decisions.append(ScheduleDecision(taken: last.taken + 1, width: last.width))
            given = decisions.count
            return true
        }
        return false
    }
}
