/// What is learnt of a transaction after its outcome.
extension DropInCourse {
    /// A tap after an unknown outcome has asked: a success settles the session, a definite no lets the tap go on (EN-22).
    mutating func recheckOutcome(_ answer: DropInAnswer, _ recheck: DropInRecheck<Method.Input>) -> Reaction<Effect> {
        guard answer.isOwn, let settlement = answer.settlement else { return rest(.ended(recheck.ending)) }
        let known = recheck.ending.raised(to: max(settlement, recheck.ending.payload.settlement), by: answer.verdict)
        guard settlement == .notCharged else { return rest(.ended(known)) }
        leave(known)
        return go(
            .renewingAttempt(Evidence(recheck.with(ending: known))),
            .renew(Evidence(recheck.tap.payload.attempt.payload.following(answer.providerId))))
    }

    /// A late reply raises the settlement of its own attempt and makes no callback (EN-38).
    mutating func raise(_ answer: DropInAnswer) -> Reaction<Effect> {
        guard let settlement = answer.settlement, answer.isOwn else { return .ignore(.late) }
        return raise(to: settlement, by: answer.verdict) { $0.wasSent && $0.attempt == answer.attempt }
            ?? .ignore(.late)
    }

    /// Raises the settlement of the ending that is meant; nil: none is.
    mutating func raise(
        to settlement: Settlement, by verdict: TransactionVerdict?, of isMeant: (DropInEnding) -> Bool
    ) -> Reaction<Effect>? {
        switch state {
        case .ended(let ending) where isMeant(ending.payload):
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .ended(ending.raised(to: settlement, by: verdict))
        case .announcing(let ending) where isMeant(ending.payload):
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            state = .announcing(ending.raised(to: settlement, by: verdict))
        case .recheckingOutcome(let recheck) where isMeant(recheck.payload.ending.payload):
            guard settlement > recheck.payload.ending.payload.settlement else { return .ignore(.ended) }
            let known = recheck.payload.ending.raised(to: settlement, by: verdict)
            guard !settlement.isSettled else { return rest(.ended(known)) }
            state = .recheckingOutcome(Evidence(recheck.payload.with(ending: known)))
        default:
            // Whatever is going on now, the ending lies behind it.
            return raiseBehind(to: settlement, by: verdict, of: isMeant)
        }
        return .note
    }

    private mutating func raiseBehind(
        to settlement: Settlement, by verdict: TransactionVerdict?, of isMeant: (DropInEnding) -> Bool
    ) -> Reaction<Effect>? {
        if let ending = earlier, isMeant(ending.payload) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            earlier = ending.raised(to: settlement, by: verdict)
        } else if let ending = older, isMeant(ending.payload) {
            guard settlement > ending.payload.settlement else { return .ignore(.ended) }
            older = ending.raised(to: settlement, by: verdict)
        } else {
            return nil
        }
        // An attempt that has not come so far learns it when it is about to send.
        switch state {
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending):
            return takeEarlierSuccess(as: sending.payload.attempt) ?? .note
        case .authorising(let sending), .capturing(let sending):
            return takeEarlierSuccess(as: sending.payload.attempt, sending.payload.circumstances) ?? .note
        case .verifying(let verifying), .querying(let verifying):
            let sending = verifying.payload.sending.payload
            return takeEarlierSuccess(as: sending.attempt, sending.circumstances) ?? .note
        default: return .note
        }
    }

    /// A transaction under the attempt's own ids, which ended unknown, has succeeded after all: its success is this attempt's, and
    /// nothing is sent (EN-28). Nil: there is none.
    mutating func takeEarlierSuccess(
        as attempt: Evidence<Attempt>, _ circumstances: DropInCircumstances = []
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
