import PaymentFlows
import PaymentTestKit
import Testing

@Suite("One outcome for each attempt")
struct OutcomeCheckTests {
    private let first = AttemptID(1), second = AttemptID(2)

    private func rules(flagIsUp: Bool = false, _ fill: (inout OutcomeCheck) -> Void) -> [String] {
        var check = OutcomeCheck(session: "s")
        fill(&check)
        return check.violations(flagIsUp: flagIsUp).map(\.rule)
    }

    @Test("EN-30 each attempt with one outcome is accepted")
    func accepted() {
        let rules = rules {
            $0.accept(first)
            $0.end(first, as: .failed)
            $0.accept(second)
            $0.end(second, as: .succeeded)
        }
        #expect(rules.isEmpty)
    }

    @Test("EN-30 an attempt without an outcome is found")
    func missing() {
        #expect(rules { $0.accept(first) } == ["EN-30"])
    }

    @Test("EN-30 a second outcome is found, the same or another", arguments: [AttemptEnding.failed, .succeeded])
    func twice(ending: AttemptEnding) {
        let rules = rules {
            $0.accept(first)
            $0.end(first, as: .failed)
            $0.end(first, as: ending)
        }
        #expect(rules == ["EN-30"])
    }

    @Test("EN-30 an outcome of an attempt that was never accepted is found")
    func foreign() {
        #expect(rules { $0.end(first, as: .failed) } == ["EN-30"])
    }

    @Test("EN-20 an attempt that was accepted twice is found")
    func acceptedTwice() {
        let rules = rules {
            $0.accept(first)
            $0.accept(first)
            $0.end(first, as: .failed)
        }
        #expect(rules == ["EN-20"])
    }

    @Test("EN-22 an attempt after a success is found, however it ended", arguments: [AttemptEnding.failed, .unknown])
    func afterSuccess(ending: AttemptEnding) {
        let rules = rules {
            $0.accept(first)
            $0.end(first, as: .succeeded)
            $0.accept(second)
            $0.end(second, as: ending)
        }
        #expect(rules == ["EN-22"])
    }

    @Test(
        "EN-14 a queued tap may be dropped with an outcome or refused without one, and must not begin after a success")
    func queued() {
        func rules(_ ending: AttemptEnding?) -> [String] {
            self.rules {
                $0.accept(first)
                $0.queue(second)
                $0.end(first, as: .succeeded)
                if let ending { $0.end(second, as: ending) }
            }
        }
        #expect(rules(nil).isEmpty)
        #expect(rules(.cancelled(by: .teardown)).isEmpty)
        #expect(rules(.failed) == ["EN-22"])
    }

    @Test("EN-14 a tap that was queued as the same attempt twice is found")
    func queuedTwice() {
        let rules = rules {
            $0.queue(first)
            $0.queue(first)
        }
        #expect(rules == ["EN-14"])
    }

    @Test("EN-23 a flag that is still up in the end is found")
    func flag() {
        #expect(rules(flagIsUp: true) { _ in } == ["EN-23"])
    }
}
