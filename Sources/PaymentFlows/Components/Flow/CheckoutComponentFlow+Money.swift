/// What follows from the answers about the money.
extension CheckoutComponentFlow {
    /// The answer to the submit: taken whenever it comes (EN-43, CC-18).
    mutating func take(_ answer: Answer) -> Reaction<Effect> {
        if let sending, sending.payload.attempt == answer.attempt {
            return isSending ? takeFirst(answer, sending) : takeLate(answer, sending)
        }
        if case .recheckingOutcome(let recheck) = state, recheck.payload.ending.payload.attempt == answer.attempt {
            guard answer.settlement != nil else { return .ignore(.late) }
            return recheckOutcome(answer, recheck.payload)
        }
        return raise(answer)
    }

    private mutating func takeFirst(_ answer: Answer, _ evidence: Evidence<Sending>) -> Reaction<Effect> {
        guard answer.isOwn else { return verify(evidence) }
        let known = evidence.payload.knowing(answer.paymentID)
        if case .verdict(let verdict) = answer.said, let told = conclude(verdict, known) { return told }
        let sending = Evidence(known)
        switch answer.said {
        case .verdict: return verify(sending)
        case .actionRequired(let action): return act(sending, action)
        case .refused(let refusal): return refused(refusal, sending)
        case .notSubmitted: return notSubmitted(sending)
        case .notSent:
            let failure = PaymentFailure.component(.paymentRequestFailed, "The payment session was not submitted.")
            return end(
                sending.payload.attempt, .failed(Evidence(failure)), telling: .error(failure), sent: sending.payload)
        case .malformed: return verify(Evidence(sending.payload.with(.malformedReply)))
        case .silent: return verify(sending)
        }
    }

    /// A late answer decides where it can; an open one may at least tell the payment's id.
    private mutating func takeLate(_ answer: Answer, _ evidence: Evidence<Sending>) -> Reaction<Effect> {
        guard answer.isOwn else { return .ignore(.late) }
        let sending = Evidence(evidence.payload.knowing(answer.paymentID))
        switch answer.said {
        case .verdict(let verdict):
            if let told = conclude(verdict, sending.payload, after: actionEnd) { return told }
        case .refused(let refusal): return refused(refusal, sending)
        case .notSubmitted: return notSubmitted(sending)
        case .actionRequired(let action): if isActionNews { return act(sending, action) }
        case .notSent, .malformed, .silent: break
        }
        guard sending != evidence else { return .ignore(.late) }
        replace(sending)
        return .note
    }

    private mutating func refused(_ refusal: ProviderRefusal, _ sending: Evidence<Sending>) -> Reaction<Effect> {
        let failure = PaymentFailure.component(
            .paymentRequestFailed, "The provider refused the request.", refusal: refusal,
            identity: sending.payload.identity)
        return end(
            sending.payload.attempt, .refused(Evidence(refusal)), telling: .error(failure), sent: sending.payload)
    }

    private mutating func notSubmitted(_ sending: Evidence<Sending>) -> Reaction<Effect> {
        let failure = PaymentFailure.component(.submitFailed, "handleSubmit answered that nothing was submitted.")
        return end(
            sending.payload.attempt, .failed(Evidence(failure)), telling: .error(failure), sent: sending.payload)
    }

    /// The outcome that a verdict means; nil: it decides nothing.
    ///
    /// - Parameter end: how the payment's action ended: where it ended badly, a no is told as that (CC-14).
    mutating func conclude(
        _ verdict: TransactionVerdict, _ sending: Sending, after end: ActionEnd? = nil
    ) -> Reaction<Effect>? {
        let sending = sending.knowing(verdict.identity?.systemTransactionId)
        switch verdict {
        case .succeeded, .reversed, .mismatch: return paid(verdict, sending.attempt, sending)
        case .refused(let refusal):
            if let failure = end?.failure { return authenticationFailed(failure, sending, settlement: .notCharged) }
            let failure = PaymentFailure.component(
                .paymentRequestDeclined, "The payment was declined.", refusal: refusal, identity: sending.identity)
            return self.end(sending.attempt, .refused(Evidence(refusal)), telling: .error(failure), sent: sending)
        case .failed(let cause):
            if let failure = end?.failure { return authenticationFailed(failure, sending, settlement: .notCharged) }
            let failure = PaymentFailure.component(
                .paymentRequestFailed, "The provider could not process the payment.", refusal: cause.refusal,
                identity: sending.identity)
            return self.end(sending.attempt, .failed(Evidence(failure)), telling: .error(failure), sent: sending)
        case .open: return nil
        }
    }

    /// Money moved: the attempt has succeeded, or another amount was taken (EN-36). Nothing was sent for it where `sending` is nil.
    mutating func paid(
        _ verdict: TransactionVerdict, _ attempt: Evidence<Attempt>, _ sending: Sending?
    ) -> Reaction<Effect>? {
        guard let identity = verdict.identity, let paymentID = identity.systemTransactionId else { return nil }
        let isExpired = sending?.circumstances.contains(.expired) ?? false
        let tornDown = sending?.circumstances.contains(.tornDown) ?? false
        guard case .mismatch = verdict else {
            let receipt = Receipt(identity: identity, afterExpiry: isExpired)
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: verdict.settlement, telling: .success(paymentID),
                paymentID: paymentID, wasSent: true, tornDown: tornDown)
        }
        let failure = PaymentFailure.component(
            .engine(.mismatch), "The provider reported another amount or currency than asked.", identity: identity)
        return end(
            attempt, .failed(Evidence(failure)), settlement: verdict.settlement, telling: .error(failure),
            paymentID: paymentID, wasSent: true, tornDown: tornDown)
    }
}
