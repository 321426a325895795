internal import Synchronization

/// A histogram that many threads record into at once, without a lock (EN-80).
public final class LatencyRecorder: Sendable {
    private final class Shard: Sendable {
        let counts = InlineArray<1216, Atomic<UInt64>> { _ in Atomic(0) }
        let total = Atomic<Int64>(0)
        let maximum = Atomic<Int64>(0)
    }
    private let shards: [Shard]

    /// Makes an empty recorder: 10 KB for each two cores or so, at most 160 KB.
    public convenience init() { self.init(shards: ThreadShard.count(atMost: 16)) }

    /// - Parameter shards: how many; a power of two, or zero: nothing is recorded.
    init(shards: Int) { self.shards = (0..<shards).map { _ in Shard() } }

    /// Adds a value in nanoseconds; a negative one counts as zero.
    @inline(__always)
    public func record(_ nanoseconds: Int64) {
        guard !shards.isEmpty else { return }
        let value = max(0, nanoseconds)
        let shard = shards[ThreadShard.current(of: shards.count)]
        // Relaxed: a sample orders nothing, and nobody decides by it.
        shard.counts[LatencyScale.bucket(of: value)].wrappingAdd(1, ordering: .relaxed)
        shard.total.wrappingAdd(value, ordering: .relaxed)
        if value > shard.maximum.load(ordering: .relaxed) { _ = shard.maximum.max(value, ordering: .relaxed) }
    }

    /// All values so far. What other threads record meanwhile may be in it in part.
    public func snapshot() -> LatencyHistogram {
        var counts = [UInt64](repeating: 0, count: LatencyScale.buckets)
        var total: Int64 = 0
        var maximum: Int64 = 0
        for shard in shards {
            for index in counts.indices { counts[index] += shard.counts[index].load(ordering: .relaxed) }
            total &+= shard.total.load(ordering: .relaxed)
            maximum = max(maximum, shard.maximum.load(ordering: .relaxed))
        }
        return LatencyHistogram(counts: counts, total: total, maximum: maximum)
    }
}
