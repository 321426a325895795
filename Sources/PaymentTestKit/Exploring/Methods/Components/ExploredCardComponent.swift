package import PaymentCheckout
package import PaymentFlows

/// A card component with a card typed in, as an exploration uses it.
package struct ExploredCardComponent: ExploredComponent {
    let components: CheckoutComponents
    let component: CheckoutComponents.PaymentComponent

    package func appear() async {
        _ = await component.isAvailable
        await component.render()
        await component.change(card: ComponentsTestSamples.card)
    }

    package func disappear() async { await component.disappear() }
    package func cancel() async -> CancelAnswer { await component.cancel() }
    package func reset() async -> Refusal? { await components.reset() }
    package var attempt: AttemptID? { get async { await component.attempt } }
    package func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        do throws(CheckoutComponents.Error) {
            return try await component.outcome(of: attempt)
        } catch {
            throw BaseSdkException(errorCode: error.errorCode.code, errorMessage: error.message)
        }
    }

    package func tap() async -> ExploredProgress {
        let progress = await component.tap()
        let attempt = await component.attempt
        return ExploredProgress(progress) { _ in attempt }
    }
}
