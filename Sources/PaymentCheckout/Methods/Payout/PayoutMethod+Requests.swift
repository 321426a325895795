internal import FoundationEssentials
internal import PaymentFlows

/// What is checked and sent: the configuration as it is when it is used (EN-29), and the attempt's own facts (EN-35).
extension PayoutMethod {
    func check(_ attempt: Evidence<Attempt>, in session: PxpSession) -> PayoutFlow.Event {
        let validation = PayoutValidation(
            paypal: session.paypalConfig, wallet: config?.wallet, recipientType: config?.recipientType,
            moneyProblem: session.payoutProblem)
        if let problem = validation.problem { return .invalidated(Evidence(problem)) }
        guard let order = validation.order(for: attempt) else {
            return .invalidated(Evidence(PayoutMoneyProblem.amountInvalid.failure))
        }
        return .validated(Evidence(order))
    }

    func request(_ sending: Evidence<PayoutSending>, in session: PxpSession) -> PayoutRequest {
        PayoutRequest(
            merchantTransactionDate: session.merchantTransactionDate(), ownerId: session.ownerId,
            extras: session.extras,
            sending: sending)
    }
}
