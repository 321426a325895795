import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

extension DropInRig {
    /// A Drop-in whose session lists Paze too.
    static func paze(
        merchant: ScriptedDropInMerchant = ScriptedDropInMerchant(), config: PazeButtonComponentConfig? = nil,
        global: DropInGlobalConfig = DropInGlobalConfig(),
        journal: (any PaymentJournal)? = nil,
        _ checkouts: @Sendable (inout ScriptedPazeGateway.Script) -> Void = { _ in },
        configuring change: (inout EngineConfiguration) -> Void = { _ in }
    ) async throws -> DropInRig {
        try await DropInRig(
            merchant: merchant,
            config: merchant.config(session: DropInTestSamples.sessionWithPaze(), paze: config, global: global),
            journal: journal, paze: checkouts, configuring: change)
    }

    /// Taps, and comes as far as the web checkout.
    func tapToCheckout() async throws -> AttemptID {
        let progress = await dropIn.tapPaze()
        guard case .waiting(.checkout(let handoff)) = progress else { throw Unexpected(what: "\(progress)") }
        return handoff.payload.attempt.payload.id
    }

    /// The shopper comes back from the web checkout with a card.
    @discardableResult
    func comeBack(_ attempt: AttemptID) async -> CheckoutDropIn.PazeProgress {
        await dropIn.deliverPaze(PazeSamples.checkout(), attempt: attempt)
    }

    /// The same, without waiting for what follows.
    func postBack(_ attempt: AttemptID) async {
        await dropIn.postPazeDelivery(PazeSamples.checkout(), attempt: attempt)
    }

    /// Taps, comes back, and returns when a call has been started.
    func reach(_ call: PazeCall) async throws -> AttemptID {
        let attempt = try await tapToCheckout()
        await postBack(attempt)
        await paze.calls.until(call)
        await settle()
        return attempt
    }

    /// What comes before the outcome of a Paze attempt that has been submitted.
    static let pazeSubmitted = ["onBeforeSubmit paze down", "onSubmit paze up", "onGetShopper up"]
}
