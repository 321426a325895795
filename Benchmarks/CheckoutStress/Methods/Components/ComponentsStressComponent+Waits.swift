internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// What the shopper and the host do where an attempt waits for them.
extension ComponentsStressComponent {
    /// A gate that the host keeps for itself (EN-19).
    func decide<Answer>(
        _ attempt: AttemptID, _ session: StressSession,
        _ answer: @escaping @Sendable (Bool) async -> CheckoutComponents.GateAnswer<Answer>
    ) async -> StressProgress? {
        switch method.deferred {
        case nil: return nil
        case .goesOn: return taken(await answer(true))
        case .refuses: return taken(await answer(false))
        case .goesOnTwice:
            session.side { _ = await $0.follow(taken(await answer(true))) }
            return taken(await answer(true))
        case .neverAnswers:
            // Only the first attempt is left to the close of the session: others wait for the end of a later one.
            guard attempt.number > 1 else { return nil }
            _ = await component.cancel()
            return .elsewhere
        }
    }

    private func taken<Answer>(_ answer: CheckoutComponents.GateAnswer<Answer>) -> StressProgress {
        switch answer {
        case .accepted(let end): progress(end)
        case .alreadyAnswered: .elsewhere
        case .gateClosed, .refused: .nothing
        }
    }

    func leaveSheet(_ attempt: AttemptID, _ session: StressSession) async -> StressProgress? {
        let authorised = CheckoutComponents.WalletSheetResult.authorised(token: Sensitive("wallet-token"))
        switch ComponentsStress.choice(method.sheets, ofAttempt: attempt.number) ?? .authorises {
        case .authorises: return progress(await component.deliver(sheet: authorised, attempt: attempt))
        case .authorisesTwice:
            session.side { _ = await $0.follow(progress(await component.deliver(sheet: authorised, attempt: attempt))) }
            return progress(await component.deliver(sheet: authorised, attempt: attempt))
        case .dismisses: return progress(await component.deliver(sheet: .dismissed, attempt: attempt))
        case .breaks: return progress(await component.deliver(sheet: .failed, attempt: attempt))
        case .staysAway: return staysAway(attempt, session)
        }
    }

    func act(
        _ action: CheckoutComponents.Action, _ attempt: AttemptID, _ session: StressSession
    ) async -> StressProgress? {
        let shopper = ComponentsStress.choice(method.shoppers, ofAttempt: attempt.number) ?? .completes
        let ends = session.rig.sandbox.components.act(shopper, at: action)
        guard let last = ends.last else { return staysAway(attempt, session) }
        for end in ends.dropLast() {
            session.side { _ = await $0.follow(progress(await component.deliver(action: end, attempt: attempt))) }
        }
        let start = ContinuousClock.now
        let end = await progress(component.deliver(action: last, attempt: attempt))
        if case .ended = end { session.timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds) }
        return end
    }

    /// Half of the hosts wait for the deadline, the others close the session before it.
    private func staysAway(_ attempt: AttemptID, _ session: StressSession) -> StressProgress? {
        session.plan.number % 2 == 0 || attempt.number > 1 ? .elsewhere : nil
    }
}
