import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct LatencyHistogramTests {
    /// Values spread over nine decades, as many of each.
    private func values(_ seed: UInt64, _ count: Int) -> [Int64] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let scale: Int64 = [1, 100, 10_000, 1_000_000, 1_000_000_000][random.below(5)]
            return Int64(random.below(1_000)) * scale + Int64(random.below(100))
        }
    }

    @Test("EN-80 a percentile is the exact one or at most a 32nd above it", arguments: UInt64(0)..<8)
    func isCloseToExact(seed: UInt64) throws {
        let values = values(seed, 5_000).sorted()
        var histogram = LatencyHistogram()
        for value in values { histogram.record(value) }
        for percent in [0, 1, 10, 25, 50, 75, 90, 99, 99.9, 99.99, 100] {
            // The nearest rank: the smallest value that so many do not exceed.
            let rank = max(1, Int((Double(values.count) * percent / 100).rounded(.up)))
            let exact = values[rank - 1]
            let found = try #require(histogram.percentile(percent))
            #expect(found >= exact && found - exact <= exact / 32)
        }
        #expect(histogram.count == 5_000)
        #expect(histogram.total == values.reduce(0, +))
        #expect(histogram.maximum == values.last)
        #expect(histogram.percentile(100) == values.last)
    }

    @Test("EN-80 each value falls into the bucket whose bounds hold it, and buckets follow one another")
    func hasSeamlessBuckets() {
        #expect(LatencyScale.bucket(of: 0) == 0 && LatencyScale.bucket(of: 31) == 31)
        #expect(LatencyScale.bucket(of: 32) == 32 && LatencyScale.bucket(of: 63) == 63)
        // 64...127 in steps of two.
        #expect(LatencyScale.bucket(of: 64) == 64 && LatencyScale.bucket(of: 65) == 64)
        #expect(LatencyScale.bucket(of: 66) == 65 && LatencyScale.upperBound(of: 65) == 67)
        for bucket in 0..<LatencyScale.buckets - 1 {
            let upper = LatencyScale.upperBound(of: bucket)
            #expect(LatencyScale.bucket(of: upper) == bucket)
            #expect(LatencyScale.bucket(of: upper + 1) == bucket + 1)
        }
        #expect(LatencyScale.upperBound(of: LatencyScale.buckets - 1) == LatencyScale.largest)
        #expect(LatencyScale.bucket(of: .max) == LatencyScale.buckets - 1)
    }

    @Test("EN-80 an empty histogram has no percentile and no mean")
    func isEmpty() {
        let histogram = LatencyHistogram()
        #expect(histogram.percentile(50) == nil && histogram.mean == nil && histogram.maximum == 0)
    }

    @Test("EN-80 values out of range are kept: below zero as zero, beyond the scale by the exact maximum")
    func keepsExtremes() {
        var histogram = LatencyHistogram()
        histogram.record(-5)
        histogram.record(.max)
        histogram.record(.max)
        #expect(histogram.percentile(0) == 0)
        #expect(histogram.percentile(100) == .max)
        #expect(histogram.total == .max)
        #expect(histogram.percentile(.nan) == nil)
    }

    @Test("EN-80 merged histograms are as one that saw all")
    func merges() {
        var one = LatencyHistogram()
        var other = LatencyHistogram()
        var all = LatencyHistogram()
        for (index, value) in values(3, 400).enumerated() {
            if index % 3 == 0 { one.record(value) } else { other.record(value) }
            all.record(value)
        }
        one.merge(other)
        #expect(one == all)
    }

    @Test("EN-80 what many threads record is what one would have recorded")
    func recordsFromThreads() async {
        let recorder = LatencyRecorder()
        var expected = LatencyHistogram()
        for worker in 0..<4 {
            for value in values(UInt64(worker), 1_000) { expected.record(value) }
        }
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                let values = values(UInt64(worker), 1_000)
                group.addTask { for value in values { recorder.record(value) } }
            }
        }
        #expect(recorder.snapshot() == expected)
    }
}
