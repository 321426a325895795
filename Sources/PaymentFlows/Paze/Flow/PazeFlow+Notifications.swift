/// What is heard of the money when nobody was asked, or too late to decide an outcome.
extension PazeFlow {
    /// The provider says something outside any call, about the present attempt or one that lies behind (EN-50).
    mutating func take(_ notification: TransactionNotification) -> Reaction<Effect> {
        guard let attempt = notification.attempt else { return takeOutside(notification) }
        let answer = notification.answer(about: attempt)
        guard answer.isOwn else { return .ignore(.late) }
        switch state {
        case .authorising(let sending) where sending.payload.attempt == attempt:
            if answer.isSuccess {
                return conclude(notification.verdict, attempt, sending.payload.circumstances) ?? .ignore(.late)
            }
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            // A no decides nothing: the provider is asked at once (EN-50). The call's own answer still counts.
            return query(
                PazeVerifying(
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
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper, .askingStatus, .renewing, .reserving:
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            guard self.attempt == attempt else { return learn(answer) }
            // A success ends it wherever it is; a no is about nothing that this attempt has sent (EN-51).
            guard answer.isSuccess else { return .ignore(.nothingOpen) }
            return conclude(notification.verdict, attempt, nil) ?? .ignore(.late)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .authorising, .verifying, .querying, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            return learn(answer)
        }
    }

    /// No attempt of this component has begun that transaction: it settles the session without a callback (EN-51).
    private mutating func takeOutside(_ notification: TransactionNotification) -> Reaction<Effect> {
        if case .open = notification.verdict { return .ignore(.nothingOpen) }
        guard past.raise(outside: notification) else { return .ignore(.duplicate) }
        return stopIfSettled(by: notification.verdict(countedFor: attempt), paying: nil) ?? .note
    }

    /// A definite answer about an attempt whose outcome is decided: it may raise the settlement, and makes no callback (EN-38).
    ///
    /// - Parameter isReply: it answers the attempt's own authorise call: one that was not sent has none.
    mutating func learn(_ answer: PazeAnswer, isReply: Bool = false) -> Reaction<Effect> {
        switch state {
        case .ended(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .ended(raised)
            return .note
        case .announcing(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .announcing(raised)
            return .note
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            return recheckOutcome(answer, recheck.payload)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout, .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting,
            .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving,
            .authorising, .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return learnBehind(answer, isReply)
        }
    }

    /// Whatever is going on now, the ending lies behind it.
    private mutating func learnBehind(_ answer: PazeAnswer, _ isReply: Bool) -> Reaction<Effect> {
        switch past.raise(by: answer, isReply: isReply) {
        case .notKept: return .ignore(.late)
        case .nothingNew: return .ignore(.ended)
        case .raised:
            guard case .success(let verdict) = answer.result else { return .note }
            return stopIfSettled(by: verdict, paying: answer.attempt) ?? .note
        }
    }

    /// The session has been paid while another attempt is open: one that has not sent anything ends with what was paid, and so does
    /// one that has sent the same transaction again (EN-28). Nil: nothing is to be stopped.
    private mutating func stopIfSettled(
        by verdict: TransactionVerdict, paying earlier: Evidence<Attempt>?
    ) -> Reaction<Effect>? {
        guard verdict.settlement.isSettled, !isAskingFirst, let attempt else { return nil }
        if phase == .open { return conclude(verdict.counted(for: attempt, paidBy: earlier), attempt, nil) }
        guard let earlier, let sending, earlier.isSameTransaction(as: attempt) else { return nil }
        return conclude(verdict, attempt, sending.payload.circumstances)
    }

    private mutating func query(_ verifying: PazeVerifying) -> Reaction<Effect> {
        go(.querying(Evidence(verifying)), .findTransactions(verifying.sending.payload.attempt))
    }
}

extension Evidence<Attempt> {
    /// The same id and the same money: the provider cannot tell them apart.
    fileprivate func isSameTransaction(as other: Evidence) -> Bool {
        payload.merchantTransactionId == other.payload.merchantTransactionId && payload.amount == other.payload.amount
    }
}
