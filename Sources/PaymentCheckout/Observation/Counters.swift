internal import Synchronization

/// Counts of everything in `CounterKind`, kept apart by thread so that cores do not fight over them (EN-80, EN-81).
public final class Counters: Sendable {
    /// One thread's counts, or a few threads'. A class each, longer than its counts: no line of memory is shared.
    private final class Shard: Sendable {
        let counts = InlineArray<40, Atomic<Int>> { _ in Atomic(0) }
    }
    private let shards: [Shard]

    /// Makes counters at zero.
    public convenience init() { self.init(shards: ThreadShard.count(atMost: 64)) }

    /// - Parameter shards: how many; a power of two.
    init(shards: Int) { self.shards = (0..<shards).map { _ in Shard() } }

    /// Adds to a count.
    @inline(__always)
    public func add(_ kind: CounterKind, _ amount: Int = 1) {
        // Relaxed: a count orders nothing, and nobody decides by it.
        shards[ThreadShard.current(of: shards.count)].counts[kind.rawValue].wrappingAdd(amount, ordering: .relaxed)
    }

    /// The counts now. What other threads count meanwhile may be in it or not; each kind is right by itself.
    public func snapshot() -> CounterSnapshot {
        var values = [Int](repeating: 0, count: CounterKind.allCases.count)
        for shard in shards {
            for index in values.indices { values[index] += shard.counts[index].load(ordering: .relaxed) }
        }
        return CounterSnapshot(values: values)
    }
}
