internal import PaymentCheckout
internal import PaymentFlows

/// What was seen of one session, in numbers of its own counter.
final class SessionLog: Sendable {
    struct Record: Sendable {
        let callback: StressCallback
        let verdict: Bool?
        let begin: UInt32
        var end: UInt32 = 0
        var abandoned: UInt32 = 0
    }
    struct State: Sendable {
        var counter: UInt32 = 0
        var records: [Record] = []
        var tornDownAt: UInt32?
        var reappearedAt: UInt32?
        /// Who is about to cancel or to tear down.
        var enders = 0
        var outcomes: [Outcome] = []
        var queued: [AttemptID] = []
        var cancelAnswers: [CancelAnswer] = []
        var cancelledAt: ContinuousClock.Instant?
        var lastCallbackAt: ContinuousClock.Instant?
        /// The callback that nothing cancels, and when it began.
        var uncancelled: (place: Int, since: ContinuousClock.Instant)?
    }
    private let state: Lock<State>
    /// How long the lane waits for a callback that nothing cancels.
    private let patience: Duration
    /// The provider has said from outside that money moved.
    private let isNotified: @Sendable () -> Bool

    init(patience: Duration, isNotified: @escaping @Sendable () -> Bool) {
        self.patience = patience
        self.isNotified = isNotified
        var fresh = State()
        fresh.records.reserveCapacity(12)
        state = Lock(fresh)
    }

    var seen: State { state.withLock { $0 } }

    /// The place of the record.
    ///
    /// - Parameter isUncancelled: it is what nothing cancels (CC-18): the lane may go on without it once its time is over, or the payment is
    ///   known from outside.
    func begin(_ callback: StressCallback, verdict: Bool? = nil, isUncancelled: Bool = false) -> Int {
        state.withLock { state in
            if let open = state.uncancelled, mayLeave(open.since) {
                // Once: it may still be running when others begin.
                state.uncancelled = nil
                if state.records[open.place].end == 0 {
                    state.counter += 1
                    state.records[open.place].abandoned = state.counter
                }
            }
            state.counter += 1
            var record = Record(callback: callback, verdict: verdict, begin: state.counter)
            // A cancel or a teardown may leave a last callback behind whose task it must not cancel (EN-17, EN-27).
            if state.enders > 0, callback.isLast { record.abandoned = state.counter }
            state.records.append(record)
            let place = state.records.count - 1
            if isUncancelled { state.uncancelled = (place, .now) }
            return place
        }
    }

    func end(_ place: Int) {
        state.withLock { state in
            state.counter += 1
            state.records[place].end = state.counter
            if state.cancelledAt != nil { state.lastCallbackAt = .now }
        }
    }

    /// The engine's time for it may have begun a little earlier.
    private func mayLeave(_ since: ContinuousClock.Instant) -> Bool {
        isNotified() || ContinuousClock.now - since >= patience * 0.8
    }

    func note(_ callback: StressCallback, verdict: Bool? = nil) { end(begin(callback, verdict: verdict)) }

    /// The callback's task was cancelled: the engine has gone on without it.
    func abandon(_ place: Int) {
        state.withLock { state in
            guard state.records[place].end == 0, state.records[place].abandoned == 0 else { return }
            state.counter += 1
            state.records[place].abandoned = state.counter
        }
    }

    /// Called right before a cancel, a teardown or a close, and ended by `hasEnded`.
    func willEnd() {
        state.withLock { state in
            state.enders += 1
            state.counter += 1
            for place in state.records.indices
            where state.records[place].callback.isLast && state.records[place].end == 0
                && state.records[place].abandoned == 0
            {
                state.records[place].abandoned = state.counter
            }
        }
    }

    func hasEnded(tornDown: Bool = false) {
        state.withLock { state in
            state.enders -= 1
            state.counter += 1
            if tornDown, state.tornDownAt == nil { state.tornDownAt = state.counter }
        }
    }

    func reappears() {
        state.withLock { state in
            state.counter += 1
            state.reappearedAt = state.counter
        }
    }

    func cancels() { state.withLock { $0.cancelledAt = $0.cancelledAt ?? .now } }
    func cancelled(_ answer: CancelAnswer) { state.withLock { $0.cancelAnswers.append(answer) } }
    func queued(_ attempt: AttemptID) { state.withLock { $0.queued.append(attempt) } }
    func outcome(_ outcome: Outcome) {
        state.withLock { $0.outcomes.append(outcome) }
    }
}
