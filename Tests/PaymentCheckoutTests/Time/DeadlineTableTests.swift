import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct DeadlineTableTests {
    private final class Owner: Expirable {
        let name: Int
        init(_ name: Int) { self.name = name }
        func expired(_ timer: DeadlineTimer) {}
    }
    private struct Armed {
        var due: Int64
        var name: Int
        var timer: DeadlineTimer
    }

    @Test("EN-42 the table agrees with a sorted list, whatever is armed, taken back and due", arguments: UInt64(0)..<20)
    func agreesWithAList(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var table = DeadlineTable()
        var list: [Armed] = []
        var now: Int64 = 0
        for name in 0..<2_000 {
            switch random.below(7) {
            case 0...3:
                let due = now + Int64(random.below(50))
                let timer = table.arm(Owner(name), at: due)
                // Behind those due at the same instant.
                let place = list.firstIndex { $0.due > due } ?? list.count
                list.insert(Armed(due: due, name: name, timer: timer), at: place)
            case 4, 5:
                guard !list.isEmpty else { continue }
                let gone = list.remove(at: random.below(list.count))
                #expect((table.disarm(gone.timer) as? Owner)?.name == gone.name)
                #expect(table.disarm(gone.timer) == nil)
            default:
                now += Int64(random.below(20))
                while let due = table.popDue(at: now) {
                    let expected = list.removeFirst()
                    #expect((due.owner as? Owner)?.name == expected.name && due.timer == expected.timer)
                }
                #expect(list.first.map { $0.due > now } ?? true)
            }
            #expect(table.count == list.count)
            #expect(table.earliest == list.first?.due)
        }
    }

    @Test("EN-62 the table lets its memory go after a peak, and earlier timers stay stale")
    func shrinks() {
        var table = DeadlineTable()
        let timers = (0..<5_000).map { table.arm(Owner($0), at: Int64($0)) }
        #expect(table.slotCount == 5_000)
        for timer in timers { #expect(table.disarm(timer) != nil) }
        #expect(table.count == 0 && table.slotCount == 0)
        _ = table.arm(Owner(0), at: 0)
        for timer in timers { #expect(table.disarm(timer) == nil) }
        #expect(table.count == 1)
    }
}
