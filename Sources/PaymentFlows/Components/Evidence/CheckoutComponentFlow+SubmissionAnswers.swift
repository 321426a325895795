extension CheckoutComponentFlow.Answer {
    /// What the body of a submit's answer says, whoever submitted (CC-12, CC-13).
    ///
    /// An action of an unknown kind or without an address, and an unknown status, decide nothing; a body without a status cannot be
    /// read (CC-18).
    package init(
        _ result: CheckoutComponents.PaymentSessionSubmissionResult, for attempt: Evidence<Attempt>
    ) {
        self.init(attempt: attempt, said: Self.said(result, attempt.payload), paymentID: result.id)
    }

    /// What `handleSubmit` answered (CC-18).
    package init(_ result: CheckoutComponents.APICallResult, for attempt: Evidence<Attempt>) {
        switch result {
        case .success(let body): self.init(body, for: attempt)
        case .failure: self.init(attempt: attempt, said: .notSubmitted)
        }
    }

    /// How the engine's own submit went (EN-48).
    package init(
        _ result: CallResult<CheckoutComponents.PaymentSessionSubmissionResult>, for attempt: Evidence<Attempt>
    ) {
        switch result {
        case .success(let body): self.init(body, for: attempt)
        case .refused(let refusal): self.init(attempt: attempt, said: .refused(refusal))
        case .notSent: self.init(attempt: attempt, said: .notSent)
        case .malformed: self.init(attempt: attempt, said: .malformed)
        case .silent: self.init(attempt: attempt, said: .silent)
        }
    }

    private static func said(
        _ result: CheckoutComponents.PaymentSessionSubmissionResult, _ attempt: Attempt
    ) -> CheckoutComponentFlow.Said {
        guard let status = result.status else { return .malformed }
        if let kind = result.actionType.flatMap(CheckoutComponents.Action.Kind.init(rawValue:)),
            let url = result.actionURL, CheckoutComponents.PaymentStatus(status) == .actionRequired
        {
            return .actionRequired(CheckoutComponents.Action(kind: kind, url: url))
        }
        let reply = CheckoutComponents.PaymentReply(
            paymentID: result.id, status: status, declineReason: result.declineReason)
        return .verdict(reply.verdict(asked: attempt.amount, paymentSessionID: attempt.merchantTransactionId))
    }
}
