/// A queue in a ring: what was taken is let go at once, and a busy queue that is never empty does not grow.
package struct Fifo<Element> {
    private var ring: [Element?] = []
    private var head = 0
    package private(set) var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    package mutating func append(_ element: Element) {
        if count == ring.count { grow() }
        ring[(head + count) & (ring.count - 1)] = element
        count += 1
    }

    package mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        var first: Element?
        swap(&first, &ring[head])
        head = (head + 1) & (ring.count - 1)
        count -= 1
        // A burst leaves at most this much behind it.
        if count == 0, ring.count > 1024 { self = Fifo() }
        return first
    }

    /// Powers of two, so that a position is a mask away.
    private mutating func grow() {
        var larger: [Element?] = []
        larger.reserveCapacity(max(8, ring.count * 2))
        for index in 0..<count { larger.append(ring[(head + index) & (ring.count - 1)]) }
        for _ in count..<max(8, ring.count * 2) { larger.append(nil) }
        ring = larger
        head = 0
    }
}

extension Fifo: Sendable where Element: Sendable {}
