package import PaymentCheckout
package import PaymentFlows

/// A Drop-in whose shopper pays by card, as an exploration uses it.
package struct ExploredDropInCard: ExploredComponent {
    let dropIn: CheckoutDropIn

    package func appear() async { await dropIn.create() }
    package func disappear() async { await dropIn.destroy() }
    package func cancel() async -> CancelAnswer { await dropIn.cancel() }
    package func reset() async -> Refusal? { await dropIn.reset() }
    package var attempt: AttemptID? { get async { await dropIn.cardAttempt } }
    package func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        try await dropIn.outcome(of: attempt)
    }

    package func tap() async -> ExploredProgress {
        let progress = await dropIn.submit(card: DropInTestSamples.card)
        let attempt = await dropIn.cardAttempt
        return ExploredProgress(progress) { _ in attempt }
    }
}
