internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// The Paze button, and the shopper at its web checkout.
struct PazeStressComponent: StressComponent, PazeVisiting {
    let button: PazeButtonComponent
    let method: PazeStress

    func appear() async { await button.appear() }
    func disappear() async { await button.disappear() }
    func tap() async -> StressProgress { progress(await button.tap()) }
    func cancel() async -> CancelAnswer { await button.cancel() }
    var attempt: AttemptID? { get async { await button.attempt } }
    func outcome(of attempt: AttemptID) async -> Outcome? { try? await button.outcome(of: attempt) }
    func handoff(of attempt: AttemptID) async -> StressHandoff? { handoff(of: attempt, in: await button.state) }

    func shopper(of attempt: AttemptID) -> SandboxShopper { method.shopper(ofAttempt: attempt.number) }
    func deliver(url: String) async -> Progress<PazeWaiting> { await button.deliver(url: url) }
    func close(_ attempt: AttemptID) async -> StressProgress {
        progress(await button.deliver(.cancelled, attempt: attempt))
    }
}
