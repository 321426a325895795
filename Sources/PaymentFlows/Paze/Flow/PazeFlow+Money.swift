/// What follows from the provider's answers about the money.
extension PazeFlow {
    /// The authorise call's own answer: taken whenever it comes (EN-43).
    mutating func take(_ answer: PazeAnswer) -> Reaction<Effect> {
        switch state {
        case .authorising(let sending) where sending.payload.attempt == answer.attempt:
            guard answer.isOwn else { return verify(sending, queries: 0, systemTransactionId: nil) }
            return judge(answer, sending, queries: 0, knownId: nil, isFirst: true)
        case .verifying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            return takeLate(answer, verifying.payload) { .verifying($0) }
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            return takeLate(answer, verifying.payload) { .querying($0) }
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout, .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting,
            .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving,
            .authorising, .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            guard answer.isDefinite, answer.isOwn else { return .ignore(.late) }
            return learn(answer, isReply: true)
        }
    }

    /// A late reply decides where it can; an open one may at least tell the provider's id.
    mutating func takeLate(
        _ answer: PazeAnswer, _ known: PazeVerifying, _ state: (Evidence<PazeVerifying>) -> State
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
    mutating func take(found answer: PazeAnswer) -> Reaction<Effect> {
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
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout, .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting,
            .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving,
            .authorising, .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// Decides the outcome by an answer to the authorise call, or by what a query found; an open one is verified.
    private mutating func judge(
        _ answer: PazeAnswer, _ evidence: Evidence<PazeSending>, queries: UInt8, knownId: String?, isFirst: Bool
    ) -> Reaction<Effect> {
        let systemTransactionId = answer.systemTransactionId ?? knownId
        let sending = evidence.payload
        let attempt = sending.attempt
        let sent = sending.circumstances
        switch answer.result {
        case .success(let verdict):
            return conclude(verdict, attempt, sent)
                ?? verify(evidence, queries: queries, systemTransactionId: systemTransactionId)
        case .refused(let refusal):
            return end(attempt, .refused(Evidence(refusal)), telling: notice(refusal), sent: sent)
        case .notSent where isFirst:
            let failure = PaymentFailure(code: "SDK0500", message: "The authorisation could not be sent.")
            return end(attempt, .failed(Evidence(failure)), telling: .submitError(failure), sent: sent)
        case .malformed:
            return verify(
                Evidence(sending.with(.malformedReply)), queries: queries, systemTransactionId: systemTransactionId)
        case .silent, .notSent:
            return verify(evidence, queries: queries, systemTransactionId: systemTransactionId)
        }
    }

    /// The outcome that a verdict means; nil: it decides nothing.
    mutating func conclude(
        _ verdict: TransactionVerdict, _ attempt: Evidence<Attempt>, _ sent: PazeSending.Circumstances?
    ) -> Reaction<Effect>? {
        let settlement = verdict.settlement
        switch verdict {
        case .succeeded(let identity), .reversed(let identity):
            let receipt = Receipt(identity: identity, afterExpiry: sent?.contains(.expired) ?? false)
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: settlement, telling: .authorised(identity),
                sent: sent)
        case .refused(let refusal):
            return end(
                attempt, .refused(Evidence(refusal)), settlement: settlement, telling: notice(refusal), sent: sent)
        case .failed(let failure), .mismatch(let failure):
            return end(
                attempt, .failed(Evidence(failure)), settlement: settlement, telling: notice(failure), sent: sent)
        case .open: return nil
        }
    }

    /// Rests until the next status query; after the last one the outcome is unknown, reported once (EN-43).
    mutating func verify(
        _ evidence: Evidence<PazeSending>, queries: UInt8, systemTransactionId: String?
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
                Evidence(PazeVerifying(sending: evidence, queries: queries, systemTransactionId: systemTransactionId))))
    }

    /// An earlier transaction under the same ids: its success is this attempt's, its definite no gives new ids (EN-28, EN-47).
    private mutating func probe(
        _ answer: PazeAnswer, _ sending: Evidence<PazeSending>
    ) -> Reaction<Effect> {
        guard case .success(let verdict) = answer.result, answer.isOwn else { return reserve(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch:
            return conclude(verdict, sending.payload.attempt, sending.payload.circumstances) ?? reserve(sending)
        case .refused, .failed:
            let attempt = Evidence(sending.payload.attempt.payload.following(answer.providerId))
            return go(.renewing(sending), .renew(attempt))
        case .open: return reserve(sending)
        }
    }

    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: PazeAnswer, _ recheck: PazeRecheck) -> Reaction<Effect> {
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

    /// A definite answer that carries transaction ids is told by `onPostAuthorisation`, also when it is a no (PZ-45).
    private func notice(_ refusal: ProviderRefusal) -> PazeNotice {
        if let identity = refusal.identity, identity.systemTransactionId != nil { return .authorised(identity) }
        return .submitRefused(Evidence(refusal))
    }

    private func notice(_ failure: PaymentFailure) -> PazeNotice {
        if let identity = failure.identity, identity.systemTransactionId != nil { return .authorised(identity) }
        return .submitError(failure)
    }
}
