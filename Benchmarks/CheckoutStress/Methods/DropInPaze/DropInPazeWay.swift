internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// Paying by Paze in Drop-in: the shoppers of the Paze button, at the same web checkout.
struct DropInPazeWay: DropInWay {
    static let method = DropInPaymentMethod.paze
    static let path: [DropInCallbackName] = [.onBeforeSubmit, .onSubmit, .onGetShopper, .onSuccess]

    private var paze = PazeStress()

    init() {}

    init(_ draw: inout PlanDraw) { paze = PazeStress(&draw) }

    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog) {
        let button = PazeStress.template.copy()
        button.emailAddress = "shopper-\(plan.number)@example.com"
        // None of the button's own callbacks is made inside Drop-in (DI-21): no order has a place for one.
        button.onInit = { log.note(StressCallback(.onInit)) }
        button.onCheckoutIncomplete = { _ in log.note(StressCallback(.onCheckoutIncomplete)) }
        button.onPreAuthorisation = { .cancel }
        config.paze = button
    }

    func tap(_ ordinal: Int, _ dropIn: CheckoutDropIn) async -> StressProgress {
        DropInPazeVisit(dropIn: dropIn, paze: paze).progress(await dropIn.tapPaze())
    }

    func handoff(of attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressHandoff? {
        DropInPazeVisit(dropIn: dropIn, paze: paze).handoff(of: attempt, in: await dropIn.pazeState)
    }
}

/// A shopper whom Drop-in has sent to Paze's web checkout.
private struct DropInPazeVisit: PazeVisiting {
    let dropIn: CheckoutDropIn
    let paze: PazeStress

    func shopper(of attempt: AttemptID) -> SandboxShopper { paze.shopper(ofAttempt: attempt.number) }
    func deliver(url: String) async -> Progress<PazeWaiting> { await dropIn.deliverPaze(url: url) }

    func close(_ attempt: AttemptID) async -> StressProgress {
        _ = await dropIn.closePazeCheckout(attempt: attempt)
        return .awaited(attempt)
    }
}
