/// How a run chooses; with the seed and the build it describes the run fully.
public enum ScheduleStrategy: Hashable, Sendable {
    /// In order of arrival.
    case firstIn
    /// Any ready job with equal chance.
    case random
    /// By random ranks with `depth - 1` falls among about `steps` choices.
    case priority(depth: Int, steps: Int)
    /// Seven runs in ten at random, the others by ranks with a depth of one to three: neither finds every bug alone.
    case mixed(steps: Int)
    /// As recorded, then in order of arrival.
    case replay([Int])

    /// The chooser for one run.
    public func chooser(seed: UInt64) -> any ScheduleChooser {
        switch self {
        case .firstIn: return FirstInChooser()
        case .random: return RandomChooser(seed: seed)
        case .priority(let depth, let steps): return PriorityChooser(seed: seed, depth: depth, steps: steps)
        case .mixed(let steps):
            guard seed % 10 >= 7 else { return RandomChooser(seed: seed) }
            return PriorityChooser(seed: seed, depth: Int(seed % 10) - 6, steps: steps)
        case .replay(let choices): return ReplayChooser(choices)
        }
    }
}
