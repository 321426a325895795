internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The Paze button, and the shopper at its web checkout.
struct PazeStressComponent: StressComponent {
    let button: PazeButtonComponent
    let method: PazeStress

    func appear() async { await button.appear() }
    func disappear() async { await button.disappear() }
    func tap() async -> StressProgress { progress(await button.tap()) }
    func cancel() async -> CancelAnswer { await button.cancel() }
    var attempt: AttemptID? { get async { await button.attempt } }
    func outcome(of attempt: AttemptID) async -> Outcome? { try? await button.outcome(of: attempt) }

    func handoff(of attempt: AttemptID) async -> StressHandoff? {
        guard case .awaitingCheckout(let handoff) = await button.state, handoff.payload.attempt.payload.id == attempt
        else { return nil }
        return handedOff(handoff.payload)
    }

    private func progress(_ progress: PazeButtonComponent.Progress) -> StressProgress {
        switch progress {
        case .waiting(.checkout(let handoff)): .waiting(handedOff(handoff.payload))
        case .waiting: .stuck
        case .ended(let outcome): .ended(outcome)
        case .queued(let attempt): .queued(attempt)
        case .working, .alreadyAnswered: .elsewhere
        case .idle, .refused: .nothing
        }
    }

    private func handedOff(_ handoff: PazeHandoff) -> StressHandoff {
        StressHandoff(attempt: handoff.attempt.payload.id, isWebCheckout: true) { await comeBack(handoff, $0) }
    }

    private func comeBack(_ handoff: PazeHandoff, _ session: StressSession) async -> StressProgress? {
        let attempt = handoff.attempt.payload.id
        let shopper = method.shopper(ofAttempt: attempt.number)
        let urls = shopper.returns(from: handoff.url)
        guard let last = urls.last else {
            // Half of the clients notice that the page was closed; the others leave it to the close of the session.
            guard session.plan.number % 2 == 0 || attempt.number > 1 else { return nil }
            return progress(await button.deliver(.cancelled, attempt: attempt))
        }
        if shopper == .completesTwice {
            session.side { _ = await $0.follow(progress(await button.deliver(url: last))) }
        } else {
            for url in urls.dropLast() { _ = await button.deliver(url: url) }
        }
        let start = ContinuousClock.now
        let end = await button.deliver(url: last)
        if case .ended = end { session.timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds) }
        return progress(end)
    }
}
