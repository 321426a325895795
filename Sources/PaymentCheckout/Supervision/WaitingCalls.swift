internal import PaymentFlows

/// The calls that wait for a component: for its next rest, or for an attempt's outcome. Allocated only while there are any.
final class WaitingCalls<Waiting: Hashable & Sendable> {
    typealias Resume = UnsafeContinuation<Progress<Waiting>, Never>

    private var rests: [(ticket: UInt32, resume: Resume)] = []
    private var outcomes: [(attempt: AttemptID, resume: CheckedContinuation<Outcome?, Never>)] = []

    var isEmpty: Bool { rests.isEmpty && outcomes.isEmpty }
    var waitsForRest: Bool { !rests.isEmpty }

    func wait(_ ticket: UInt32, _ resume: Resume) { rests.append((ticket, resume)) }
    func wait(for attempt: AttemptID, _ resume: CheckedContinuation<Outcome?, Never>) {
        outcomes.append((attempt, resume))
    }

    func isWaiting(_ ticket: UInt32) -> Bool { rests.contains { $0.ticket == ticket } }

    func takeRests() -> [(ticket: UInt32, resume: Resume)] {
        defer { rests = [] }
        return rests
    }

    func takeOutcomes(of attempt: AttemptID) -> [CheckedContinuation<Outcome?, Never>] {
        let taken = outcomes.filter { $0.attempt == attempt }.map(\.resume)
        outcomes.removeAll { $0.attempt == attempt }
        return taken
    }

    /// Those who wait for any other attempt than one.
    func takeOutcomes(but attempt: AttemptID?) -> [CheckedContinuation<Outcome?, Never>] {
        let taken = outcomes.filter { $0.attempt != attempt }.map(\.resume)
        outcomes.removeAll { $0.attempt != attempt }
        return taken
    }
}
