internal import PaymentCheckout
internal import PaymentFlows

/// What an exploration has seen, in numbers of one counter.
final class ExploredLog: Sendable {
    struct State: Sendable {
        var counter: UInt64 = 0
        /// By button.
        var callbacks: [[CallbackRecord]] = [[], []]
        var appeared: [[UInt64]] = [[], []]
        var reappearedAt: UInt64?
        var tornDown: [[UInt64]] = [[], []]
        var attempts: [AttemptID: UInt16] = [:]
        var committed: Set<AttemptID> = []
        var outcomes: [(attempt: AttemptID, component: UInt16, ending: AttemptEnding)] = []
        var queued: Set<AttemptID> = []
        var dropped: [AttemptID: AttemptEnding] = [:]
        var cancelledAt: UInt64?
        var violations: [Violation] = []
        var notes: [String] = []
        /// When a session had taken the word that money moved.
        var paidAt: UInt64?
        var taken: [PazeScenario.Webhook.Word: Int] = [:]
        var hasReentered = false
        var wasRescued = false
        var asker = 0
    }
    private let state = Lock(State())

    var seen: State { state.withLock { $0 } }

    private func change<Result: Sendable>(_ body: @Sendable (inout State, UInt64) -> Result) -> Result {
        state.withLock { state in
            state.counter += 1
            return body(&state, state.counter)
        }
    }

    // MARK: callbacks

    func begin(_ callback: PazeCallback, of button: Int?, verdict: Bool?) -> (button: Int, place: Int) {
        change { state, now in
            // The query is the checkout's, not a button's: it belongs to the one whose token was decrypted.
            if let button, callback == .onPostDecryption { state.asker = button }
            let button = button ?? state.asker
            state.callbacks[button].append(CallbackRecord(callback.rawValue, begin: now, verdict: verdict))
            return (button, state.callbacks[button].count - 1)
        }
    }

    func end(_ record: (button: Int, place: Int)) {
        change { state, now in state.callbacks[record.button][record.place].end = now }
    }

    func abandon(_ record: (button: Int, place: Int)) {
        change { state, now in
            guard state.callbacks[record.button][record.place].holdsUntil == .max else { return }
            state.callbacks[record.button][record.place].abandonedAt = now
        }
    }

    func isAbandoned(_ record: (button: Int, place: Int)) -> Bool {
        state.withLock { $0.callbacks[record.button][record.place].isAbandoned }
    }

    /// A cancel or teardown may leave a last callback behind whose task it must not cancel (EN-17, EN-27).
    func someoneEnds() {
        let last = [PazeCallback.onPostAuthorisation.rawValue, PazeCallback.onSubmitError.rawValue]
        change { state, now in
            for button in state.callbacks.indices {
                for place in state.callbacks[button].indices
                where last.contains(state.callbacks[button][place].name)
                    && state.callbacks[button][place].holdsUntil == .max
                {
                    state.callbacks[button][place].abandonedAt = now
                }
            }
        }
    }

    func mayReenter() -> Bool {
        change { state, _ in
            defer { state.hasReentered = true }
            return !state.hasReentered
        }
    }

    // MARK: what the host did and learnt

    func appears(_ button: Int) { change { state, now in state.appeared[button].append(now) } }
    func reappears() { change { state, now in state.reappearedAt = now } }
    func wasTornDown(_ button: Int) { change { state, now in state.tornDown[button].append(now) } }
    func rescued() { change { state, _ in state.wasRescued = true } }
    func queue(_ attempt: AttemptID) { change { state, _ in _ = state.queued.insert(attempt) } }
    func note(_ text: String) { change { state, now in state.notes.append("\(now) \(text)") } }
    func report(_ violation: Violation) { change { state, _ in state.violations.append(violation) } }
    func tick() -> UInt64 { change { _, now in now } }

    func cancelled(_ answer: CancelAnswer) {
        change { state, now in
            if answer == .cancelled, state.cancelledAt == nil { state.cancelledAt = now }
        }
    }

    func heard(_ word: PazeScenario.Webhook.Word, _ answer: NotificationAnswer) {
        change { state, now in
            state.notes.append("\(now) heard \(word): \(answer)")
            guard answer == .accepted else { return }
            state.taken[word, default: 0] += 1
            if word.isPaid, state.paidAt == nil { state.paidAt = now }
        }
    }

    func learn(_ outcome: Outcome?, ofQueued attempt: AttemptID) {
        guard let outcome else { return }
        change { state, _ in state.dropped[attempt] = AttemptEnding(outcome) }
    }

    func take(_ step: TransitionStep) {
        guard let attempt = step.attempt else { return }
        change { state, now in
            state.notes.append("\(now) \(step.component) \(step.state) \(attempt.number)")
            if step.state == "announcingClick" || step.outcome != nil { state.attempts[attempt] = step.component }
            if step.state == "authorising" { state.committed.insert(attempt) }
            guard let outcome = step.outcome.map(AttemptEnding.init) else { return }
            guard state.outcomes.last(where: { $0.attempt == attempt })?.ending != outcome else { return }
            state.outcomes.append((attempt, step.component, outcome))
        }
    }
}
