import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole flow of a component, explored")
struct ComponentExplorationTests {
    private let exploration = ComponentExploration.whole

    @Test("EN-03 every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        #expect(exploration.table.missing.isEmpty)
        // A card component has no sheet, and everything else.
        #expect(ComponentExploration.card.isComplete)
        #expect(Set(ComponentExploration.card.table.missing.map { $0.prefix { $0 != " " } }) == ["awaitingSheet"])
        let reached = Set(exploration.flows.map(\.stateName))
        #expect(Set(CheckoutComponentFlow.stateNames).subtracting(reached).isEmpty)
        #expect(CheckoutComponentFlow.stateNames.count == 30)
        #expect(CheckoutComponentFlow.Event.names.count == 26)
    }

    @Test("EN-03 an ignored, refused or postponed event changes nothing")
    func stillness() {
        violations("changed the flow") { $0.breaksStillness }
    }

    @Test("EN-03 an event that is performed, or that leads to a rest, moves the state; a note stays in it")
    func movement() {
        violations("did not move") { $0.breaksMovement }
    }

    @Test("EN-30 an outcome is written once: no event changes the outcome of an attempt that has one")
    func writeOnce() {
        violations("changed an outcome") { step in
            let after = step.after.endings
            return step.before.endings.contains { attempt, outcome in after[attempt].map { $0 != outcome } ?? false }
        }
    }

    @Test("EN-30 an attempt that has ended is never open again")
    func noReopening() {
        violations("reopened an attempt") { step in
            guard step.after.isOpen, !step.after.isAskingFirst, let open = step.after.attempt else { return false }
            return step.after.endings[open.payload.id] != nil || step.before.endings[open.payload.id] != nil
        }
    }

    @Test("EN-30 an open attempt does not vanish: it stays open or has its outcome")
    func nothingVanishes() {
        violations("lost an attempt") { step in
            guard step.before.isOpen, !step.before.isAskingFirst, let open = step.before.attempt?.payload.id else {
                return false
            }
            return step.after.attempt?.payload.id != open && step.after.endings[open] == nil
        }
    }

    @Test(
        "EN-33 nothing interrupts a sent payment: a cancel is too late; only leaving the challenge is asked about (CC-14)"
    )
    func tooLate() {
        violations("was interrupted") { step in
            guard step.before.phase == .committed, case .cancelled(let cancel) = step.event,
                cancel.by != .teardown, cancel.by != .expiry
            else { return false }
            if cancel.by == .shopper, step.before.stateName == "acting" {
                return step.after.stateName != "checkingAction"
            }
            return step.reaction != .ignore(.tooLate) || step.before != step.after
        }
    }

    @Test(
        "CC-12 CC-18 money is sent once, for an open attempt without an outcome, by the host or by the engine, never both"
    )
    func moneyMoves() {
        violations("sent money") { step in
            switch step.reaction {
            case .perform(.submitSession(let sending)):
                step.before.stateName != "reserving" || sending.payload.isHostSubmitting
                    || step.before.endings[sending.payload.attempt.payload.id] != nil
            case .perform(.askSubmission(let sending)):
                step.before.stateName != "awaitingHandler" || !sending.payload.isHostSubmitting
                    || step.before.endings[sending.payload.attempt.payload.id] != nil
            default: false
            }
        }
    }

    @Test("EN-33 a cancel of any kind that finds an attempt before its point of no return is followed by no call")
    func cancelEnds() {
        violations("went on after a cancel") { step in
            guard step.before.phase == .open, case .cancelled = step.event else { return false }
            return step.after.isOpen
        }
    }

    @Test("CC-02 the states of an attempt come in their documented order; queries and actions may go back and forth")
    func order() {
        violations("went back") { step in
            guard step.before.isOpen, step.after.isOpen, !step.before.isAskingFirst else { return false }
            if step.after.stateName == "acting" { return step.before.phase != .committed }
            return step.after.tag < step.before.tag && step.before.stateName != "querying"
        }
    }

    @Test("CC-19 the terminal notice of an attempt is made at the decision of its outcome, and never again")
    func oneNotice() {
        violations("told an outcome twice") { step in
            guard case .perform(.announce(let ending)) = step.reaction else { return false }
            return ending.payload.notice == nil || step.before.endings[ending.payload.attempt.payload.id] != nil
        }
    }

    @Test("EN-38 the settlement never falls, but for a reset after a mismatch")
    func settlementRises() {
        violations("lost a settlement") { step in
            if step.event == .reset, step.before.needsReconciliation { return false }
            return step.before.settlement.isSettled && step.after.settlement < step.before.settlement
        }
    }

    @Test("EN-22 nothing begins while the session is known to be settled")
    func settledTakesNoTaps() {
        violations("began after a settlement") { step in
            step.before.settlement.isSettled && !step.before.isOpen && step.after.isOpen
        }
    }

    @Test("EN-34 no callback is made for a component that went away while its money was on its way")
    func orphansAreSilent() {
        violations("made a callback for a gone component") { step in
            guard step.before.isOrphaned, case .perform(let effect) = step.reaction else { return false }
            if case .findPayment = effect { return false }
            return true
        }
    }

    @Test("EN-01 from every state some path leads to where nothing is being waited for")
    func noDeadEnds() {
        let stuck = exploration.places { ["ended", "created", "ready", "unavailable"].contains($0.stateName) }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
    }

    @Test("EN-28 from every end some path leads to a new attempt, unless the session is settled")
    func everyEndCanBeLeft() {
        let stuck = exploration.places { $0.stateName == "tapped" }.filter { place in
            let flow = exploration.flows[place]
            return !flow.settlement.isSettled && flow.phase == .ended
        }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
    }

    /// Fails with the first steps that break a rule, and the way to them.
    private func violations(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        where isBroken: (ExploredStep<CheckoutComponentFlow>) -> Bool
    ) {
        ComponentExploration.violations(what, sourceLocation: sourceLocation, where: isBroken)
    }
}
