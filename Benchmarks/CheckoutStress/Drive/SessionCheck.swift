internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The rules that every session keeps, checked when it has ended and without the engine's own code.
struct SessionCheck {
    let session: StressSession
    let seen: SessionLog.State
    let before: SessionSnapshot
    let answer: CloseAnswer
    let ledger: SessionLedger
    let money: SessionMoney
    let endings: [AttemptEnding]
    private let outcomes: [AttemptID: Outcome]
    private let committed: Set<AttemptID>
    private let changed: [Violation]
    private let isClaimed: Bool
    private let isProcessing: Bool
    private let isLive: Bool
    /// A notification of money that moved was taken: it may end an attempt at any step (EN-51).
    private let wasNotified: Bool
    private let leftovers: [Violation]

    init(
        _ session: StressSession, _ checkout: PxpCheckout, _ before: SessionSnapshot, _ answer: CloseAnswer,
        _ events: AsyncStream<SessionEvent>?
    ) async {
        self.session = session
        self.before = before
        self.answer = answer
        var outcomes: [AttemptID: Outcome] = [:]
        var began: Set<AttemptID> = []
        var committed: Set<AttemptID> = []
        let kind = type(of: session.plan.method)
        var all: [(attempt: AttemptID, outcome: Outcome)] = []
        if let events {
            for await event in events {
                guard case .transition(let step) = event, let attempt = step.attempt else { continue }
                if kind.tappedStates.contains(step.state) || step.outcome != nil { began.insert(attempt) }
                if kind.sendingStates.contains(step.state) { committed.insert(attempt) }
                if step.state == kind.reopeningState { committed.remove(attempt) }
                guard let outcome = step.outcome else { continue }
                if outcomes[attempt] != outcome { all.append((attempt, outcome)) }
                outcomes[attempt] = outcome
            }
        }
        self.outcomes = outcomes
        self.committed = committed
        let supervisor = checkout.session.supervisor
        ledger = supervisor.ledger
        seen = session.log.seen
        // A tap from a callback that was left behind may be on its way: it holds the claim until it has been refused.
        for _ in 0..<1_000 where supervisor.isClaimed { try? await ContinuousClock().sleep(for: .milliseconds(1)) }
        isClaimed = supervisor.isClaimed
        isProcessing = checkout.isProcessing
        isLive = session.rig.engine.session(checkout.id) != nil
        if session.plan.isObserved {
            var check = OutcomeCheck(session: session.name)
            for attempt in began.sorted() { check.accept(attempt) }
            for attempt in seen.queued where !began.contains(attempt) { check.queue(attempt) }
            for (attempt, outcome) in all { check.end(attempt, as: AttemptEnding(outcome)) }
            changed = check.violations(flagIsUp: isProcessing)
            endings = outcomes.keys.sorted().compactMap { outcomes[$0].map { AttemptEnding($0) } }
        } else {
            changed = []
            endings = ledger.lastOutcome.map { [AttemptEnding($0)] } ?? []
        }
        wasNotified = session.rig.sandbox.successesTold(sessionId: session.rig.sessionId(session.plan.number)) > 0
        leftovers = session.component?.leftovers(session) ?? []
        let known = session.plan.isObserved ? Array(outcomes.values) : [ledger.lastOutcome].compactMap { $0 }
        money = SessionMoney(
            session, outcomes: known, settlement: ledger.settlement,
            books: session.rig.sandbox.forget(sessionId: session.rig.sessionId(session.plan.number)))
    }

    var callbacks: [CallbackRecord] {
        seen.records.map { record in
            CallbackRecord(
                record.callback.name, session: session.name, begin: UInt64(record.begin),
                end: record.end == 0 ? nil : UInt64(record.end),
                abandonedAt: record.abandoned == 0 ? nil : UInt64(record.abandoned), verdict: record.verdict)
        }
    }

    func violations() -> [Violation] {
        var found = changed + money.check.violations + OverlapCheck.violations(in: callbacks) + orders() + oneOutcome()
        found += leftovers
        func report(_ rule: String, _ reason: String) { found.append(Violation(rule, session: session.name, reason)) }
        if isClaimed { report("EN-21", "the claim is held after the end") }
        if isProcessing, !session.plan.isObserved { report("EN-23", "isProcessing is up after the end") }
        if isLive { report("EN-66", "the session is still live after its close") }
        if answer == .alreadyClosed { report("EN-66", "the first close says that the session had been closed") }
        if !money.check.isBalanced { report("EN-38", "the books do not balance: \(money.check.balances)") }
        if ledger.settlement.isSettled, money.charges == 0 { report("EN-38", "settled, and never charged") }
        if session.rig.scenario.isHappy, endings != [.succeeded] {
            report("EN-30", "nothing went wrong, and it ended \(endings)")
        }
        for attempt in committed where outcomes[attempt].map({ AttemptEnding($0).isCancelled && !$0.wasLeft }) ?? false
        {
            report("EN-33", "\(attempt) was sent and ended cancelled")
        }
        if ledger.attempts == 1, seen.cancelAnswers.contains(.cancelled), !(endings.first?.isCancelled ?? true) {
            report("EN-33", "a cancel was accepted, and the attempt ended \(endings)")
        }
        return found
    }

    /// Each appearance by itself; which attempt belongs to which is only known while there is one.
    private func orders() -> [Violation] {
        let method = session.plan.method
        guard let second = seen.reappearedAt.map(UInt64.init) else {
            let tornDown = seen.tornDownAt.map(UInt64.init)
            return method.violation(
                in: callbacks, after: [], endings: endings, tornDownAt: tornDown, notified: wasNotified
            ).map { [$0] } ?? []
        }
        let first = seen.tornDownAt.map(UInt64.init)
        let (before, after) = (callbacks.filter { $0.begin < second }, callbacks.filter { $0.begin > second })
        return [
            method.violation(in: before, after: [], endings: nil, tornDownAt: first, notified: wasNotified),
            method.violation(in: after, after: before, endings: nil, tornDownAt: .max, notified: wasNotified),
        ].compactMap { $0 }
    }

    /// Without the stream there is one attempt at most, and all who waited were told the same.
    private func oneOutcome() -> [Violation] {
        let endings = Set(endings)
        var found = seen.outcomes.map { AttemptEnding($0) }.filter { !endings.contains($0) }.map {
            Violation("EN-30", session: session.name, "somebody was told \($0), and it ended \(endings)")
        }
        guard !session.plan.isObserved else { return found }
        if ledger.attempts > 1 {
            found.append(Violation("EN-20", session: session.name, "one tap made \(ledger.attempts) attempts"))
        }
        if ledger.attempts == 1, ledger.lastOutcome == nil {
            found.append(Violation("EN-30", session: session.name, "the attempt has no outcome"))
        }
        return found
    }
}

extension Outcome {
    /// A challenge that was left, or not answered in time (CC-14): the one cancellation of what was sent.
    fileprivate var wasLeft: Bool {
        if case .cancelled(let cancellation) = self { cancellation.payload.at == "acting" } else { false }
    }
}
