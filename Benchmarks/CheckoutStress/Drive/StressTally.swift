internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// What all sessions of a run came to.
final class StressTally: Sendable {
    struct Sums: Sendable {
        var kept: Int128 = 0
        var paid: Int128 = 0
        var unknown: Int128 = 0
    }
    struct State: Sendable {
        var sessions = 0
        var attempts = 0
        var callbacks = 0
        var endings: [String: Int] = [:]
        var balances: [String: Sums] = [:]
        var charges = 0
        var violations = 0
        var reports: [String] = []
    }
    /// More reports than this say nothing new.
    static let reportLimit = 10
    private let state = Lock(State())

    var seen: State { state.withLock { $0 } }
    var sessions: Int { state.withLock { $0.sessions } }

    func add(_ check: SessionCheck, _ violations: [Violation]) {
        state.withLock { state in
            state.sessions += 1
            state.attempts += check.endings.count
            state.callbacks += check.seen.records.count
            for ending in check.endings { state.endings[ending.name, default: 0] += 1 }
            for balance in check.money.check.balances {
                state.balances[balance.currency, default: Sums()].kept += balance.kept
                state.balances[balance.currency, default: Sums()].paid += balance.paid
                state.balances[balance.currency, default: Sums()].unknown += balance.unknown
            }
            state.charges += check.money.charges
        }
        report(violations) { check.report(violations) }
    }

    /// Something that concerns no session's check: it was not opened, or something is left over.
    func fail(_ violation: Violation) {
        report([violation]) { "\(violation)" }
    }

    private func report(_ violations: [Violation], _ text: () -> String) {
        guard !violations.isEmpty else { return }
        let text = text()
        state.withLock { state in
            state.violations += violations.count
            if state.reports.count < Self.reportLimit { state.reports.append(text) }
        }
    }
}

extension AttemptEnding {
    /// A word for tables and keys.
    var name: String {
        switch self {
        case .succeeded: "succeeded"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .handedOver: "handedOver"
        case .unknown: "unknown"
        }
    }
}

extension SessionCheck {
    /// All that is known of a session that broke a rule.
    func report(_ violations: [Violation]) -> String {
        let callbacks = seen.records.map { record in
            let left = record.abandoned > 0 ? ", left at \(record.abandoned)" : ""
            return "    \(record.begin) to \(record.end)\(left): \(record.callback)"
                + (record.verdict.map { " \($0)" } ?? "")
        }
        return """
            session \(session.name), seed \(session.rig.options.seed), faults \(session.rig.options.faults):
            \(violations.map { "  \($0)" }.joined(separator: "\n"))
              plan: \(session.plan)
              endings: \(endings), told: \(seen.outcomes.map { AttemptEnding($0) }), cancels: \(seen.cancelAnswers)
              settlement \(ledger.settlement), attempts \(ledger.attempts), charges \(money.charges), \
            close: \(answer), torn down at \(seen.tornDownAt.map { "\($0)" } ?? "-"), \
            again at \(seen.reappearedAt.map { "\($0)" } ?? "-")
              states: \(before.components.map { $0.trace.joined(separator: " ") }.joined(separator: " | "))
              callbacks:
            \(callbacks.joined(separator: "\n"))
            """
    }
}
