import PaymentFlows
import PaymentTestKit
import Testing

/// What no step of an explored Drop-in flow may do.
struct DropInRule<Flow: DropInFlow>: Sendable, CustomTestStringConvertible {
    let name: String
    let isBroken: @Sendable (ExploredStep<Flow>) -> Bool
    var testDescription: String { name }

    init(_ name: String, isBroken: @escaping @Sendable (ExploredStep<Flow>) -> Bool) {
        self.name = name
        self.isBroken = isBroken
    }

    /// The first steps that break the rule, and the ways to them.
    func violations(in exploration: FlowExploration<Flow>) -> [String] {
        exploration.violations(where: isBroken)
    }
}

extension DropInRule {
    static var all: [DropInRule] { outcomes + money + interruptions + notifications + flag }

    private static var outcomes: [DropInRule] {
        [
            DropInRule("EN-03 what is ignored, refused or postponed changes nothing") { $0.breaksStillness },
            DropInRule("EN-03 what is performed or leads to a rest moves the state; a note learns something") { step in
                switch step.reaction {
                case .perform, .rest: step.before.state == step.after.state
                // It may name another state: a sheet is authorised while its update is still being shown.
                case .note: step.before == step.after
                case .ignore, .refuse, .postpone: false
                }
            },
            DropInRule("EN-26 an answer that cannot be a repetition is not taken for one") { step in
                guard case .step(let event) = step.event, !step.before.mayRepeat(event) else { return false }
                return step.reaction == .ignore(.duplicate)
            },
            DropInRule("EN-30 an outcome is written once") { step in
                let after = step.after.endings
                return step.before.endings.contains { id, outcome in after[id].map { $0 != outcome } ?? false }
            },
            DropInRule("EN-30 an attempt that has ended is never open again") { step in
                guard step.after.isUnderWay, !step.after.isAskingFirst, let open = step.after.attempt?.payload.id
                else { return false }
                return step.after.endings[open] != nil || step.before.endings[open] != nil
            },
            DropInRule("EN-30 an open attempt stays open or has its outcome") { step in
                guard step.before.isUnderWay, !step.before.isAskingFirst, let open = step.before.attempt?.payload.id
                else { return false }
                return step.after.attempt?.payload.id != open && step.after.endings[open] == nil
            },
            DropInRule("EN-30 the last callback is made at the decision of the outcome, and never again") { step in
                guard case .perform(.announce(let ending)) = step.reaction else { return false }
                return ending.payload.notice == nil || step.before.endings[ending.payload.attempt.payload.id] != nil
            },
            DropInRule("EN-24 an outcome without a callback is seen at once") { step in
                guard let ending = step.after.ending, step.before.endings[ending.payload.attempt.payload.id] == nil
                else { return false }
                return ending.payload.notice == nil && step.reaction != .rest
            },
        ]
    }

    private static var money: [DropInRule] {
        [
            DropInRule("EN-33 money is sent only for an open attempt, and only when a slot is granted") { step in
                guard let sending = step.reaction.sending() else { return false }
                guard case .slotGranted = step.event, step.before.stateName == "reserving" else { return true }
                return step.before.endings[sending.payload.attempt.payload.id] != nil
            },
            DropInRule("EN-22 EN-51 nothing is sent once the session is known to be settled") { step in
                step.reaction.sending() != nil && step.before.settlement.isSettled
            },
            DropInRule("EN-38 the settlement never falls, but for a reset after a mismatch") { step in
                if step.event == .reset, step.before.mismatch != nil { return false }
                return step.before.settlement.isSettled && step.after.settlement < step.before.settlement
            },
            DropInRule("EN-22 nothing begins while the session is known to be settled") { step in
                guard step.before.settlement.isSettled, step.after.stateName == "askingBeforeSubmit" else {
                    return false
                }
                return step.before.stateName != "askingBeforeSubmit"
            },
            DropInRule("EN-34 no callback is made for a component that went away while its money was on its way") {
                step in
                guard step.before.isOrphaned, case .perform(let effect) = step.reaction else { return false }
                if case .findTransactions = effect { return false }
                return true
            },
        ]
    }

    private static var interruptions: [DropInRule] {
        [
            DropInRule("EN-33 a cancel after the point of no return is too late and changes nothing") { step in
                guard step.before.phase == .committed, case .cancelled(let cancel) = step.event,
                    cancel.by != .teardown, cancel.by != .expiry
                else { return false }
                return step.reaction != .ignore(.tooLate)
            },
            DropInRule("EN-33 a cancel before the point of no return is followed by no call") { step in
                guard step.before.phase == .open, case .cancelled = step.event else { return false }
                return step.after.isUnderWay
            },
            DropInRule("EN-37 a host, a shutdown, a restart and a teardown make no callback; expiry makes FLOW0003") {
                step in
                guard step.before.phase == .open, !step.before.isAskingFirst, case .cancelled(let cancel) = step.event
                else { return false }
                switch cancel.by {
                case .host, .shutdown, .restart, .teardown, .merchant, .deadline: return step.after.notice != nil
                case .expiry: return step.after.notice?.errorCode != "FLOW0003"
                case .shopper: return step.after.end != "cancelled by shopper"
                }
            },
        ]
    }

    private static var notifications: [DropInRule] {
        [
            DropInRule("EN-51 a success for the attempt's transaction ends it wherever it is, and nothing is sent") {
                step in
                guard let told = step.notification, told.verdict.settlement.isSettled, step.before.isUnderWay,
                    !step.before.isAskingFirst, step.before.attempt == told.attempt
                else { return false }
                return step.after.isUnderWay || !step.after.settlement.isSettled
                    || (step.reaction != .rest && step.after.stateName != "announcing")
            },
            DropInRule("EN-51 a success of another transaction stops an attempt that has sent nothing") { step in
                guard let told = step.notification, told.verdict.settlement.isSettled, step.before.phase == .open,
                    !step.before.isAskingFirst, told.attempt.map({ step.before.endings[$0.payload.id] != nil }) ?? true
                else { return false }
                return step.after.isUnderWay && step.before.settlement != step.after.settlement
            },
            DropInRule("TY-08 what undoes a success reverses it, and nothing else is changed by it") { step in
                guard let told = step.notification, told.undoesSuccess, !told.verdict.settlement.isSettled else {
                    return false
                }
                let isReversed = step.after.settlement == .reversed
                return step.before.ending?.payload.attempt == told.attempt && step.before.settlement == .succeeded
                    && step.before.ending?.payload.settlement == .succeeded && !isReversed
            },
            DropInRule("EN-50 a notification that is no success never ends an attempt") { step in
                guard let told = step.notification, !told.verdict.settlement.isSettled, step.before.isUnderWay else {
                    return false
                }
                return !step.after.isUnderWay
            },
            DropInRule("EN-38 a notification after the outcome makes no callback") { step in
                guard step.notification != nil, !step.before.isUnderWay else { return false }
                if case .perform = step.reaction { return true }
                return false
            },
            DropInRule("EN-51 a success in an idle session settles it") { step in
                guard let told = step.notification, told.verdict.settlement.isSettled, !step.before.isUnderWay else {
                    return false
                }
                return !step.after.settlement.isSettled
            },
        ]
    }

    private static var flag: [DropInRule] {
        [
            DropInRule("DI-12 the flag is down before the terminal callback, a dismissed sheet's apart") { step in
                guard case .perform(.announce(let ending)) = step.reaction else { return false }
                return step.after.isProcessing && ending.payload.notice != .cancelled
            },
            DropInRule("DI-12 the flag is up while a money-moving call is on its way") { step in
                step.after.phase == .committed && !step.after.isProcessing
            },
            DropInRule("DI-15 only a dismissed sheet leaves the flag up, and the next attempt begins with it down") {
                step in
                guard step.after.isProcessing, !step.after.isUnderWay else {
                    return step.after.stateName == "askingBeforeSubmit" && step.after.isProcessing
                }
                return step.after.notice != .cancelled || step.after.ending?.payload.leavesFlagUp != true
            },
            DropInRule("EN-23 the flag is up when onSubmit is delivered") { step in
                guard case .perform(.announceSubmit) = step.reaction else { return false }
                return !step.after.isProcessing || step.before.isProcessing
            },
        ]
    }
}
