/// The last states of a component, in place: what a failed run is explained by.
package struct TraceRing: Sendable {
    private var tags = InlineArray<32, UInt8>(repeating: 0)
    /// How many states were entered in all.
    package private(set) var count: UInt32 = 0

    package init() {}

    @inline(__always)
    package mutating func note(_ tag: UInt8) {
        tags[Int(count & 31)] = tag
        count &+= 1
    }

    /// The tags that are still known, oldest first.
    package var recent: [UInt8] {
        let known = min(count, 32)
        return (0..<known).map { tags[Int((count - known + $0) & 31)] }
    }
}
