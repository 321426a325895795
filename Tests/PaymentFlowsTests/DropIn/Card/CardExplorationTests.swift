import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole card flow, explored")
struct CardExplorationTests {
    private let exploration = CardExploration.whole

    @Test("EN-03: every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        let reached = Set(exploration.flows.map(\.stateName))
        // A card is authorised, never captured.
        #expect(Set(CardFlow.stateNames).subtracting(reached) == ["capturing"])
        #expect(exploration.table.missing.allSatisfy { $0.hasPrefix("capturing") })
        #expect(CardFlow.stateNames.count == 26)
        #expect(DropInEvent<CardSteps>.names.count == 27)
    }

    @Test("EN-30 EN-33 EN-51 DI-12: no step breaks a rule", arguments: DropInRule<CardFlow>.all)
    func rules(rule: DropInRule<CardFlow>) {
        let violations = rule.violations(in: exploration)
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test(
        "DI-30: the states of an attempt come in their documented order; only a soft decline and status queries go back"
    )
    func order() {
        let order = [
            "askingBeforeSubmit", "validating", "submitting", "askingConsent", "tokenising", "askingShopper",
            "askingAddress", "askingPreInitiation", "softDeclineRetry", "preInitiating", "fingerprinting",
            "authenticating", "challenging", "askingStatus", "renewing", "reserving", "authorising", "verifying",
            "querying",
        ]
        let violations = DropInRule<CardFlow>("order") { step in
            guard step.before.isUnderWay, step.after.isUnderWay, !step.before.isAskingFirst,
                step.after.stateName != "softDeclineRetry", step.before.stateName != "querying",
                let before = order.firstIndex(of: step.before.stateName),
                let after = order.firstIndex(of: step.after.stateName)
            else { return false }
            return after < before
        }.violations(in: exploration)
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test("DI-34: only a soft decline re-opens an attempt, and only once, with new ids")
    func softDecline() {
        let violations = DropInRule<CardFlow>("re-opened") { step in
            guard step.before.phase == .committed, step.after.phase == .open else { return false }
            guard case .perform(.renew) = step.reaction, step.after.stateName == "softDeclineRetry" else { return true }
            return step.before.course.sending?.payload.purchase.payload.isRetry != false
        }.violations(in: exploration)
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test("EN-01: from every state some path leads to an end, and from every end to a new attempt unless it is settled")
    func noDeadEnds() {
        let stuck = exploration.places { ["ended", "absent"].contains($0.stateName) }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
        let closed = exploration.places { $0.stateName == "askingBeforeSubmit" }.filter { place in
            let flow = exploration.flows[place]
            return !flow.settlement.isSettled && flow.phase == .ended
        }
        #expect(closed.isEmpty, "\(closed.prefix(3).map { exploration.path(to: $0) })")
    }

    @Test("EN-62: a state, an event and an effect take at most 16 bytes")
    func sizes() {
        #expect(MemoryLayout<CardFlow.State>.size <= 16)
        #expect(MemoryLayout<CardFlow.Event>.size <= 16)
        #expect(MemoryLayout<CardFlow.Effect>.size <= 16)
    }
}
