/// What follows from the provider's answers about the money.
extension PayoutFlow {
    /// The payout call's own answer: taken whenever it comes (EN-43).
    mutating func take(_ answer: PayoutAnswer) -> Reaction<Effect> {
        switch state {
        case .paying(let sending) where sending.payload.attempt == answer.attempt:
            guard answer.isOwn else { return verify(sending, queries: 0, systemTransactionId: nil) }
            return judge(answer, sending, queries: 0, knownId: nil, isFirst: true)
        case .verifying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            return takeLate(answer, verifying.payload) { .verifying($0) }
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            return takeLate(answer, verifying.payload) { .querying($0) }
        case .gone, .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying,
            .verifying, .querying, .announcing, .ended, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            guard answer.isDefinite, answer.isOwn else { return .ignore(.late) }
            return learn(answer, isReply: true)
        }
    }

    /// A late reply decides where it can; an open one may at least tell the provider's id.
    mutating func takeLate(
        _ answer: PayoutAnswer, _ known: PayoutVerifying, _ state: (Evidence<PayoutVerifying>) -> State
    ) -> Reaction<Effect> {
        guard answer.isOwn else { return .ignore(.late) }
        guard answer.isDefinite else {
            guard known.systemTransactionId == nil, let id = answer.systemTransactionId else { return .ignore(.late) }
            self.state = state(Evidence(known.with(systemTransactionId: id)))
            return .note
        }
        return judge(
            answer, known.sending, queries: known.queries, knownId: known.systemTransactionId, isFirst: false)
    }

    /// A status query's answer. One that fails, or is about another transaction, says nothing of this one.
    mutating func take(found answer: PayoutAnswer) -> Reaction<Effect> {
        switch state {
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            let known = verifying.payload
            guard answer.isOwn, case .success = answer.result else {
                return verify(known.sending, queries: known.queries, systemTransactionId: known.systemTransactionId)
            }
            return judge(
                answer, known.sending, queries: known.queries, knownId: known.systemTransactionId, isFirst: false)
        case .askingStatus(let sending) where sending.payload.attempt == answer.attempt:
            return probe(answer, sending)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            // A query that was refused found nothing: that is no answer about the transaction.
            guard case .success = answer.result else { return resume(recheck.payload, knowing: recheck.payload.ending) }
            return recheckOutcome(answer, recheck.payload)
        case .gone, .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying,
            .verifying, .querying, .announcing, .ended, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// Decides the outcome by an answer to the payout call, or by what a query found; an open one is verified.
    private mutating func judge(
        _ answer: PayoutAnswer, _ evidence: Evidence<PayoutSending>, queries: UInt8, knownId: String?, isFirst: Bool
    ) -> Reaction<Effect> {
        let systemTransactionId = answer.systemTransactionId ?? knownId
        let sending = evidence.payload
        switch answer.result {
        case .success:
            return conclude(answer, sending.attempt, sending.circumstances)
                ?? verify(evidence, queries: queries, systemTransactionId: systemTransactionId)
        case .refused(let refusal):
            return end(
                sending.attempt, .refused(Evidence(refusal)), telling: .refused(refusal), sent: sending.circumstances)
        case .notSent where isFirst:
            let failure = PaymentFailure(code: "SDK0500", message: "The payout could not be sent.")
            return end(
                sending.attempt, .failed(Evidence(failure)), telling: .error(failure), sent: sending.circumstances)
        case .malformed:
            return verify(
                Evidence(sending.with(.malformedReply)), queries: queries, systemTransactionId: systemTransactionId)
        case .silent, .notSent:
            return verify(evidence, queries: queries, systemTransactionId: systemTransactionId)
        }
    }

    /// The outcome that an answer's verdict means; nil: it decides nothing.
    mutating func conclude(
        _ answer: PayoutAnswer, _ attempt: Evidence<Attempt>, _ sent: PayoutSending.Circumstances?
    ) -> Reaction<Effect>? {
        guard case .success(let verdict) = answer.result else { return nil }
        let settlement = verdict.settlement
        switch verdict {
        case .succeeded(let identity), .reversed(let identity):
            let receipt = Receipt(
                identity: identity, afterExpiry: sent?.contains(.expired) ?? false, stage: answer.stage)
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: settlement, telling: .paid(identity), sent: sent)
        case .refused(let refusal):
            return end(
                attempt, .refused(Evidence(refusal)), settlement: settlement, telling: .refused(refusal), sent: sent)
        case .failed(let failure), .mismatch(let failure):
            return end(
                attempt, .failed(Evidence(failure)), settlement: settlement, telling: .error(failure), sent: sent)
        case .open: return nil
        }
    }

    /// Rests until the next status query; after the last one the outcome is unknown, reported once (EN-43).
    mutating func verify(
        _ evidence: Evidence<PayoutSending>, queries: UInt8, systemTransactionId: String?
    ) -> Reaction<Effect> {
        guard queries < Verification.queries else {
            let sending = evidence.payload
            let identity = TransactionIdentity(
                merchantTransactionId: sending.attempt.payload.merchantTransactionId,
                systemTransactionId: systemTransactionId)
            return end(
                sending.attempt, .unknown(Evidence(identity)), settlement: .open, telling: .unknown(identity),
                sent: sending.circumstances)
        }
        return rest(
            .verifying(
                Evidence(
                    PayoutVerifying(sending: evidence, queries: queries, systemTransactionId: systemTransactionId))))
    }

    /// An earlier transaction under the same ids: its success is this attempt's, its definite no gives new ids (EN-28, EN-47).
    private mutating func probe(
        _ answer: PayoutAnswer, _ sending: Evidence<PayoutSending>
    ) -> Reaction<Effect> {
        guard case .success(let verdict) = answer.result, answer.isOwn else { return reserve(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch:
            return conclude(answer, sending.payload.attempt, sending.payload.circumstances) ?? reserve(sending)
        case .refused, .failed:
            let attempt = Evidence(sending.payload.attempt.payload.following(answer.providerId))
            return go(.renewing(sending), .renew(attempt))
        case .open: return reserve(sending)
        }
    }

    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: PayoutAnswer, _ recheck: PayoutRecheck) -> Reaction<Effect> {
        guard answer.isOwn, let settlement = answer.settlement else {
            return resume(recheck, knowing: recheck.ending)
        }
        let known = recheck.ending.raised(by: answer) ?? recheck.ending
        guard settlement == .notCharged else { return resume(recheck.with(ending: known), knowing: known) }
        past.leave(known)
        return go(
            .renewingAttempt(Evidence(recheck.with(ending: known))),
            .renew(Evidence(recheck.attempt.payload.following(answer.providerId))))
    }
}
