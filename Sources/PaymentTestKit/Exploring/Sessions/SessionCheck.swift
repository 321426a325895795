internal import PaymentFlows

/// The rules that every explored session keeps, whatever its scenario.
struct SessionCheck<Method: ExploredMethod> {
    private let scenario: SessionScenario<Method>
    private let facts: SessionFacts<Method>
    private let rest: SessionTrace<Method>.Rest

    init(_ scenario: SessionScenario<Method>, _ trace: SessionTrace<Method>) {
        self.scenario = scenario
        facts = SessionFacts(trace.entries)
        rest = trace.rest
    }

    func violations(timeIsAChoice: Bool) -> [Violation] {
        var found = facts.broken
        // A provider that is too slow to say what a session is for is no fault.
        if let error = facts.refusal, !timeIsAChoice {
            found.append(Violation("TY-01", "the session could not be opened: \(error)"))
        }
        if rest.isClaimed { found.append(Violation("EN-21", "the claim is held and no attempt is open")) }
        if rest.liveSessions != 0 { found.append(Violation("EN-66", "\(rest.liveSessions) sessions are left")) }
        if rest.liveDeadlines != 0 { found.append(Violation("EN-62", "\(rest.liveDeadlines) deadlines are left")) }
        found += OverlapCheck.violations(in: facts.callbacks.flatMap { $0 })
        found += orders() + outcomes() + money()
        if !timeIsAChoice {
            if rest.deadlinesFired > 0, !scenario.isSilent {
                found.append(Violation("EN-41", "a deadline fired and nobody was silent"))
            }
            if facts.wasRescued, !scenario.needsRescue {
                found.append(Violation("EN-17", "only the rescue ended it"))
            }
        }
        return found
    }

    /// Each appearance by itself; which attempt belongs to which is only told while there is one.
    private func orders() -> [Violation] {
        (0...(Method.allowsSecondComponent ? 1 : 0)).flatMap { component -> [Violation] in
            // A second call while the component is shown starts nothing (PZ-01), nor does one that came after the end.
            let resets = renewals(of: component)
            let bounds = ([0, .max] + resets + (component == 0 ? facts.reappearedAt.map { [$0] } ?? [] : [])).sorted()
            let parts = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
            return parts.compactMap { part in
                let records = facts.callbacks[component].filter { part.contains($0.begin) }
                let reset = resets.last { $0 <= part.lowerBound } ?? 0
                let earlier = facts.callbacks[component].filter { (reset..<part.lowerBound).contains($0.begin) }
                let end = facts.tornDown[component].first { part.contains($0) }
                return Method.violation(
                    in: records, after: earlier, of: scenario,
                    endings: parts.count > 1 || rest.hasGaps ? nil : endings(of: component), tornDownAt: end,
                    notified: facts.paidAt != nil)
            }
        }
    }

    /// When a component began anew: a reset takes effect somewhere between its call and its return.
    private func renewals(of component: Int) -> [UInt64] {
        guard let name = Method.renewing?.rawValue else { return [] }
        let begins = facts.callbacks[component].lazy.filter { $0.name == name }.map(\.begin)
        return facts.resets.compactMap { reset in begins.first { $0 > reset } }
    }

    private func endings(of component: Int) -> [AttemptEnding] {
        var all: [AttemptID: AttemptEnding] = [:]
        for outcome in facts.outcomes where !Method.allowsSecondComponent || outcome.component == component + 1 {
            all[outcome.attempt] = outcome.ending
        }
        return all.keys.sorted().compactMap { all[$0] }
    }

    private func outcomes() -> [Violation] {
        guard !rest.hasGaps else { return [] }
        var check = OutcomeCheck(session: "explored")
        for attempt in facts.attempts.keys.sorted() { check.accept(attempt) }
        for attempt in facts.queued.sorted() where facts.attempts[attempt] == nil { check.queue(attempt) }
        for outcome in facts.outcomes { check.end(outcome.attempt, as: outcome.ending) }
        return check.violations(flagIsUp: rest.isProcessing)
    }

    private func money() -> [Violation] {
        var found: [Violation] = []
        for outcome in facts.outcomes where outcome.ending.isCancelled && facts.committed.contains(outcome.attempt) {
            found.append(Violation("EN-33", "\(outcome.attempt) was sent and ended \(outcome.ending)"))
        }
        if rest.attempts == 1, let at = facts.cancelledAt, facts.sent.contains(where: { $0.at > at }) {
            found.append(Violation("EN-33", "money was sent after an accepted cancel"))
        }
        found += repeated()
        if let at = facts.paidAt, facts.sent.contains(where: { $0.at > at }) {
            found.append(Violation("EN-51", "money was sent after the word that the session is paid"))
        }
        for (word, count) in facts.taken where count > 1 {
            found.append(Violation("EN-50", "\(word) took effect \(count) times"))
        }
        let isHeardPaid = facts.paidAt != nil
        let mayBePaid = facts.successes + facts.finds > 0 || isHeardPaid
        if let settlement = rest.settlement,
            settlement.isSettled ? !mayBePaid : facts.successes > 0 || isHeardPaid
        {
            found.append(Violation("EN-38", "settlement \(settlement) after \(facts.successes) answers of success"))
        }
        return found
    }

    /// A call that was not sent is sent again under its key, and only that.
    private func repeated() -> [Violation] {
        let mayRepeat = scenario.answers.contains { Method.movesMoney($0.key) && $0.value == .notSent }
        guard !mayRepeat else { return [] }
        var seen: Set<String> = []
        return facts.sent.filter { !seen.insert($0.key).inserted }.map { sent in
            Violation("EN-45", "more than one money-moving call under key \(sent.key)")
        }
    }
}
