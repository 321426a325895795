import Testing

@testable import PaymentCheckout

struct LockTests {
    private final class Count: Sendable {
        let count = Lock(0)
    }

    @Test("EN-81 what is counted under a lock by many threads is counted in full")
    func countsInFull() async {
        let shared = Count()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<2_000 { shared.count.withLock { $0 += 1 } }
                }
            }
        }
        #expect(shared.count.withLock { $0 } == 16_000)
    }

    @Test("EN-81 an error passes through a lock, with its type, and lets it go")
    func throwsThrough() {
        struct Full: Error, Equatable {}
        let state = Lock(1)
        #expect(throws: Full()) { try state.withLock { (_: inout Int) throws(Full) -> Void in throw Full() } }
        #expect(state.withLock { $0 } == 1)
    }
}
