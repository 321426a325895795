internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A component, the shopper who uses it, and the host that keeps its gates.
struct ComponentsStressComponent: StressComponent {
    let component: CheckoutComponents.PaymentComponent
    let method: ComponentsStress
    /// How many attempts were begun.
    let begun = Counter()

    func appear() async {
        _ = await component.isAvailable
        await component.render()
        switch method.kind {
        case .card: await component.change(card: ComponentsTestSamples.card)
        case .flow: await component.change(method: .card, card: ComponentsTestSamples.card)
        case .applePay: if let amount = method.sheetAmount { _ = try? await component.update(with: amount) }
        }
    }

    func disappear() async { await component.disappear() }

    func tap() async -> StressProgress {
        switch ComponentsStress.choice(method.starts, ofAttempt: begun.next()) ?? .taps {
        case .taps: progress(await component.tap())
        case .submits: progress(await component.submit())
        case .tokenises: progress(await component.tokenize())
        }
    }

    func cancel() async -> CancelAnswer { await component.cancel() }
    var attempt: AttemptID? { get async { await component.attempt } }
    func outcome(of attempt: AttemptID) async -> Outcome? { (try? await component.outcome(of: attempt)).flatMap { $0 } }

    func handoff(of attempt: AttemptID) async -> StressHandoff? {
        guard await component.attempt == attempt else { return nil }
        switch await component.state {
        case .tapped(let start) where method.deferred != nil: return waiting(.tap(start))
        case .askingTokenised(let tokenised) where method.deferred != nil: return waiting(.tokenised(tokenised))
        case .awaitingSheet(let submission): return waiting(.sheet(submission))
        case .acting(let acting): return waiting(.action(acting))
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .checkingAction, .verifying, .querying, .announcing, .ended, .recheckingOutcome,
            .renewingAttempt:
            return nil
        }
    }

    func progress(_ progress: CheckoutComponents.Progress) -> StressProgress {
        switch progress {
        case .waiting(let wait): waiting(wait).map { .waiting($0) } ?? .stuck
        case .ended(let outcome): .ended(outcome)
        case .queued(let attempt): .queued(attempt)
        case .working, .alreadyAnswered: .elsewhere
        case .idle, .refused: .nothing
        }
    }

    private func waiting(_ wait: CheckoutComponentFlow.Waiting) -> StressHandoff? {
        switch wait {
        case .cardBin: return nil
        case .tap(let start):
            let attempt = start.payload.attempt.payload.id
            return StressHandoff(attempt: attempt) {
                await decide(attempt, $0) { await component.answer(tap: $0, attempt: attempt) }
            }
        case .tokenised(let tokenised):
            let attempt = tokenised.payload.submission.payload.attempt.payload.id
            return StressHandoff(attempt: attempt) {
                await decide(attempt, $0) {
                    await component.answer(
                        token: $0 ? .accepted : .rejected(message: "Not this card."), attempt: attempt)
                }
            }
        case .sheet(let submission):
            let attempt = submission.payload.attempt.payload.id
            return StressHandoff(attempt: attempt) { await leaveSheet(attempt, $0) }
        case .action(let acting):
            let attempt = acting.payload.sending.payload.attempt.payload.id
            let action = acting.payload.action
            return StressHandoff(attempt: attempt, isWebCheckout: true) { await act(action, attempt, $0) }
        }
    }

    // MARK: what comes afterwards

    func afterwards(_ outcome: Outcome, _ session: StressSession) async {
        if method.isTold {
            await session.rig.sandbox.components.tellAll(sessionId: session.rig.sessionId(session.plan.number))
        }
    }

    final class Counter: Sendable {
        private let count = Lock<UInt32>(0)

        func next() -> UInt32 {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
}
