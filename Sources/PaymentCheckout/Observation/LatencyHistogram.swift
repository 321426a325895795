/// How long things took, in fixed memory: 10 KB however many there were (EN-80).
///
/// A percentile is never below the exact one, and at most a 32nd of it above. Values are nanoseconds from zero to 73
/// minutes; a longer one counts as longest, and `maximum` is exact.
public struct LatencyHistogram: Hashable, Sendable {
    private var counts = [UInt64](repeating: 0, count: LatencyScale.buckets)
    /// How many values were recorded.
    public private(set) var count: UInt64 = 0
    /// Their sum in nanoseconds; it stays at the greatest number that fits.
    public private(set) var total: Int64 = 0
    /// The greatest of them in nanoseconds, exact; zero when there is none.
    public private(set) var maximum: Int64 = 0

    /// Makes an empty histogram.
    public init() {}

    init(counts: [UInt64], total: Int64, maximum: Int64) {
        self.counts = counts
        self.count = counts.reduce(0, +)
        self.total = total
        self.maximum = maximum
    }

    /// Adds a value in nanoseconds; a negative one counts as zero.
    public mutating func record(_ nanoseconds: Int64) {
        let value = max(0, nanoseconds)
        counts[LatencyScale.bucket(of: value)] += 1
        count += 1
        add(total: value)
        maximum = max(maximum, value)
    }

    /// Adds all values of another.
    public mutating func merge(_ other: LatencyHistogram) {
        for index in counts.indices { counts[index] += other.counts[index] }
        count += other.count
        add(total: other.total)
        maximum = max(maximum, other.maximum)
    }

    /// The smallest recorded value, in nanoseconds, that so many per cent of all do not exceed; nil when there is none.
    ///
    /// - Parameter percent: from 0 to 100; 99.9 is the value that one in a thousand exceeds.
    public func percentile(_ percent: Double) -> Int64? {
        guard count > 0, !percent.isNaN else { return nil }
        let share = Double(count) * min(max(0, percent), 100) / 100
        let rank = min(count, max(1, UInt64(share.rounded(.up))))
        var seen: UInt64 = 0
        for (bucket, inBucket) in counts.enumerated() where inBucket > 0 {
            seen += inBucket
            guard seen >= rank else { continue }
            return bucket == LatencyScale.buckets - 1 ? maximum : min(LatencyScale.upperBound(of: bucket), maximum)
        }
        return maximum
    }

    /// The mean in nanoseconds; nil when there is none.
    public var mean: Double? { count > 0 ? Double(total) / Double(count) : nil }

    private mutating func add(total more: Int64) {
        let (sum, overflow) = total.addingReportingOverflow(more)
        total = overflow ? .max : sum
    }
}
