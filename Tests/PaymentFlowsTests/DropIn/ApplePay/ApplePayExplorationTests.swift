import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole Apple Pay flow, explored")
struct ApplePayExplorationTests {
    private let exploration = ApplePayExploration.whole

    @Test("EN-03: every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        let reached = Set(exploration.flows.map(\.stateName))
        // Apple Pay is authorised, never captured.
        #expect(Set(ApplePayFlow.stateNames).subtracting(reached) == ["capturing"])
        #expect(exploration.table.missing.allSatisfy { $0.hasPrefix("capturing") })
        #expect(ApplePayFlow.stateNames.count == 23)
        #expect(DropInEvent<ApplePaySteps>.names.count == 25)
    }

    @Test("EN-30 EN-33 EN-51 DI-12: no step breaks a rule", arguments: DropInRule<ApplePayFlow>.all + own)
    func rules(rule: DropInRule<ApplePayFlow>) {
        let violations = rule.violations(in: exploration)
        #expect(violations.isEmpty, "\(violations)")
    }

    private static let own: [DropInRule<ApplePayFlow>] = [
        DropInRule("DI-15 DI-16 a sheet dismissed before the authorise call is onCancel, and leaves the flag as it is")
        {
            step in
            guard step.before.phase == .open, !step.before.isAskingFirst, step.event == .cancel(.shopper),
                step.before.stateName != "askingBeforeSubmit"
            else { return false }
            return step.after.notice != .cancelled || step.after.isProcessing != step.before.isProcessing
        },
        DropInRule("DI-16 a sheet dismissed after the authorise call is no cancel") { step in
            guard step.before.phase == .committed, step.event == .cancel(.shopper) else { return false }
            return step.before != step.after
        },
        DropInRule("DI-11 onSubmit is delivered only after the shopper has authorised in the sheet") { step in
            guard case .perform(.announceSubmit) = step.reaction else { return false }
            return !["presentingSheet", "sheetOpen", "updating", "answeringSheet", "authorisedBySheet"].contains(
                step.before.stateName)
        },
        DropInRule("DI-41 every answered choice is told to the sheet, unless the payment is authorised or over") {
            step in
            guard step.before.stateName == "updating", case .step(.updateGiven) = step.event else { return false }
            if case .perform(.step(.updateSheet)) = step.reaction { return false }
            return step.after.told != "onError(FLOW0009)"
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
            title: "The Apple Pay flow of Drop-in", file: "DropIn/Diagrams/applepay.md", name: "applepay",
            suite: "ApplePayExplorationTests", table: exploration.table
        ).check()
    }

    @Test("EN-62: a state, an event and an effect take at most 16 bytes")
    func sizes() {
        #expect(MemoryLayout<ApplePayFlow.State>.size <= 16)
        #expect(MemoryLayout<ApplePayFlow.Event>.size <= 16)
        #expect(MemoryLayout<ApplePayFlow.Effect>.size <= 16)
    }
}
