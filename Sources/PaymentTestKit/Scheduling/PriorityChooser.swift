/// Probabilistic concurrency testing: each task has a random rank and the highest runs, but for a few steps drawn in
/// advance at which the running task falls to the bottom. Finds what needs one task to stay out for long.
public struct PriorityChooser: ScheduleChooser {
    private var random: SplitMix64
    private var ranks: [Int: UInt64] = [:]
    private var changes: Set<Int> = []
    private var step = 0
    /// Below every drawn rank; each fall goes below the last.
    private var bottom: UInt64 = 1 << 31

    /// Makes the chooser.
    ///
    /// - Parameters:
    ///   - seed: equal seeds choose alike.
    ///   - depth: how many ordering constraints the bug may need; `depth - 1` falls are drawn.
    ///   - steps: about how many choices a run has; falls are drawn among them.
    public init(seed: UInt64, depth: Int, steps: Int) {
        random = SplitMix64(seed: seed)
        for _ in 1..<max(2, depth) where depth > 1 { changes.insert(random.below(steps)) }
    }

    /// The one of highest rank.
    public mutating func choose(from ready: [Int]) -> Int {
        var best = highest(of: ready)
        if changes.contains(step) {
            bottom -= 1
            ranks[ready[best]] = bottom
            best = highest(of: ready)
        }
        step += 1
        return best
    }

    private mutating func highest(of ready: [Int]) -> Int {
        var best = (index: 0, rank: UInt64.min)
        for (index, number) in ready.enumerated() {
            let rank = ranks[number] ?? (1 << 32 | random.next() >> 32)
            ranks[number] = rank
            if rank > best.rank { best = (index, rank) }
        }
        return best.index
    }
}
