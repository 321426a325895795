internal import FoundationEssentials
internal import PaymentFlows

/// What is checked and sent: the configuration as it is when it is used (EN-29), and the attempt's own facts (EN-35).
extension PayoutMethod {
    func check(_ attempt: Evidence<Attempt>, in session: PxpSession) -> PayoutFlow.Event {
        let validation = PayoutValidation(
            paypal: session.paypalConfig, wallet: config?.wallet, recipientType: config?.recipientType,
            moneyProblem: session.payoutProblem)
        // The order first: it is looked at for problems, and nearly always there is none.
        if attempt.payload.problem == nil, case .success = session.amount, let order = validation.order(for: attempt) {
            return .validated(Evidence(order))
        }
        if let problem = validation.problem ?? attempt.payload.problem { return .invalidated(Evidence(problem)) }
        if case .failure(.updateFailed) = session.amount { return .invalidated(Evidence(.unusableAmount)) }
        return .invalidated(Evidence(PayoutMoneyProblem.amountInvalid.failure))
    }

    func request(_ sending: Evidence<PayoutSending>, on component: isolated Component<Self>) -> PayoutRequest {
        let session = component.session
        return PayoutRequest(
            merchantTransactionDate: session.merchantTransactionDate(), ownerId: session.ownerId,
            suppliedKey: component.suppliedKey(sending.payload.attempt.payload), extras: session.extras,
            sending: sending)
    }
}
