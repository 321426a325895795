/// What is learnt of a transaction after its outcome.
extension DropInCourse {
    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: DropInAnswer, _ recheck: DropInRecheck<Method.Input>) -> Reaction<Effect> {
        guard answer.isOwn, let settlement = answer.settlement else { return rest(.ended(recheck.ending)) }
        let known = recheck.ending.raised(by: answer) ?? recheck.ending
        guard settlement == .notCharged else { return rest(.ended(known)) }
        past.leave(known)
        return go(
            .renewingAttempt(Evidence(recheck.with(ending: known))),
            .renew(Evidence(recheck.attempt.payload.following(answer.providerId))))
    }

    /// A definite answer about an attempt whose outcome is decided: it may raise the settlement, and makes no callback (EN-38).
    ///
    /// - Parameter isReply: it answers the attempt's own money-moving call: one that was not sent has none.
    mutating func raise(_ answer: DropInAnswer, isReply: Bool = true) -> Reaction<Effect> {
        guard answer.isDefinite, answer.isOwn else { return .ignore(.late) }
        switch state {
        case .ended(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .ended(raised)
        case .announcing(let ending) where ending.payload.awaits(answer, isReply: isReply):
            guard let raised = ending.raised(by: answer) else { return .ignore(.ended) }
            state = .announcing(raised)
        case .recheckingOutcome(let recheck) where recheck.payload.ending.payload.attempt == answer.attempt:
            guard let raised = recheck.payload.ending.raised(by: answer) else { return .ignore(.ended) }
            guard !raised.payload.settlement.isSettled else { return rest(.ended(raised)) }
            state = .recheckingOutcome(Evidence(recheck.payload.with(ending: raised)))
        default:
            // Whatever is going on now, the ending lies behind it.
            return raiseBehind(answer, isReply)
        }
        return .note
    }

    private mutating func raiseBehind(_ answer: DropInAnswer, _ isReply: Bool) -> Reaction<Effect> {
        switch past.raise(by: answer, isReply: isReply) {
        case .notKept: return .ignore(.late)
        case .nothingNew: return .ignore(.ended)
        case .raised:
            guard case .success(let verdict) = answer.result else { return .note }
            return stopIfSettled(by: verdict, paying: answer.attempt) ?? .note
        }
    }

    /// The session has been paid while another attempt is open: one that has not sent anything ends with what was paid, and so does
    /// one that has sent the same transaction again (EN-28, EN-51). Nil: nothing is to be stopped.
    ///
    /// - Parameter earlier: the attempt that was paid; nil: none of this method's.
    mutating func stopIfSettled(
        by verdict: TransactionVerdict, paying earlier: Evidence<Attempt>?
    ) -> Reaction<Effect>? {
        guard verdict.settlement.isSettled else { return nil }
        switch place {
        case .open(let attempt): return conclude(verdict.counted(for: attempt, paidBy: earlier), attempt)
        case .committed(let sending):
            // The same id and the same money: the provider cannot tell them apart.
            guard let earlier, sending.payload.attempt.payload.amount == earlier.payload.amount,
                sending.payload.attempt.payload.merchantTransactionId == earlier.payload.merchantTransactionId
            else { return nil }
            return conclude(verdict, sending.payload)
        case .none, .over, .rechecking: return nil
        }
    }
}
