extension PazeFlow {
    /// The authorise call's own answer: taken whenever it comes (EN-43).
    mutating func take(_ answer: PazeAnswer) -> Reaction<Effect> {
        switch state {
        case .authorising(let sending) where sending.payload.attempt == answer.attempt:
            return judge(answer, sending, queries: 0, knownId: nil, isFirst: true)
        case .verifying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt,
            .querying(let verifying) where verifying.payload.sending.payload.attempt == answer.attempt:
            guard answer.isDefinite else { return .ignore(.late) }
            return judge(
                answer, verifying.payload.sending, queries: verifying.payload.queries,
                knownId: verifying.payload.systemTransactionId, isFirst: false)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout,
            .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption,
            .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying,
            .querying,
            .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return raise(answer)
        }
    }

    /// A status query's answer. One that fails says nothing of the transaction.
    mutating func take(found answer: PazeAnswer) -> Reaction<Effect> {
        switch state {
        case .querying(let verifying):
            let known = verifying.payload
            guard case .success(let verdict) = answer.result else {
                return verify(known.sending, queries: known.queries, systemTransactionId: known.systemTransactionId)
            }
            if case .open = verdict {
                return verify(
                    known.sending, queries: known.queries,
                    systemTransactionId: answer.systemTransactionId ?? known.systemTransactionId)
            }
            return judge(
                answer, known.sending, queries: known.queries, knownId: known.systemTransactionId, isFirst: false)
        case .askingStatus(let sending): return probe(answer, sending)
        case .recheckingOutcome(let recheck): return recheckOutcome(answer.result, recheck.payload)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout,
            .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption,
            .askingAuthorisation, .askingShopper, .renewing, .reserving, .authorising, .verifying, .announcing, .ended,
            .renewingAttempt:
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
        case .success(.succeeded(let identity)):
            let receipt = Receipt(identity: identity, afterExpiry: sent.contains(.expired))
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: .succeeded, telling: .authorised(identity),
                sent: sent)
        case .success(.reversed(let identity)):
            let receipt = Receipt(identity: identity, afterExpiry: sent.contains(.expired))
            return end(
                attempt, .succeeded(Evidence(receipt)), settlement: .reversed, telling: .authorised(identity),
                sent: sent)
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
        case .notSent where isFirst:
            let failure = PaymentFailure(code: "SDK0500", message: "The authorisation could not be sent.")
            return end(attempt, .failed(Evidence(failure)), telling: .submitError(failure), sent: sent)
        case .malformed:
            return verify(
                Evidence(sending.with(.malformedReply)), queries: queries, systemTransactionId: systemTransactionId)
        case .success(.open), .silent, .notSent:
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
        _ answer: PazeAnswer, _ sending: Evidence<PazeSending>
    ) -> Reaction<Effect> {
        guard case .success(let verdict) = answer.result else { return reserve(sending) }
        switch verdict {
        case .succeeded, .reversed, .mismatch:
            return judge(answer, sending, queries: 0, knownId: nil, isFirst: false)
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
    private mutating func raise(_ answer: PazeAnswer) -> Reaction<Effect> {
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

extension PazeAnswer {
    /// The provider has decided.
    var isDefinite: Bool {
        switch result {
        case .success(.open), .silent, .malformed, .notSent: false
        case .success, .refused: true
        }
    }
}
