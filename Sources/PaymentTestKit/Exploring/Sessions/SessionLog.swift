internal import PaymentCheckout
internal import PaymentFlows

/// What an explored session has seen so far.
final class SessionLog<Method: ExploredMethod>: Sendable {
    typealias Entry = TraceEntry<Method>

    private struct State: Sendable {
        var entries: [Entry] = []
        /// The component whose attempt a query of the checkout's own belongs to.
        var asker = 0
        var hasReentered = false
        /// How many calls were started that move money.
        var sent = 0
    }
    private let state: Lock<State>

    init() {
        var fresh = State()
        fresh.entries.reserveCapacity(96)
        state = Lock(fresh)
    }

    var entries: [Entry] { state.withLock { $0.entries } }
    var hasSent: Bool { state.withLock { $0.sent > 0 } }

    func note(_ entry: Entry) {
        state.withLock { state in
            if case .called(_, let key) = entry, key != nil { state.sent += 1 }
            state.entries.append(entry)
        }
    }

    /// The place of the callback's beginning.
    ///
    /// - Parameter component: nil: a query of the checkout's own.
    func begin(_ callback: Method.Callback, of component: Int?, verdict: Bool?) -> Int {
        state.withLock { state in
            if let component, callback == Method.asking { state.asker = component }
            state.entries.append(.began(callback, of: component ?? state.asker, verdict: verdict))
            return state.entries.count - 1
        }
    }

    func mayReenter() -> Bool {
        state.withLock { state in
            defer { state.hasReentered = true }
            return !state.hasReentered
        }
    }

    func take(_ step: TransitionStep) {
        guard let attempt = step.attempt else { return }
        note(
            .step(
                component: Int(step.component), state: step.state, attempt: attempt,
                step.outcome.map { AttemptEnding($0) }))
    }
}
