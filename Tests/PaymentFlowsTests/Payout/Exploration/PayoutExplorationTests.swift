import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole payout flow, explored")
struct PayoutExplorationTests {
    private let exploration = PayoutExploration.whole

    @Test("EN-03 every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        let reached = Set(exploration.flows.map(\.stateName))
        #expect(Set(PayoutFlow.stateNames).subtracting(reached).isEmpty)
        #expect(exploration.table.missing.isEmpty)
        #expect(PayoutFlow.stateNames.count == 16)
        #expect(PayoutFlow.Event.names.count == 18)
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
            guard step.after.phase.isProcessing, !step.after.isAskingFirst, let open = step.after.attempt else {
                return false
            }
            return step.after.endings[open.payload.id] != nil || step.before.endings[open.payload.id] != nil
        }
    }

    @Test("EN-30 an open attempt does not vanish: it stays open or has its outcome")
    func nothingVanishes() {
        violations("lost an attempt") { step in
            guard step.before.phase.isProcessing, !step.before.isAskingFirst,
                let open = step.before.attempt?.payload.id
            else { return false }
            return step.after.attempt?.payload.id != open && step.after.endings[open] == nil
        }
    }

    @Test("EN-33 nothing interrupts paying, verifying and querying: a cancel is too late and changes nothing")
    func tooLate() {
        violations("was interrupted") { step in
            guard step.before.phase == .committed, case .cancelled(let cancel) = step.event,
                cancel.by != .teardown, cancel.by != .expiry
            else { return false }
            return step.reaction != .ignore(.tooLate) || step.before != step.after
        }
    }

    @Test("EN-33 PO-04 money is sent only for an open attempt without an outcome, and only when a slot is granted")
    func moneyMoves() {
        violations("sent money") { step in
            guard case .perform(.pay(let sending)) = step.reaction else { return false }
            guard case .slotGranted = step.event, step.before.stateName == "reserving" else { return true }
            return step.before.endings[sending.payload.attempt.payload.id] != nil
        }
    }

    @Test("PO-07 EN-22 nothing is sent while the session is known to be paid")
    func neverTwice() {
        violations("paid a paid session") { step in
            guard case .perform(.pay) = step.reaction else { return false }
            return step.before.settlement.isSettled
        }
    }

    @Test("EN-33 a cancel of any kind that finds an attempt before its point of no return is followed by no call")
    func cancelEnds() {
        violations("went on after a cancel") { step in
            guard step.before.phase == .open, case .cancelled = step.event else { return false }
            return step.after.phase.isProcessing
        }
    }

    @Test("PO-01 the states of an attempt come in their documented order; only status queries go back and forth")
    func order() {
        violations("went back") { step in
            guard step.before.phase.isProcessing, step.after.phase.isProcessing, !step.before.isAskingFirst,
                step.before.stateName != "querying"
            else { return false }
            return step.after.tag < step.before.tag
        }
    }

    @Test("PO-10 an attempt makes at most one of its three last callbacks, at the decision of its outcome")
    func oneNotice() {
        violations("told an outcome twice") { step in
            guard case .perform(.announce(let ending)) = step.reaction else { return false }
            // The exception is a payout that was handed over, of which nothing had been told (PO-05).
            if case .handedOver = ending.payload.outcome { return step.before.ending?.payload.notice != nil }
            return ending.payload.notice == nil || step.before.endings[ending.payload.attempt.payload.id] != nil
        }
    }

    @Test("PO-05 the callback after a hand-over is made by a notification alone, and its outcome stays")
    func elsewhere() {
        violations("told a hand-over") { step in
            guard step.after.stateName == "announcingElsewhere", step.before.stateName != "announcingElsewhere" else {
                return false
            }
            guard step.after.outcome == .handedOver, step.before.outcome == .handedOver else { return true }
            if case .notified = step.event { return false }
            return true
        }
    }

    @Test("EN-51 a success for the open attempt ends it wherever it is")
    func successEnds() {
        violations("went on after a success") { step in
            guard case .notified(let notification) = step.event, let attempt = notification.payload.attempt,
                notification.payload.verdict.settlement.isSettled, step.before.phase.isProcessing,
                !step.before.isAskingFirst, step.before.attempt == attempt
            else { return false }
            guard let outcome = step.after.endings[attempt.payload.id] else { return true }
            switch outcome {
            case .succeeded: return false
            case .failed(let failure): return !failure.payload.isMismatch
            case .refused, .cancelled, .handedOver, .unknown: return true
            }
        }
    }

    @Test("EN-50 a no from outside ends no attempt")
    func noEndsNothing() {
        violations("ended by a no") { step in
            guard case .notified(let notification) = step.event, step.before.phase.isProcessing,
                !notification.payload.verdict.settlement.isSettled
            else { return false }
            return !step.after.phase.isProcessing
        }
    }

    @Test("EN-38 the settlement never falls, but for a reset after a mismatch")
    func settlementRises() {
        violations("lost a settlement") { step in
            if step.event == .reset, step.before.mismatch != nil { return false }
            return step.before.settlement.isSettled && step.after.settlement < step.before.settlement
        }
    }

    @Test("EN-22 nothing begins while the session is known to be settled")
    func settledTakesNoTaps() {
        violations("began after a settlement") { step in
            guard step.before.settlement.isSettled, step.after.phase == .open else { return false }
            return step.before.phase == .none || step.before.phase == .ended
                || step.after.stateName == "clicked" && step.before.stateName != "clicked"
        }
    }

    @Test("EN-34 no callback is made for a component that went away while its money was on its way")
    func orphansAreSilent() {
        violations("made a callback for a gone component") { step in
            guard step.before.isOrphaned, case .perform(let effect) = step.reaction else { return false }
            if case .findTransactions = effect { return false }
            return true
        }
    }

    @Test("EN-01 from every state some path leads to an end or to where a tap is taken")
    func noDeadEnds() {
        let stuck = exploration.places { flow in
            switch flow.state {
            case .ended, .idle: true
            default: false
            }
        }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
    }

    @Test("EN-28 from every end some path leads to a new attempt, unless the session is settled")
    func everyEndCanBeLeft() {
        let stuck = exploration.places { $0.stateName == "clicked" }.filter { place in
            let flow = exploration.flows[place]
            return !flow.settlement.isSettled && flow.phase == .ended
        }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
    }

    /// Fails with the first steps that break a rule, and the way to them.
    private func violations(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        where isBroken: (ExploredStep<PayoutFlow>) -> Bool
    ) {
        exploration.check(what, sourceLocation: sourceLocation, where: isBroken)
    }
}
