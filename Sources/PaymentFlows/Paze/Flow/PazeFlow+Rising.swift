/// What is learnt of a transaction after its outcome.
extension PazeFlow {
    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: PazeAnswer, _ recheck: PazeRecheck) -> Reaction<Effect> {
        guard answer.isOwn, let settlement = answer.settlement else { return rest(.ended(recheck.ending)) }
        let known = recheck.with(settlement: settlement)
        guard settlement == .notCharged else { return rest(.ended(known.ending)) }
        leave(known.ending)
        return go(
            .renewingAttempt(Evidence(known)),
            .renew(Evidence(recheck.attempt.payload.following(answer.providerId))))
    }

    /// A late reply raises the settlement of its own attempt and makes no callback (EN-38).
    mutating func raise(_ answer: PazeAnswer) -> Reaction<Effect> {
        guard let settlement = answer.settlement, answer.isOwn else { return .ignore(.late) }
        switch state {
        case .ended(let ending) where ending.payload.awaits(answer):
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .ended(Evidence(ending.payload.with(settlement: settlement)))
            return .note
        case .announcing(let ending) where ending.payload.awaits(answer):
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .announcing(Evidence(ending.payload.with(settlement: settlement)))
            return .note
        default:
            // Whatever is going on now, the ending lies behind it.
            return raiseBehind(answer, to: settlement)
        }
    }

    private mutating func raiseBehind(_ answer: PazeAnswer, to settlement: Settlement) -> Reaction<Effect> {
        if let ending = earlier, ending.payload.awaits(answer) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            earlier = Evidence(ending.payload.with(settlement: settlement))
        } else if let ending = older, ending.payload.awaits(answer) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            older = Evidence(ending.payload.with(settlement: settlement))
        } else {
            return .ignore(.late)
        }
        return takeAsOwn(answer) ?? .note
    }

    /// An open attempt that goes under the same ids as a transaction that has succeeded after all has succeeded: nothing more is
    /// sent (EN-28, EN-51).
    private mutating func takeAsOwn(_ answer: PazeAnswer) -> Reaction<Effect>? {
        guard phase == .open || phase == .committed, let attempt,
            attempt.payload.merchantTransactionId == answer.attempt.payload.merchantTransactionId,
            attempt.payload.amount == answer.attempt.payload.amount,
            case .success(let verdict) = answer.result, verdict.settlement.isSettled
        else { return nil }
        return conclude(verdict, attempt, sending?.payload.circumstances ?? [])
    }
}

extension PazeEnding {
    /// The answer is about this ending's transaction.
    fileprivate func awaits(_ answer: PazeAnswer) -> Bool { wasSent && attempt == answer.attempt }
}
