extension PazeFlow {
    /// The authorise call's own answer: taken whenever it comes (EN-43).
    mutating func take(_ answer: Evidence<PazeAuthorised>) -> Reaction<Effect> {
        let answer = answer.payload
        switch state {
        case .authorising(let sending) where sending.payload.attempt == answer.attempt:
            return judge(answer.result, sending, systemTransactionId: nil, queries: 0, first: true)
        case .verifying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt,
            .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            switch answer.result {
            case .success(.open), .silent, .malformed, .notSent: return .ignore(.late)
            case .success, .refused:
                return judge(
                    answer.result, verifying.payload.sending,
                    systemTransactionId: verifying.payload.systemTransactionId, queries: verifying.payload.queries,
                    first: false)
            }
        default:
            return raise(answer)
        }
    }

    /// A status query's answer.
    mutating func take(_ answer: Evidence<CallResult<TransactionVerdict>>) -> Reaction<Effect> {
        switch state {
        case .querying(let verifying):
            let queries = verifying.payload.queries
            switch answer.payload {
            case .success(.open(let systemTransactionId)):
                return verify(
                    verifying.payload.sending, queries: queries,
                    systemTransactionId: systemTransactionId ?? verifying.payload.systemTransactionId)
            case .success:
                return judge(
                    answer.payload, verifying.payload.sending,
                    systemTransactionId: verifying.payload.systemTransactionId, queries: queries, first: false)
            case .refused, .notSent, .malformed, .silent:
                // A query that fails says nothing of the transaction.
                return verify(
                    verifying.payload.sending, queries: queries, systemTransactionId: verifying.payload.systemTransactionId)
            }
        case .askingStatus(let sending): return probe(answer.payload, sending)
        case .recheckingOutcome(let recheck): return recheckOutcome(answer.payload, recheck.payload)
        default: return .ignore(.late)
        }
    }

    /// Decides the outcome by an answer to the authorise call, or by what a query found; an open one is verified.
    private mutating func judge(
        _ result: CallResult<TransactionVerdict>, _ evidence: Evidence<PazeSending>, systemTransactionId: String?,
        queries: UInt8, first: Bool
    ) -> Reaction<Effect> {
        let sending = evidence.payload
        let attempt = sending.attempt
        let sent = sending.circumstances
        switch result {
        case .success(.succeeded(let identity)):
            let receipt = Receipt(identity: identity, afterExpiry: sent.contains(.expired))
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: .succeeded, telling: .authorised(identity), sent: sent)
        case .success(.reversed(let identity)):
            let receipt = Receipt(identity: identity, afterExpiry: sent.contains(.expired))
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: .reversed, telling: .authorised(identity), sent: sent)
        case .success(.refused(let refusal)):
            return end(attempt, .refused(Evidence(refusal)), telling: notice(refusal), sent: sent)
        case .success(.failed(let failure)):
            return end(attempt, .failed(Evidence(failure)), telling: notice(failure), sent: sent)
        case .success(.mismatch(let failure)):
            return end(
                attempt, .failed(Evidence(failure)), settlement: .succeeded, telling: notice(failure), sent: sent)
        case .refused(let refusal):
            // The submission itself was refused: no transaction, hence no ids.
            return end(attempt, .refused(Evidence(refusal)), telling: .submitRefused(refusal), sent: sent)
        case .notSent where first:
            let failure = PaymentFailure(code: "SDK0500", message: "The authorisation could not be sent.")
            return end(attempt, .failed(Evidence(failure)), telling: .submitError(failure), sent: sent)
        case .malformed:
            return verify(
                Evidence(sending.with(.malformedReply)), queries: queries, systemTransactionId: systemTransactionId)
        case .success(.open(let id)):
            return verify(evidence, queries: queries, systemTransactionId: id ?? systemTransactionId)
        case .silent, .notSent:
            return verify(evidence, queries: queries, systemTransactionId: systemTransactionId)
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
        _ answer: CallResult<TransactionVerdict>, _ sending: Evidence<PazeSending>
    ) -> Reaction<Effect> {
        guard case .success(let verdict) = answer else { return reserve(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch:
            return judge(answer, sending, systemTransactionId: nil, queries: 0, first: false)
        case .refused, .failed: return go(.renewing(sending), .renew(sending.payload.attempt))
        case .open: return reserve(sending)
        }
    }

    private mutating func recheckOutcome(
        _ answer: CallResult<TransactionVerdict>, _ recheck: PazeRecheck
    ) -> Reaction<Effect> {
        guard case .success(let verdict) = answer else { return rest(.ended(recheck.ending)) }
        switch verdict {
        case .succeeded, .mismatch: return settle(recheck.ending, .succeeded)
        case .reversed: return settle(recheck.ending, .reversed)
        case .refused, .failed:
            earlier = Evidence(recheck.ending.payload.with(settlement: .notCharged))
            return go(.renewingAttempt(Evidence(recheck)), .renew(recheck.attempt))
        case .open: return rest(.ended(recheck.ending))
        }
    }

    private mutating func settle(_ ending: Evidence<PazeEnding>, _ settlement: Settlement) -> Reaction<Effect> {
        rest(.ended(Evidence(ending.payload.with(settlement: settlement))))
    }

    /// What is learnt of a transaction after its outcome raises the settlement and makes no callback (EN-38).
    private mutating func raise(_ answer: PazeAuthorised) -> Reaction<Effect> {
        let settlement: Settlement
        switch answer.result {
        case .success(.succeeded), .success(.mismatch): settlement = .succeeded
        case .success(.reversed): settlement = .reversed
        case .success(.refused), .success(.failed), .refused: settlement = .notCharged
        case .success(.open), .notSent, .malformed, .silent: return .ignore(.late)
        }
        switch state {
        case .ended(let ending) where ending.payload.attempt == answer.attempt && ending.payload.wasSent:
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .ended(Evidence(ending.payload.with(settlement: settlement)))
            return .note
        case .announcing(let ending) where ending.payload.attempt == answer.attempt && ending.payload.wasSent:
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .announcing(Evidence(ending.payload.with(settlement: settlement)))
            return .note
        default:
            guard let ending = earlier, ending.payload.attempt == answer.attempt, ending.payload.wasSent,
                settlement > ending.payload.settlement
            else { return .ignore(.late) }
            earlier = Evidence(ending.payload.with(settlement: settlement))
            return .note
        }
    }

    /// A definite answer that carries transaction ids is told by `onPostAuthorisation`, also when it is a no (PZ-45).
    private func notice(_ refusal: ProviderRefusal) -> PazeNotice {
        if let identity = refusal.identity, identity.systemTransactionId != nil { return .authorised(identity) }
        return .submitRefused(refusal)
    }

    private func notice(_ failure: PaymentFailure) -> PazeNotice {
        if let identity = failure.identity, identity.systemTransactionId != nil { return .authorised(identity) }
        return .submitError(failure)
    }
}
