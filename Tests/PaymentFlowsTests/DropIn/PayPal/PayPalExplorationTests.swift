import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole PayPal flow, explored")
struct PayPalExplorationTests {
    private let exploration = PayPalExploration.whole

    @Test("EN-03: every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        let reached = Set(exploration.flows.map(\.stateName))
        // PayPal never calls onSubmit (DI-11).
        #expect(Set(PayPalFlow.stateNames).subtracting(reached) == ["submitting"])
        #expect(exploration.table.missing.allSatisfy { $0.hasPrefix("submitting") })
        #expect(PayPalFlow.stateNames.count == 20)
        #expect(DropInEvent<PayPalSteps>.names.count == 22)
    }

    @Test("EN-30 EN-33 EN-51 DI-12: no step breaks a rule", arguments: DropInRule<PayPalFlow>.all + own)
    func rules(rule: DropInRule<PayPalFlow>) {
        let violations = rule.violations(in: exploration)
        #expect(violations.isEmpty, "\(violations)")
    }

    private static let own: [DropInRule<PayPalFlow>] = [
        DropInRule("DI-17 a shopper who leaves before the capture makes no callback, and the flag is down") { step in
            guard step.before.phase == .open, !step.before.isAskingFirst, step.event == .cancel(.shopper) else {
                return false
            }
            return step.reaction != .rest || step.after.isProcessing || step.after.notice != nil
        },
        DropInRule("DI-52 a closed window after the capture has been sent changes nothing") { step in
            guard step.before.phase == .committed, step.event == .cancel(.shopper) else { return false }
            return step.before != step.after
        },
        DropInRule("DI-13 the order is captured or authorised only after its approval") { step in
            guard let sending = step.reaction.sending() else { return false }
            return sending.payload.purchase.payload.answeredHandoffs != ["order-pp-1"]
        },
        DropInRule("DI-12 the flag is down until order creation starts, and up from then on") { step in
            switch step.after.stateName {
            case "askingBeforeSubmit", "askingConsent": step.after.isProcessing
            case "askingShopper", "askingAddress", "creatingOrder", "awaitingApproval": !step.after.isProcessing
            default: false
            }
        },
    ]

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

    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func diagram() throws {
        try CommittedDiagram(
            title: "The PayPal flow of Drop-in", file: "DropIn/Diagrams/paypal.md", name: "paypal",
            suite: "PayPalExplorationTests", table: exploration.table
        ).check()
    }

    @Test("EN-62: a state, an event and an effect take at most 16 bytes")
    func sizes() {
        #expect(MemoryLayout<PayPalFlow.State>.size <= 16)
        #expect(MemoryLayout<PayPalFlow.Event>.size <= 16)
        #expect(MemoryLayout<PayPalFlow.Effect>.size <= 16)
    }
}
