/// Status queries: what they find, and when the next one is made (EN-43).
extension CheckoutComponentFlow {
    /// Rests until the next status query; after the last one the outcome is unknown, reported once.
    mutating func verify(
        _ sending: Evidence<Sending>, queries: UInt8 = 0, after end: ActionEnd? = nil
    ) -> Reaction<Effect> {
        guard queries < Verification.queries else {
            let identity = sending.payload.identity
            let failure = PaymentFailure.component(
                .engine(.outcomeUnknown), "It is not known what became of the payment: ask the provider.",
                identity: identity)
            return self.end(
                sending.payload.attempt, .unknown(Evidence(identity)), settlement: .open, telling: .error(failure),
                sent: sending.payload)
        }
        return rest(.verifying(Evidence(Verifying(sending: sending, queries: queries, actionEnd: end))))
    }

    /// A query is made now.
    mutating func query(_ verifying: Verifying) -> Reaction<Effect> {
        go(.querying(Evidence(verifying)), .findPayment(Evidence(verifying.sending.payload.query)))
    }

    /// A status query's answer. One that fails, or is about another payment, says nothing of this one.
    mutating func take(found answer: Answer) -> Reaction<Effect> {
        switch state {
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            return take(found: answer, verifying.payload)
        case .checkingAction(let acted) where acted.payload.sending.payload.attempt == answer.attempt:
            return take(found: answer, acted.payload)
        case .acting(let acting) where acting.payload.sending.payload.attempt == answer.attempt:
            // Asked before the action was known: only a payment that has gone through ends the action.
            guard answer.isOwn, case .verdict(let verdict) = answer.said, verdict.settlement.isSettled else {
                return .ignore(.late)
            }
            return conclude(verdict, acting.payload.sending.payload) ?? .ignore(.late)
        case .askingStatus(let sending) where sending.payload.attempt == answer.attempt:
            return probe(answer, sending)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            // A query that was refused found nothing: that is no answer about the payment.
            guard case .verdict = answer.said else { return resume(recheck.payload, knowing: recheck.payload.ending) }
            return recheckOutcome(answer, recheck.payload)
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing, .ended, .recheckingOutcome,
            .renewingAttempt:
            return .ignore(.late)
        }
    }

    private mutating func take(found answer: Answer, _ verifying: Verifying) -> Reaction<Effect> {
        guard answer.isOwn else {
            return verify(verifying.sending, queries: verifying.queries, after: verifying.actionEnd)
        }
        let sending = Evidence(verifying.sending.payload.knowing(answer.paymentID))
        switch answer.said {
        case .verdict(let verdict):
            if let told = conclude(verdict, sending.payload, after: verifying.actionEnd) { return told }
        case .actionRequired(let action): if verifying.actionEnd == nil { return act(sending, action) }
        case .refused, .notSent, .notSubmitted, .malformed, .silent: break
        }
        return verify(sending, queries: verifying.queries, after: verifying.actionEnd)
    }

    /// An earlier payment of the session: its success is this attempt's, its definite no gives a new key (EN-28).
    private mutating func probe(_ answer: Answer, _ sending: Evidence<Sending>) -> Reaction<Effect> {
        guard case .verdict(let verdict) = answer.said, answer.isOwn else { return send(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch:
            return paid(verdict, sending.payload.attempt, sending.payload) ?? send(sending)
        case .refused, .failed:
            let attempt = Evidence(sending.payload.attempt.payload.following(answer.providerId))
            return go(.renewing(sending), .renew(attempt))
        case .open: return send(sending)
        }
    }
}

extension CheckoutComponentFlow.Sending {
    /// Asks for all payments of the payment session: there may be more than one (EN-43).
    var query: CheckoutComponentFlow.Query { .init(attempt: attempt, paymentID: nil) }
}
