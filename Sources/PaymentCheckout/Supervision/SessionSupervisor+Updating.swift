internal import PaymentFlows

/// Changing what is to be paid (EN-35).
extension SessionSupervisor {
    /// Changes what the next attempt will pay. Nil: done.
    ///
    /// - Throws: why the data cannot be used; the next attempts fail until other data is taken.
    func change(to data: TransactionData) throws(BaseSdkException) -> Refusal? {
        if isDisbanded || closing == .destroyed { return .destroyed }
        if hasOpenAttempt { return .alreadyProcessing }
        let session = PxpSession(self)
        let payment = Payment(data)
        guard let problem = data.exception ?? componentProblem(payment) ?? idProblem(data) else {
            session.change(to: payment)
            return nil
        }
        session.failUpdate(to: payment)
        throw problem
    }

    /// Changes what the next attempt will read; refused while one is open (EN-35). Nil: done.
    func change(_ body: @Sendable () -> Void) -> Refusal? {
        if hasOpenAttempt { return .alreadyProcessing }
        body()
        return nil
    }

    /// A component of the session does not take the data (PO-11, DI-01).
    private func componentProblem(_ payment: Payment) -> BaseSdkException? {
        for member in everyone { if let problem = member.problem(with: payment) { return problem } }
        return nil
    }

    private func idProblem(_ data: TransactionData) -> BaseSdkException? {
        takeFirst(data.merchantTransactionId).map { AdmissionException(.duplicateTransaction($0)) }
    }
}

extension TransactionData {
    fileprivate var exception: BaseSdkException? { configurationProblem.map { ConfigurationSdkException($0) } }
}
