internal import PaymentCheckout
internal import PaymentFlows

/// The rules that every explored session keeps, whatever its scenario.
struct ExplorationCheck {
    let log: ExploredLog.State
    let gateway: ExploredGateway.State
    private let scenario: PazeScenario
    private let end: ScheduleEnd
    private let counters: CounterSnapshot
    private let isClaimed: Bool
    private let isProcessing: Bool
    private let liveSessions: Int
    private let liveDeadlines: Int
    private let ledger: SessionLedger?

    init(_ session: ExploredSession, _ end: ScheduleEnd, ledger: SessionLedger?) {
        let supervisor = session.checkout.session.supervisor
        log = session.log.seen
        gateway = session.gateway.seen
        scenario = session.scenario
        self.end = end
        counters = session.engine.counters
        isClaimed = supervisor.isClaimed
        isProcessing = supervisor.isProcessing
        liveSessions = session.engine.liveSessions
        liveDeadlines = session.engine.liveDeadlines
        self.ledger = ledger
    }

    var callbacks: [CallbackRecord] { log.callbacks.flatMap { $0 }.sorted { $0.begin < $1.begin } }

    func violations(_ run: ScheduleReport, timeIsAChoice: Bool) -> [Violation] {
        var found = log.violations
        // A chooser that lets time pass for ever starves whoever is ready: that is no fault of theirs.
        if timeIsAChoice, end == .stepLimit { return found }
        guard end == .finished else { return found + [Violation("EN-14", "the run ended in \(end)")] }
        if run.foreignEnqueues > 0 || run.hookedEnqueues > 0 {
            found.append(Violation("EN-04", "work escaped: \(run.foreignEnqueues), \(run.hookedEnqueues)"))
        }
        if run.leftovers > 0 { found.append(Violation("EN-62", "\(run.leftovers) jobs or sleepers are left")) }
        if isClaimed { found.append(Violation("EN-21", "the claim is held and no attempt is open")) }
        if liveSessions != 0 { found.append(Violation("EN-66", "\(liveSessions) sessions are left")) }
        if liveDeadlines != 0 { found.append(Violation("EN-62", "\(liveDeadlines) deadlines are left")) }
        found += OverlapCheck.violations(in: log.callbacks.flatMap { $0 })
        found += orders() + outcomes() + money()
        if !timeIsAChoice {
            if counters[.deadlinesFired] > 0, !scenario.isSilent {
                found.append(Violation("EN-41", "a deadline fired and nobody was silent"))
            }
            if log.wasRescued, !scenario.needsRescue { found.append(Violation("EN-17", "only the rescue ended it")) }
        }
        return found
    }

    /// Each appearance by itself; which attempt belongs to which is only told while there is one.
    private func orders() -> [Violation] {
        let grammar = PazeOrderGrammar(deferred: scenario.deferred.callbacks)
        return log.callbacks.indices.flatMap { button -> [Violation] in
            let starts = log.appeared[button]
            guard let first = starts.first else {
                return log.callbacks[button].isEmpty ? [] : [Violation("PZ-01", "callbacks before any appearance")]
            }
            // A second call while the button is shown starts nothing (PZ-01), nor does one that came after the end.
            let second = button == 0 ? log.reappearedAt : nil
            let parts = second.map { [first..<$0, $0..<UInt64.max] } ?? [first..<UInt64.max]
            return parts.compactMap { part in
                let records = log.callbacks[button].filter { part.contains($0.begin) }
                let end = log.tornDown[button].first { part.contains($0) }
                let endings = parts.count > 1 || counters[.observerDropped] > 0 ? nil : endings(of: button)
                return grammar.violation(
                    in: records, endings: endings, tornDownAt: end, notified: log.paidAt != nil)
            }
        }
    }

    private func endings(of button: Int) -> [AttemptEnding] {
        var all: [AttemptID: AttemptEnding] = [:]
        for outcome in log.outcomes where Int(outcome.component) == button + 1 { all[outcome.attempt] = outcome.ending }
        return all.keys.sorted().compactMap { all[$0] }
    }

    private func outcomes() -> [Violation] {
        guard counters[.observerDropped] == 0 else { return [] }
        var check = OutcomeCheck(session: "explored")
        for attempt in log.attempts.keys.sorted() { check.accept(attempt) }
        for attempt in log.queued.sorted() where log.attempts[attempt] == nil { check.queue(attempt) }
        for outcome in log.outcomes { check.end(outcome.attempt, as: outcome.ending) }
        return check.violations(flagIsUp: isProcessing)
    }

    private func money() -> [Violation] {
        var found: [Violation] = []
        for outcome in log.outcomes where outcome.ending.isCancelled && log.committed.contains(outcome.attempt) {
            found.append(Violation("EN-33", "\(outcome.attempt) was sent and ended \(outcome.ending)"))
        }
        if ledger?.attempts == 1, let at = log.cancelledAt, gateway.sent.contains(where: { $0.at > at }) {
            found.append(Violation("EN-33", "money was sent after an accepted cancel"))
        }
        // A call that was not sent is sent again under its key, and only that.
        if scenario.answers[.authorise] != .notSent {
            for key in Set(gateway.sent.map(\.key)) where gateway.sent.count(where: { $0.key == key }) > 1 {
                found.append(Violation("EN-45", "more than one authorise call under one key"))
            }
        }
        if let at = log.paidAt, gateway.sent.contains(where: { $0.at > at }) {
            found.append(Violation("EN-51", "money was sent after the word that the session is paid"))
        }
        for (word, count) in log.taken where count > 1 {
            found.append(Violation("EN-50", "\(word) took effect \(count) times"))
        }
        let isHeardPaid = log.paidAt != nil
        let mayBePaid = gateway.successes + gateway.finds > 0 || isHeardPaid
        if let ledger, ledger.settlement.isSettled ? !mayBePaid : gateway.successes > 0 || isHeardPaid {
            found.append(
                Violation("EN-38", "settlement \(ledger.settlement) after \(gateway.successes) answers of success"))
        }
        return found
    }
}

extension PazeGates {
    fileprivate var callbacks: Set<PazeCallback> {
        var all: Set<PazeCallback> = []
        if contains(.onCheckoutComplete) { all.insert(.onCheckoutComplete) }
        if contains(.onPreDecryption) { all.insert(.onPreDecryption) }
        if contains(.onPreAuthorisation) { all.insert(.onPreAuthorisation) }
        return all
    }
}
