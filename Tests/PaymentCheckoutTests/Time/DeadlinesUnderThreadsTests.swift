import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct DeadlinesUnderThreadsTests {
    private let expiries = Expiries()

    @Test("EN-42 deadlines armed and taken back by many threads while time moves fire at most once, and none is left")
    func endsOnceUnderThreads() async {
        let clock = ManualClock()
        let deadlines = Deadlines(time: TimeSource(clock))
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask { [expiries] in
                    var random = SplitMix64(seed: UInt64(worker))
                    var timers: [DeadlineTimer] = []
                    for number in 0..<500 {
                        let due = deadlines.now + Int64(random.below(1_000))
                        timers.append(deadlines.arm(Owner(worker * 500 + number, expiries), at: due))
                        if random.below(2) == 0 { deadlines.disarm(&timers[random.below(timers.count)]) }
                        if random.below(10) == 0 { clock.advance(by: .nanoseconds(random.below(300))) }
                    }
                    for index in timers.indices { deadlines.disarm(&timers[index]) }
                }
            }
        }
        #expect(deadlines.live == 0)
        #expect(Set(expiries.all).count == expiries.all.count)
    }

    @Test("EN-40 every deadline that is left alone fires, whichever thread arms it while time moves")
    func losesNone() async {
        let clock = ManualClock()
        let deadlines = Deadlines(time: TimeSource(clock))
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask { [expiries] in
                    var random = SplitMix64(seed: UInt64(worker))
                    for number in 0..<300 {
                        let owner = Owner(worker * 300 + number, expiries)
                        _ = deadlines.arm(owner, at: deadlines.now + Int64(random.below(1_000)))
                        if random.below(10) == 0 { clock.advance(by: .nanoseconds(random.below(300))) }
                    }
                }
            }
        }
        let last = AsyncStream<Void>.makeStream()
        _ = deadlines.arm(Meddler { last.continuation.finish() }, at: 10_000_000)
        clock.advance(by: .nanoseconds(10_000_000))
        for await _ in last.stream {}
        #expect(expiries.all.map(\.name).sorted() == Array(0..<1_200))
    }
}
