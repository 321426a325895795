package import PaymentCheckout
package import PaymentFlows

/// A payout's submission, as an exploration uses it.
package struct ExploredPayoutSubmission: ExploredComponent {
    let payout: PayoutSubmissionComponent

    package func appear() async { await payout.appear() }
    package func disappear() async { await payout.disappear() }
    package func cancel() async -> CancelAnswer { await payout.cancel() }
    package func reset() async -> Refusal? { await payout.reset() }
    package var attempt: AttemptID? { get async { await payout.attempt } }
    package func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        try await payout.outcome(of: attempt)
    }

    package func tap() async -> ExploredProgress {
        ExploredProgress(await payout.tap()) { wait in
            switch wait {
            case .approval(let order): order.payload.attempt.payload.id
            }
        }
    }
}
