import PaymentCheckout
import Testing

struct CountersTests {
    @Test("EN-81 each kind is counted by itself, by however many threads")
    func countsEachKind() async {
        let counters = Counters()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<100 {
                        for kind in CounterKind.allCases { counters.add(kind, kind.rawValue + 1) }
                    }
                }
            }
        }
        let snapshot = counters.snapshot()
        for kind in CounterKind.allCases { #expect(snapshot[kind] == (kind.rawValue + 1) * 400) }
    }

    @Test("EN-80 a snapshot does not change, and names what is not zero")
    func isASnapshot() {
        let counters = Counters()
        counters.add(.lateAnswers)
        counters.add(.observerDropped, 2)
        let snapshot = counters.snapshot()
        counters.add(.lateAnswers)
        #expect(snapshot[.lateAnswers] == 1 && snapshot[.retries] == 0)
        #expect("\(snapshot)" == "lateAnswers: 1, observerDropped: 2")
        #expect("\(Counters().snapshot())" == "")
    }
}
