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
            state = .ended(ending.raised(to: settlement, by: answer))
            return .note
        case .announcing(let ending) where ending.payload.awaits(answer):
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .announcing(ending.raised(to: settlement, by: answer))
            return .note
        default:
            // Whatever is going on now, the ending lies behind it.
            return raiseBehind(answer, to: settlement)
        }
    }

    private mutating func raiseBehind(_ answer: PazeAnswer, to settlement: Settlement) -> Reaction<Effect> {
        if let ending = earlier, ending.payload.awaits(answer) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            earlier = ending.raised(to: settlement, by: answer)
        } else if let ending = older, ending.payload.awaits(answer) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            older = ending.raised(to: settlement, by: answer)
        } else {
            return .ignore(.late)
        }
        // An attempt that has not come so far learns it when it is about to send.
        guard isPastPreAuthorisation, let attempt else { return .note }
        return takeEarlierSuccess(as: attempt, sending?.payload.circumstances ?? []) ?? .note
    }

    /// A transaction under the attempt's own ids, which ended unknown, has succeeded after all: its success is this attempt's, and
    /// nothing is sent (EN-28). Nil: there is none.
    mutating func takeEarlierSuccess(
        as attempt: Evidence<Attempt>, _ circumstances: PazeSending.Circumstances
    ) -> Reaction<Effect>? {
        for ending in [earlier, older] {
            guard let known = ending?.payload, let proof = known.proof, proof.settlement.isSettled,
                known.attempt.payload.merchantTransactionId == attempt.payload.merchantTransactionId,
                known.attempt.payload.amount == attempt.payload.amount
            else { continue }
            return conclude(proof, attempt, circumstances)
        }
        return nil
    }
}

extension Evidence<PazeEnding> {
    fileprivate func raised(to settlement: Settlement, by answer: PazeAnswer) -> Evidence {
        guard case .success(let verdict) = answer.result else { return Evidence(payload.with(settlement: settlement)) }
        return Evidence(payload.with(settlement: settlement, proof: verdict))
    }
}

extension PazeEnding {
    /// The answer is about this ending's transaction.
    fileprivate func awaits(_ answer: PazeAnswer) -> Bool { wasSent && attempt == answer.attempt }
}
