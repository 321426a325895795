internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A shopper at Paze's web checkout, whether a button of its own or Drop-in has sent them there.
protocol PazeVisiting: Sendable {
    /// What the shopper of an attempt does.
    func shopper(of attempt: AttemptID) -> SandboxShopper
    /// The client brings a redirect.
    func deliver(url: String) async -> Progress<PazeWaiting>
    /// The client notices that the page was closed.
    func close(_ attempt: AttemptID) async -> StressProgress
}

extension PazeVisiting {
    func progress(_ progress: Progress<PazeWaiting>) -> StressProgress {
        switch progress {
        case .waiting(.checkout(let handoff)): .waiting(handedOff(handoff.payload))
        case .waiting: .stuck
        case .ended(let outcome): .ended(outcome)
        case .queued(let attempt): .queued(attempt)
        case .working, .alreadyAnswered: .elsewhere
        case .idle, .refused: .nothing
        }
    }

    /// Where an attempt is at the web checkout; nil: it is not there.
    func handoff(of attempt: AttemptID, in state: PazeFlow.State) -> StressHandoff? {
        guard case .awaitingCheckout(let handoff) = state, handoff.payload.attempt.payload.id == attempt else {
            return nil
        }
        return handedOff(handoff.payload)
    }

    private func handedOff(_ handoff: PazeHandoff) -> StressHandoff {
        StressHandoff(attempt: handoff.attempt.payload.id, isWebCheckout: true) { await comeBack(handoff, $0) }
    }

    private func comeBack(_ handoff: PazeHandoff, _ session: StressSession) async -> StressProgress? {
        let attempt = handoff.attempt.payload.id
        let shopper = shopper(of: attempt)
        let urls = shopper.returns(from: handoff.url)
        guard let last = urls.last else {
            // Half of the clients notice that the page was closed; the others leave it to the close of the session.
            guard session.plan.number % 2 == 0 || attempt.number > 1 else { return nil }
            return await close(attempt)
        }
        if shopper == .completesTwice {
            session.side { _ = await $0.follow(progress(await deliver(url: last))) }
        } else {
            for url in urls.dropLast() { _ = await deliver(url: url) }
        }
        let start = ContinuousClock.now
        let end = await deliver(url: last)
        if case .ended = end { session.timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds) }
        return progress(end)
    }
}
