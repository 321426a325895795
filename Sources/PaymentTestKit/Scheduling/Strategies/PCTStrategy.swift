/// Probabilistic concurrency testing: each task has a random rank and the highest runs, but for a few choices drawn in
/// advance at which the task that would run falls to the bottom. Finds what needs one task to stay out for long.
public struct PCTStrategy: ScheduleStrategy {
    private let depth: Int
    private let choices: Int
    private var random = SplitMix64(seed: 0)
    /// By task; zero: not drawn yet.
    private var ranks: [UInt64] = []
    private var falls: [Int] = []
    private var choice = 0
    /// Below every drawn rank; each fall goes below the last.
    private var bottom: UInt64 = 0

    /// Makes the strategy.
    ///
    /// - Parameters:
    ///   - depth: how many ordering constraints the bug may need; `depth - 1` falls are drawn.
    ///   - choices: about how many choices a schedule has; falls are drawn among them.
    public init(depth: Int, choices: Int) {
        self.depth = max(1, depth)
        self.choices = choices
    }

    /// What it is, with its depth and the length that it draws falls for.
    public var name: String { "pct, depth \(depth), \(choices) choices" }

    /// Draws the falls of a seed; ranks are drawn as tasks arrive.
    public mutating func begin(seed: UInt64) -> Bool {
        random = SplitMix64(seed: seed)
        ranks.removeAll(keepingCapacity: true)
        falls.removeAll(keepingCapacity: true)
        for _ in 1..<depth { falls.append(random.below(choices)) }
        choice = 0
        bottom = 1 << 31
        return true
    }

    /// The one of highest rank.
    public mutating func choose(from ready: [Int]) -> Int {
        var best = highest(of: ready)
        if falls.contains(choice) {
            bottom -= 1
            ranks[ready[best]] = bottom
            best = highest(of: ready)
        }
        choice += 1
        return best
    }

    private mutating func highest(of ready: [Int]) -> Int {
        var best = (index: 0, rank: UInt64.min)
        for (index, number) in ready.enumerated() {
            let rank = rank(of: number)
            if rank > best.rank { best = (index, rank) }
        }
        return best.index
    }

    private mutating func rank(of number: Int) -> UInt64 {
        while ranks.count <= number { ranks.append(0) }
        if ranks[number] == 0 { ranks[number] = 1 << 32 | random.next() >> 32 }
        return ranks[number]
    }
}
