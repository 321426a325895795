/// What follows from the provider's answers about the money.
extension DropInCourse {
    /// The money-moving call's own answer: taken whenever it comes (EN-43).
    mutating func take(_ answer: DropInAnswer) -> Reaction<Effect> {
        switch state {
        case .authorising(let sending), .capturing(let sending):
            guard sending.payload.attempt == answer.attempt else { return raise(answer) }
            guard answer.isOwn else { return verify(sending, queries: 0, systemTransactionId: nil) }
            return judge(answer, sending, queries: 0, knownId: nil, isFirst: true)
        case .verifying(let verifying), .querying(let verifying):
            guard verifying.payload.sending.payload.attempt == answer.attempt else { return raise(answer) }
            return takeLate(answer, verifying.payload)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            guard answer.isDefinite else { return .ignore(.late) }
            return recheckOutcome(answer, recheck.payload)
        default: return raise(answer)
        }
    }

    /// A late reply decides where it can; an open one may at least tell the provider's id.
    private mutating func takeLate(
        _ answer: DropInAnswer, _ known: DropInVerifying<Method.Purchase>
    ) -> Reaction<Effect> {
        guard answer.isOwn else { return .ignore(.late) }
        guard answer.isDefinite else { return learn(id: answer.systemTransactionId) }
        return judge(
            answer, known.sending, queries: known.queries, knownId: known.systemTransactionId, isFirst: false)
    }

    /// Remembers the provider's id of a transaction that is still open.
    mutating func learn(id: String?) -> Reaction<Effect> {
        switch state {
        case .verifying(let verifying):
            guard verifying.payload.systemTransactionId == nil, let id else { return .ignore(.late) }
            state = .verifying(Evidence(verifying.payload.with(systemTransactionId: id)))
            return .note
        case .querying(let verifying):
            guard verifying.payload.systemTransactionId == nil, let id else { return .ignore(.late) }
            state = .querying(Evidence(verifying.payload.with(systemTransactionId: id)))
            return .note
        default: return .ignore(.late)
        }
    }

    /// A status query's answer. One that fails, or is about another transaction, says nothing of this one.
    mutating func take(found answer: DropInAnswer) -> Reaction<Effect> {
        switch state {
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            let known = verifying.payload
            guard case .success(let verdict) = answer.result, answer.isOwn else {
                return verify(known.sending, queries: known.queries, systemTransactionId: known.systemTransactionId)
            }
            if case .open = verdict {
                return verify(
                    known.sending, queries: known.queries,
                    systemTransactionId: answer.systemTransactionId ?? known.systemTransactionId)
            }
            return judge(
                answer, known.sending, queries: known.queries, knownId: known.systemTransactionId, isFirst: false)
        case .askingStatus(let sending) where sending.payload.attempt == answer.attempt:
            return probe(answer, sending)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            // A query that was refused found nothing: that is no answer about the transaction.
            guard case .success = answer.result else { return rest(.ended(recheck.payload.ending)) }
            return recheckOutcome(answer, recheck.payload)
        default: return .ignore(.late)
        }
    }

    /// Decides the outcome by an answer to the call, or by what a query found; an open one is verified.
    private mutating func judge(
        _ answer: DropInAnswer, _ evidence: Sending, queries: UInt8, knownId: String?, isFirst: Bool
    ) -> Reaction<Effect> {
        let sending = evidence.payload
        let id = answer.systemTransactionId ?? knownId
        switch answer.result {
        case .success(let verdict):
            if case .refused(let refusal) = verdict, let again = retry(refusal, sending, answer.providerId) {
                return again
            }
            return conclude(verdict, sending) ?? verify(evidence, queries: queries, systemTransactionId: id)
        case .refused(let refusal):
            if let again = retry(refusal, sending, answer.providerId) { return again }
            // A definite failure of the call itself: the method's own code, whatever the provider calls it (DI-14).
            let failure = PaymentFailure(
                code: Method.facts.refusalCode.rawValue,
                message: "The \(Method.facts.noun) failed. The provider refused the call.", refusal: refusal)
            return end(sending, .refused(Evidence(refusal)), telling: .error(failure))
        case .notSent where isFirst:
            let failure = PaymentFailure(
                code: NetworkSdkException.code, message: "The \(Method.facts.noun) could not be sent.")
            return end(sending, .failed(Evidence(failure)), telling: .error(failure))
        case .malformed:
            return verify(Evidence(sending.with(.malformedReply)), queries: queries, systemTransactionId: id)
        case .silent, .notSent: return verify(evidence, queries: queries, systemTransactionId: id)
        }
    }

    /// A no that the method answers with another try takes the attempt back before its point of no return (EN-33). There is none
    /// for a component that is gone, or once the session has expired or is known to be paid.
    private mutating func retry(
        _ refusal: ProviderRefusal, _ sending: DropInSending<Method.Purchase>, _ id: String?
    ) -> Reaction<Effect>? {
        guard sending.circumstances.isDisjoint(with: [.tornDown, .expired]), !settlement.isSettled else { return nil }
        guard let again = Method.retry(after: refusal, of: sending, following: id) else { return nil }
        // Its own late word still raises the settlement (EN-38).
        past.leave(Evidence(DropInEnding(declined: sending.attempt, refusal)))
        return follow(again)
    }

    /// The outcome that a verdict means; nil: it decides nothing.
    mutating func conclude(
        _ verdict: TransactionVerdict, _ attempt: Evidence<Attempt>, _ circumstances: DropInCircumstances = []
    ) -> Reaction<Effect>? {
        guard let (outcome, notice) = Self.meaning(verdict, circumstances) else { return nil }
        return end(
            attempt, outcome, settlement: verdict.settlement, telling: notice, wasSent: true,
            tornDown: circumstances.contains(.tornDown))
    }

    mutating func conclude(
        _ verdict: TransactionVerdict, _ sending: DropInSending<Method.Purchase>
    ) -> Reaction<Effect>? {
        conclude(verdict, sending.attempt, sending.circumstances)
    }

    /// Rests until the next status query; after the last one the outcome is unknown, reported once (EN-43).
    mutating func verify(_ evidence: Sending, queries: UInt8, systemTransactionId: String?) -> Reaction<Effect> {
        guard queries < Verification.queries else {
            let identity = TransactionIdentity(
                merchantTransactionId: evidence.payload.attempt.payload.merchantTransactionId,
                systemTransactionId: systemTransactionId)
            return end(
                evidence.payload, .unknown(Evidence(identity)), settlement: .open, telling: .error(.unknown(identity)))
        }
        return rest(
            .verifying(
                Evidence(
                    DropInVerifying(sending: evidence, queries: queries, systemTransactionId: systemTransactionId))))
    }

    mutating func query(_ verifying: DropInVerifying<Method.Purchase>) -> Reaction<Effect> {
        go(.querying(Evidence(verifying)), .findTransactions(verifying.sending.payload.attempt))
    }

    /// An earlier transaction under the same ids: its success is this attempt's, its definite no gives new ids (EN-28, EN-47).
    private mutating func probe(_ answer: DropInAnswer, _ sending: Sending) -> Reaction<Effect> {
        guard case .success(let verdict) = answer.result, answer.isOwn else { return reserve(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch: return conclude(verdict, sending.payload) ?? reserve(sending)
        case .refused, .failed:
            let attempt = Evidence(sending.payload.attempt.payload.following(answer.providerId))
            return go(.renewing(sending), .renew(attempt))
        case .open: return reserve(sending)
        }
    }
}
