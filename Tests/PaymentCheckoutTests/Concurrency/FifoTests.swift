import Testing

@testable import PaymentCheckout

struct FifoTests {
    @Test("EN-11 a queue gives back in order, also across its ring's end and its growth", arguments: [1, 7, 8, 9, 100])
    func keepsOrder(burst: Int) {
        var queue = Fifo<Int>()
        var next = 0
        var expected = 0
        for _ in 0..<20 {
            for _ in 0..<burst {
                queue.append(next)
                next += 1
            }
            for _ in 0..<max(1, burst / 2) {
                #expect(queue.popFirst() == expected)
                expected += 1
            }
        }
        #expect(queue.count == next - expected)
        while let value = queue.popFirst() {
            #expect(value == expected)
            expected += 1
        }
        #expect(expected == next && queue.isEmpty)
    }

    @Test("EN-62 what was taken from a queue is not held by it")
    func letsGo() {
        final class Thing {}
        var queue = Fifo<Thing>()
        queue.append(Thing())
        queue.append(Thing())
        weak let taken = queue.popFirst()
        #expect(taken == nil)
        #expect(queue.count == 1)
    }
}
