extension PazeFlow {
    /// Decides the outcome. What follows is its one callback, if one is named for it, and then the end.
    ///
    /// - Parameter sent: what has happened since the authorisation was sent; nil: it was not.
    mutating func end(
        _ attempt: Evidence<Attempt>, _ outcome: Outcome, settlement: Settlement = .notCharged,
        telling notice: PazeNotice?,
        sent: PazeSending.Circumstances? = nil, tornDown: Bool = false
    ) -> Reaction<Effect> {
        let tornDown = tornDown || (sent?.contains(.tornDown) ?? false)
        let ending = Evidence(
            PazeEnding(
                attempt: attempt, outcome: outcome, settlement: settlement, notice: tornDown ? nil : notice,
                wasSent: sent != nil, hasCheckedOut: hasCheckedOut))
        guard !tornDown else {
            // The component is gone (EN-34): it is as it was before it appeared, and knows the ending.
            past.leave(ending)
            return rest(.idle)
        }
        guard notice != nil else { return rest(.ended(ending)) }
        return go(.announcing(ending), .announce(ending))
    }

    /// A failure that `onError` tells (PZ-47).
    mutating func fail(_ attempt: Evidence<Attempt>, _ failure: PaymentFailure) -> Reaction<Effect> {
        end(attempt, .failed(Evidence(failure)), telling: .error(failure))
    }

    /// A failure from `onPreAuthorisation` on and before anything was sent, which `onSubmitError` tells (PZ-47).
    mutating func failSubmission(
        _ attempt: Evidence<Attempt>, _ failure: PaymentFailure, tornDown: Bool = false
    ) -> Reaction<Effect> {
        end(attempt, .failed(Evidence(failure)), telling: .submitError(failure), tornDown: tornDown)
    }
}

extension Outcome {
    static func cancelled(
        by: Canceller, at step: String, reason: String? = nil, identity: TransactionIdentity? = nil
    ) -> Outcome {
        .cancelled(Evidence(Cancellation(by: by, at: step, reason: reason, identity: identity)))
    }
}

extension PaymentFailure {
    /// What a call of a provider that is not money-moving failed with: the step's code, or SDK0500 when it was not sent (EN-48).
    static func call<Value>(_ answer: CallAnswer<Value>, code: String, _ message: String) -> PaymentFailure {
        switch answer.failure {
        case .notSent: PaymentFailure(code: "SDK0500", message: "\(message) The call could not be sent.")
        case .refused(let refusal):
            PaymentFailure(code: code, message: "\(message) The provider refused.", refusal: refusal)
        case .malformed: PaymentFailure(code: code, message: "\(message) The answer cannot be read.")
        case .silent, nil: PaymentFailure(code: code, message: "\(message) The provider did not answer.")
        }
    }
}
