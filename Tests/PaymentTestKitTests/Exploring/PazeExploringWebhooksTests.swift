import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What a provider says from outside, at every step, over many orders.
@Suite struct PazeExploringWebhooksTests {
    @Test("C54 EN-51 a success at every step ends the attempt once: told once, and nothing is sent after it")
    func paid() {
        let reports = PazeExploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.webhooks = [.init(.paid, at: .turns(Int(seed % 70)), deliveries: 1 + Int(seed % 3))]
            scenario.suspends = seed % 4 != 0
            return scenario
        }
        #expect(reports.allSatisfy { $0.trace.endings == [.succeeded] || $0.trace.endings.isEmpty })
        #expect(reports.contains { $0.trace.endings == [.succeeded] && $0.trace.moneyCalls == 0 })
        #expect(reports.contains { $0.trace.endings == [.succeeded] && $0.trace.moneyCalls == 1 })
        // It came before any tap: nothing was told.
        #expect(reports.contains { $0.trace.endings.isEmpty })
    }

    @Test("EN-43 EN-51 a success from outside is the answer of a provider that stays silent")
    func instead() {
        let reports = PazeExploring.each(of: 0..<200) { seed in
            var scenario = PazeScenario()
            scenario.answers[.authorise] = seed % 2 == 0 ? .lost : .never
            scenario.answers[.findTransactions] = .never
            scenario.webhooks = [.init(.paid, at: .seconds([1, 29, 30, 31][Int(seed % 4)]), deliveries: 2)]
            return scenario
        }
        #expect(reports.contains { $0.trace.endings == [.succeeded] && $0.trace.moneyCalls == 1 })
    }

    @Test("EN-50 a no at every step ends nothing: the reply decides")
    func refused() {
        let reports = PazeExploring.each(of: 0..<300, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.findsTransaction = true
            scenario.webhooks = [.init(.refused, at: .turns(Int(seed % 70)), deliveries: 2)]
            return scenario
        }
        #expect(reports.allSatisfy { $0.trace.endings == [.succeeded] && $0.trace.moneyCalls == 1 })
    }

    @Test("EN-33 EN-51 a success against a cancel or a teardown: one outcome, and the session is paid")
    func againstEnds() {
        let reports = PazeExploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.webhooks = [.init(.paid, at: .turns(Int(seed % 40)))]
            if seed % 2 == 0 {
                scenario.cancels = [.turns(Int(seed / 2 % 40))]
            } else {
                scenario.disappears = .turns(Int(seed / 2 % 40))
            }
            return scenario
        }
        #expect(reports.contains { $0.trace.endings == [.cancelled(by: .host)] })
        #expect(reports.contains { $0.trace.endings == [.cancelled(by: .teardown)] })
        #expect(reports.contains { $0.trace.endings == [.succeeded] })
    }

    @Test(
        "EN-14 EN-51 a callback that hands the word over itself is not abandoned, and nothing nests",
        arguments: PazeExploringRacesTests.asynchronous)
    func inside(callback: PazeCallback) {
        let reports = PazeExploring.each(of: 0..<40, timeIsAChoice: false) { _ in
            var scenario = PazeScenario()
            scenario.reentering = callback
            scenario.inner = .hear
            return scenario
        }
        #expect(
            reports.allSatisfy { $0.trace.endings == [.succeeded] && $0.trace.callbacks.allSatisfy { !$0.isAbandoned } }
        )
    }
}
