package import PaymentCheckout
package import PaymentFlows

/// A Paze button, as an exploration uses it.
package struct ExploredPazeButton: ExploredComponent {
    let button: PazeButtonComponent

    package func appear() async { await button.appear() }
    package func disappear() async { await button.disappear() }
    package func cancel() async -> CancelAnswer { await button.cancel() }
    package func reset() async -> Refusal? { await button.reset() }
    package var attempt: AttemptID? { get async { await button.attempt } }
    package func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        try await button.outcome(of: attempt)
    }

    package func tap() async -> ExploredProgress {
        ExploredProgress(await button.tap()) { wait in
            switch wait {
            case .checkout(let handoff): handoff.payload.attempt.payload.id
            case .checkoutApproval(let evidence): evidence.payload.attempt.payload.id
            case .decryption(let evidence): evidence.payload.attempt.payload.id
            case .authorisation(let evidence): evidence.payload.attempt.payload.id
            // Drop-in's gate alone.
            case .submitApproval: nil
            }
        }
    }
}
