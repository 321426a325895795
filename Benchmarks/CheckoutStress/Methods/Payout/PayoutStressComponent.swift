internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The payout component, the host that keeps its gate, and the merchant's backend that pays in its place.
struct PayoutStressComponent: StressComponent {
    let payout: PayoutSubmissionComponent
    let method: PayoutStress

    func appear() async { await payout.appear() }
    func disappear() async { await payout.disappear() }
    func tap() async -> StressProgress { progress(await payout.tap()) }
    func cancel() async -> CancelAnswer { await payout.cancel() }
    var attempt: AttemptID? { get async { await payout.attempt } }
    func outcome(of attempt: AttemptID) async -> Outcome? { try? await payout.outcome(of: attempt) }

    func handoff(of attempt: AttemptID) async -> StressHandoff? {
        guard method.approval != nil, case .askingApproval(let order) = await payout.state,
            order.payload.attempt.payload.id == attempt
        else { return nil }
        return handedOff(attempt)
    }

    private func progress(_ progress: PayoutSubmissionComponent.Progress) -> StressProgress {
        switch progress {
        case .waiting(.approval(let order)): .waiting(handedOff(order.payload.attempt.payload.id))
        case .ended(let outcome): .ended(outcome)
        case .queued(let attempt): .queued(attempt)
        case .working, .alreadyAnswered: .elsewhere
        case .idle, .refused: .nothing
        }
    }

    // MARK: the host's gate

    private func handedOff(_ attempt: AttemptID) -> StressHandoff {
        StressHandoff(attempt: attempt) { await decide(attempt, $0) }
    }

    private func decide(_ attempt: AttemptID, _ session: StressSession) async -> StressProgress? {
        switch method.approval {
        case nil: return nil
        case .neverAnswers:
            // Only the first attempt is left to the close of the session: others wait for the end of a later one.
            guard attempt.number > 1 else { return nil }
            _ = await payout.cancel()
            return .elsewhere
        case .approves: return await answer(true, attempt)
        case .vetoes: return await answer(false, attempt)
        case .approvesTwice:
            session.side { if let end = await answer(true, attempt) { _ = await $0.follow(end) } }
            return await answer(true, attempt)
        }
    }

    private func answer(_ isApproved: Bool, _ attempt: AttemptID) async -> StressProgress? {
        switch await payout.answer(PrePayoutSubmitResult(isApproved: isApproved), attempt: attempt) {
        case .accepted(let end): progress(end)
        case .alreadyAnswered: .elsewhere
        case .gateClosed, .refused: .nothing
        }
    }

    // MARK: the merchant's backend (PO-05)

    func afterwards(_ outcome: Outcome, _ session: StressSession) async {
        guard case .handedOver = outcome, let backend = method.backend else { return }
        switch backend {
        case .forgets: break
        case .paysUnheard: _ = pay(session, nil)
        case .pays(let fault): await hear(pay(session, fault), session)
        case .paysAndIsToldTwice:
            session.side { await hear(pay($0, nil), $0) }
            await hear(pay(session, nil), session)
        }
    }

    private func pay(_ session: StressSession, _ fault: SandboxFault?) -> TransactionReply? {
        let (rig, plan) = (session.rig, session.plan)
        guard case .success(let amount) = Amount.make(plan.amount, currencyCode: plan.currency) else { return nil }
        return rig.sandbox.payouts.payElsewhere(
            sessionId: rig.sessionId(plan.number), merchantTransactionId: rig.transactionId(plan.number),
            amount: amount, fault: fault)
    }

    private func hear(_ reply: TransactionReply?, _ session: StressSession) async {
        guard let reply else { return }
        _ = await session.rig.engine.deliver(
            ProviderNotification(ownerId: PayoutStress.ownerId, category: "Transaction", reply: reply))
    }
}
