internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// Paying by PayPal: an order, and the shopper at its page.
struct PayPalWay: DropInWay {
    static let method = DropInPaymentMethod.paypal
    static let path: [DropInCallbackName] = [
        .onBeforeSubmit, .onGetConsent, .onGetShopper, .onGetShippingAddress, .onSuccess,
    ]

    /// Nil: no consent control is shown.
    var consent: Bool?
    /// By attempt.
    var payers: [SandboxPayer] = [.approves]

    init() {}

    init(_ draw: inout PlanDraw) {
        if draw.happens(0.1) { consent = draw.happens(0.5) }
        payers = []
        for _ in 0..<3 {
            payers.append(draw.happens(0.2) ? draw.one(of: SandboxPayer.allCases) ?? .approves : .approves)
        }
    }

    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog) {
        config.paypal = DropInPayPalConfig(consentEnabled: consent != nil)
    }

    func tap(_ ordinal: Int, _ dropIn: CheckoutDropIn) async -> StressProgress {
        await progress(await dropIn.tapPayPal(storeConsent: consent), dropIn)
    }

    func handoff(of attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressHandoff? {
        guard case .step(.awaitingApproval(let approving)) = await dropIn.paypalState,
            approving.payload.attempt.payload.id == attempt
        else { return nil }
        return handedOff(PayPalHandoff(attempt: attempt, order: approving.payload.created), dropIn)
    }

    private func progress(
        _ progress: CheckoutDropIn.PayPalProgress, _ dropIn: CheckoutDropIn
    ) async -> StressProgress {
        await StressProgress(progress) { handedOff($0, dropIn) }
    }

    private func handedOff(_ handoff: PayPalHandoff, _ dropIn: CheckoutDropIn) -> StressHandoff {
        StressHandoff(attempt: handoff.attempt, isWebCheckout: true) { await approve(handoff, dropIn, $0) }
    }

    private func approve(
        _ handoff: PayPalHandoff, _ dropIn: CheckoutDropIn, _ session: StressSession
    ) async -> StressProgress? {
        let (order, attempt) = (handoff.order, handoff.attempt)
        let payer = payers[Int(attempt.number &- 1) % max(1, payers.count)]
        switch payer {
        case .approves, .fails, .mixesUp: break
        case .approvesTwice:
            let approval = PayPalApproval(orderId: order.orderId)
            session.side {
                _ = await $0.follow(await progress(await dropIn.deliver(approval, attempt: attempt), dropIn))
            }
        case .closesWithError, .closesBeforeError: return await closeTwice(payer, handoff, dropIn)
        case .approvesAndCloses: session.side { _ in _ = await dropIn.closePayPalWindow(attempt: attempt) }
        case .closes: return await close(attempt, dropIn)
        case .closesTwice:
            session.side { _ in _ = await dropIn.closePayPalWindow(attempt: attempt) }
            return await close(attempt, dropIn)
        case .staysAway:
            // Half of the clients notice; the others leave it to the close of the session.
            guard session.plan.number % 2 == 0 || attempt.number > 1 else { return nil }
            return await close(attempt, dropIn)
        }
        var end = StressProgress.awaited(attempt)
        for case .approval(let approval) in payer.returns(from: order) {
            let start = ContinuousClock.now
            let answer = await dropIn.deliver(approval, attempt: attempt)
            guard case .ended = answer else { continue }
            session.timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds)
            end = await progress(answer, dropIn)
        }
        return end
    }

    /// PayPal tells one closed window as an error and as a close.
    private func closeTwice(
        _ payer: SandboxPayer, _ handoff: PayPalHandoff, _ dropIn: CheckoutDropIn
    ) async -> StressProgress {
        for back in payer.returns(from: handoff.order) {
            switch back {
            case .approval(let approval): _ = await dropIn.deliver(approval, attempt: handoff.attempt)
            case .closed: _ = await dropIn.closePayPalWindow(attempt: handoff.attempt)
            }
        }
        return .awaited(handoff.attempt)
    }

    private func close(_ attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressProgress {
        _ = await dropIn.closePayPalWindow(attempt: attempt)
        return .awaited(attempt)
    }
}
