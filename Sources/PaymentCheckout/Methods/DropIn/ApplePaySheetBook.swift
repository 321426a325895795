internal import PaymentFlows

/// What is remembered of an open sheet: whose it is, and the choices that wait until it has been told the last answer (DI-41).
final class ApplePaySheetBook: Sendable {
    private struct State: Sendable {
        var attempt: AttemptID?
        var changes = Fifo<Evidence<ApplePaySheetChange>>()
    }
    private let state = Lock(State())

    func opened(_ attempt: AttemptID) { state.withLock { $0 = State(attempt: attempt) } }

    /// A choice has to wait. Bounded: a sheet that floods loses its newest choices.
    func wait(_ change: Evidence<ApplePaySheetChange>) -> Bool {
        state.withLock {
            guard $0.changes.count < 64 else { return false }
            $0.changes.append(change)
            return true
        }
    }

    var hasChange: Bool { state.withLock { $0.changes.count > 0 } }

    /// The first choice that waits.
    func nextChange() -> Evidence<ApplePaySheetChange>? { state.withLock { $0.changes.popFirst() } }

    /// The attempt of the sheet, once: it is to be put away.
    func ended() -> AttemptID? {
        state.withLock { state in
            defer { state = State() }
            return state.attempt
        }
    }
}
