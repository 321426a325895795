/// Buckets that grow with the value: exact below 32, then 32 to each doubling, so that one is never wider than a 32nd of its
/// lower bound. 1,216 of them reach to 73 minutes in nanoseconds; what is longer goes into the last.
enum LatencyScale {
    static let buckets = 1216
    /// The last value with a bucket of its own.
    static let largest: Int64 = 1 << 42 - 1

    @inline(__always)
    static func bucket(of value: Int64) -> Int {
        let value = min(max(0, value), largest)
        guard value >= 32 else { return Int(value) }
        let exponent = 63 - value.leadingZeroBitCount
        return (exponent - 4) << 5 + Int(value >> (exponent - 5)) & 31
    }

    /// The greatest value of a bucket.
    static func upperBound(of bucket: Int) -> Int64 {
        guard bucket >= 32 else { return Int64(bucket) }
        let exponent = bucket >> 5 + 4
        return Int64(bucket & 31 + 33) << (exponent - 5) - 1
    }
}
