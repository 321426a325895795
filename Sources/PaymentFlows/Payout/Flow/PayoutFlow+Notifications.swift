/// What is heard of the money when nobody was asked, or too late to decide an outcome.
extension PayoutFlow {
    /// The provider says something outside any call, about the present attempt or one that lies behind (EN-50).
    mutating func take(_ notification: TransactionNotification) -> Reaction<Effect> {
        guard let attempt = notification.attempt else { return takeOutside(notification) }
        let answer = notification.answer(about: attempt)
        guard answer.isOwn else { return .ignore(.late) }
        switch state {
        case .paying(let sending) where sending.payload.attempt == attempt:
            if answer.isSuccess { return conclude(answer, attempt, sending.payload.circumstances) ?? .ignore(.late) }
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            // A no decides nothing: the provider is asked at once (EN-50). The call's own answer still counts.
            return query(
                PayoutVerifying(
                    sending: sending, queries: 1, systemTransactionId: answer.providerId, beganByQuery: true))
        case .verifying(let verifying) where verifying.payload.sending.payload.attempt == attempt:
            guard answer.isDefinite, !answer.isSuccess else {
                return takeLate(answer, verifying.payload) { .verifying($0) }
            }
            return query(verifying.payload.next)
        case .querying(let verifying) where verifying.payload.sending.payload.attempt == attempt:
            guard answer.isDefinite, !answer.isSuccess else {
                return takeLate(answer, verifying.payload) { .querying($0) }
            }
            return .ignore(.already)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == attempt:
            if answer.isSuccess { return recheckOutcome(answer, recheck.payload) }
            // The query that is on its way decides about the tap; a no is kept for the next one.
            guard answer.isDefinite, let raised = recheck.payload.ending.raised(by: answer) else {
                return .ignore(.already)
            }
            state = .recheckingOutcome(Evidence(recheck.payload.with(ending: raised)))
            return .note
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving:
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            guard self.attempt == attempt else { return learn(answer) }
            // A success ends it wherever it is; a no is about nothing that this attempt has sent (EN-51).
            guard answer.isSuccess else { return .ignore(.nothingOpen) }
            return conclude(answer, attempt, nil) ?? .ignore(.late)
        case .gone, .idle, .paying, .verifying, .querying, .announcing, .ended, .announcingElsewhere,
            .recheckingOutcome, .renewingAttempt:
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            return learn(answer)
        }
    }

    /// No attempt of this component has begun that transaction: it settles the session without a callback (EN-51).
    private mutating func takeOutside(_ notification: TransactionNotification) -> Reaction<Effect> {
        if case .open = notification.verdict { return .ignore(.nothingOpen) }
        guard past.raise(outside: notification) else { return .ignore(.duplicate) }
        let verdict = notification.verdict(countedFor: attempt)
        return stopIfSettled(by: verdict, notification.stage ?? .completed, paying: nil) ?? .note
    }

    /// A definite answer about an attempt whose outcome is decided: it may raise the settlement, and makes no callback (EN-38),
    /// but for the one of a payout that was handed over (PO-05).
    ///
    /// - Parameter isReply: it answers the attempt's own payout call: one that was not sent has none.
    mutating func learn(_ answer: PayoutAnswer, isReply: Bool = false) -> Reaction<Effect> {
        switch state {
        case .ended(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            guard ending.payload.awaitsBackend, let told = madeElsewhere(raised.payload, answer) else {
                state = .ended(raised)
                return .note
            }
            return told
        case .announcing(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .announcing(raised)
            return .note
        case .announcingElsewhere(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .announcingElsewhere(raised)
            return .note
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            return recheckOutcome(answer, recheck.payload)
        case .gone, .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying,
            .verifying, .querying, .announcing, .ended, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            return learnBehind(answer, isReply)
        }
    }

    /// Whatever is going on now, the ending lies behind it.
    private mutating func learnBehind(_ answer: PayoutAnswer, _ isReply: Bool) -> Reaction<Effect> {
        switch past.raise(by: answer, isReply: isReply) {
        case .notKept: return .ignore(.late)
        case .nothingNew: return .ignore(.ended)
        case .raised:
            guard case .success(let verdict) = answer.result else { return .note }
            return stopIfSettled(by: verdict, answer.stage, paying: answer.attempt) ?? .note
        }
    }

    /// The session has been paid while another attempt has not sent anything yet: that attempt ends with what was paid, and nothing
    /// is paid twice. Nil: nothing is to be stopped.
    private mutating func stopIfSettled(
        by verdict: TransactionVerdict, _ stage: PayoutStage, paying earlier: Evidence<Attempt>?
    ) -> Reaction<Effect>? {
        guard verdict.settlement.isSettled, phase == .open, !isAskingFirst, let attempt else { return nil }
        let counted = verdict.counted(for: attempt, paidBy: earlier)
        return conclude(PayoutAnswer(attempt: attempt, result: .success(counted), stage: stage), attempt, nil)
    }

    /// The merchant's backend has made the payout (PO-05); nil: the answer does not say so.
    private mutating func madeElsewhere(_ ending: PayoutEnding, _ answer: PayoutAnswer) -> Reaction<Effect>? {
        guard case .success(let verdict) = answer.result else { return nil }
        let notice: PayoutNotice
        switch verdict {
        case .succeeded(let identity), .reversed(let identity): notice = .paid(identity)
        case .mismatch(let failure): notice = .error(failure)
        case .refused, .failed, .open: return nil
        }
        let told = Evidence(ending.madeElsewhere(notice, ending.settlement))
        return go(.announcingElsewhere(told), .announce(told))
    }

    private mutating func query(_ verifying: PayoutVerifying) -> Reaction<Effect> {
        go(.querying(Evidence(verifying)), .findTransactions(verifying.sending.payload.attempt))
    }
}
