import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole Paze flow inside Drop-in, explored")
struct DropInPazeExplorationTests {
    private let exploration = DropInPazeExploration.whole

    @Test("EN-03 DI-21: every state is reached but those of the button's own callbacks and of its presentment")
    func isComplete() {
        #expect(exploration.isComplete)
        let reached = Set(exploration.flows.map(\.stateName))
        #expect(
            Set(DropInPazeFlow.stateNames).subtracting(reached) == [
                "validatingPresentment", "announcingInit", "announcingVisible", "announcingPresentmentFailure",
                "announcingHidden", "hidden", "approvingCheckout", "reportingComplete", "askingDecryption",
            ])
        let missing = exploration.table.missing.filter { pair in reached.contains { pair.hasPrefix("\($0) + ") } }
        #expect(missing.isEmpty)
        #expect(DropInPazeEffect.names.count == 13)
    }

    @Test("EN-03: what is ignored, refused or postponed changes nothing; what is performed or rests moves the state")
    func movement() {
        violations("changed, or did not move") { $0.breaksStillness || $0.breaksMovement }
    }

    @Test("EN-30: an outcome is written once, and an attempt that has ended is never open again")
    func writeOnce() {
        violations("changed an outcome") { step in
            let after = step.after.paze.endings
            return step.before.paze.endings.contains { id, outcome in after[id].map { $0 != outcome } ?? false }
        }
        violations("reopened an attempt") { step in
            guard step.after.isUnderWay, !step.after.isAskingFirst, let open = step.after.attempt?.payload.id else {
                return false
            }
            return step.after.paze.endings[open] != nil
        }
    }

    @Test("DI-10 EN-17: only a yes of onBeforeSubmit opens a web checkout")
    func gate() {
        violations("went on without a yes") { step in
            guard step.before.stateName == "announcingClick", step.after.stateName != "announcingClick" else {
                return step.before.stateName == "announcingClick" && step.after.isUnderWay && !step.isIdle
            }
            return (step.event == .decided(true)) != step.after.isUnderWay
        }
        violations("was asked otherwise than by a tap") { step in
            guard case .perform(.askBeforeSubmit) = step.reaction else { return false }
            return step.after.stateName != "announcingClick" || step.before.phase == .committed
        }
    }

    @Test("DI-12: the flag is up from onSubmit to the outcome, and never else")
    func flag() {
        violations("raised the flag otherwise than for onSubmit") { step in
            guard step.after.isProcessing, !step.before.isProcessing else { return false }
            return step.reaction != .perform(.announceSubmit)
        }
        violations("lowered the flag before the outcome") { step in
            guard step.before.isProcessing, !step.after.isProcessing else { return false }
            return step.after.isUnderWay
        }
        violations("sent money with the flag down") { $0.after.phase == .committed && !$0.after.isProcessing }
        violations("told an end with the flag up") { step in
            if case .perform(.announce) = step.reaction { step.after.isProcessing } else { false }
        }
    }

    @Test("EN-24 DI-18: an end without a callback is at rest at once, and never waits in the lane")
    func silence() {
        violations("waited to tell nothing") { $0.after.stateName == "announcing" && $0.after.notice == nil }
        violations("was told though silent") { step in
            guard step.before.phase == .open, step.after.phase == .ended, step.after.notice == nil else { return false }
            return step.reaction != .rest
        }
    }

    @Test("EN-37: a host, a shutdown, a teardown and the shopper make no callback; expiry makes FLOW0003")
    func interruptions() {
        violations("told wrongly of an interruption") { step in
            guard step.before.phase == .open, !step.before.isAskingFirst, case .cancelled(let cancel) = step.event,
                case .perform(.announce(let telling)) = step.reaction
            else { return false }
            switch cancel.by {
            case .host, .shutdown, .teardown, .merchant, .deadline, .shopper: return true
            case .expiry: return telling.payload.notice.errorCode != "FLOW0003"
            case .restart: return telling.payload.notice.errorCode != "SDK1123"
            }
        }
        violations("went on after a cancel") { step in
            guard step.before.phase == .open, case .cancelled(let cancel) = step.event else { return false }
            return step.after.isUnderWay && !(cancel.by == .shopper && step.before.paze.hasCheckedOut)
        }
    }

    @Test("EN-33: after the point of no return a cancel is too late; money is sent only when a slot is granted")
    func money() {
        violations("was interrupted") { step in
            guard step.before.phase == .committed, case .cancelled(let cancel) = step.event,
                cancel.by != .teardown, cancel.by != .expiry
            else { return false }
            return step.reaction != .ignore(.tooLate)
        }
        violations("sent money") { step in
            guard case .perform(.work(.authorise(let sending))) = step.reaction else { return false }
            guard case .slotGranted = step.event, step.before.stateName == "reserving" else { return true }
            return step.before.settlement.isSettled
                || step.before.paze.endings[sending.payload.attempt.payload.id] != nil
        }
    }

    @Test("DI-22: no callback has a code of the button's from the complete call on, or SDK1113 but for a failed update")
    func codes() {
        violations("told a code of the button's") { step in
            guard case .perform(.announce(let telling)) = step.reaction else { return false }
            switch telling.payload.notice.errorCode {
            case "SDK1214", "SDK1215": return true
            case "SDK1113": return step.after.attempt?.payload.amount != nil
            default: return false
            }
        }
        violations("has another code in its outcome than in its callback") { step in
            guard case .perform(.announce(let telling)) = step.reaction, case .failed(let failure) = step.after.outcome
            else { return false }
            return telling.payload.notice.errorCode != failure.payload.code
        }
    }

    @Test("DI-13: what the checkout told is kept from its return to the outcome, and no longer")
    func display() {
        violations("kept it") { $0.after.checkout != nil && !$0.after.phase.isProcessing }
        violations("lost it") { step in
            step.before.checkout != nil && step.after.checkout == nil && step.after.phase.isProcessing
        }
        violations("sent money without it") { step in
            if case .perform(.work(.authorise)) = step.reaction { step.after.checkout == nil } else { false }
        }
    }

    @Test("EN-01 EN-28: from every state some path leads to an end, and from every end to a new attempt unless settled")
    func noDeadEnds() {
        let stuck = exploration.places { ["ended", "idle"].contains($0.stateName) }
        #expect(stuck.isEmpty, "\(stuck.prefix(3).map { exploration.path(to: $0) })")
        let closed = exploration.places { $0.stateName == "announcingClick" }.filter { place in
            let flow = exploration.flows[place]
            return !flow.settlement.isSettled && flow.phase == .ended
        }
        #expect(closed.isEmpty, "\(closed.prefix(3).map { exploration.path(to: $0) })")
    }

    @Test("EN-62: a state, an event and an effect take at most 16 bytes")
    func sizes() {
        #expect(MemoryLayout<DropInPazeFlow.State>.size <= 16)
        #expect(MemoryLayout<DropInPazeFlow.Event>.size <= 16)
        #expect(MemoryLayout<DropInPazeFlow.Effect>.size <= 16)
    }

    /// Fails with the first steps that break a rule, and the way to them.
    private func violations(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        where isBroken: (ExploredStep<DropInPazeFlow>) -> Bool
    ) {
        exploration.check(what, sourceLocation: sourceLocation, where: isBroken)
    }
}

extension ExploredStep where Flow == DropInPazeFlow {
    /// The event changed nothing, or nothing that is seen.
    fileprivate var isIdle: Bool {
        switch reaction {
        case .ignore, .refuse, .postpone, .note: true
        case .perform, .rest: false
        }
    }
}
