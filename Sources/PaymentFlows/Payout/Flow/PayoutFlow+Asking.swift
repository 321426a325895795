/// What an unknown outcome has come to, asked for before a tap goes on (EN-22).
extension PayoutFlow {
    /// A tap of another component waits for the answer. No attempt begins here, and the flow goes back to where it was.
    mutating func askOutcome() -> Reaction<Effect> {
        let ending: Evidence<PayoutEnding>?
        switch state {
        case .ended(let present): ending = present
        case .gone, .idle: ending = past.earlier
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying, .verifying,
            .querying, .announcing, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            ending = nil
        }
        guard let ending, ending.payload.refusal == .outcomeUnknown, !settlement.isSettled else {
            return .ignore(.nothingOpen)
        }
        return ask(
            PayoutRecheck(ending: ending, attempt: ending.payload.attempt, isExpired: false, resumes: state))
    }

    mutating func ask(_ recheck: PayoutRecheck) -> Reaction<Effect> {
        guard recheck.ending.payload.settlement == .open else {
            // A late reply has said no already: nothing is left to be asked.
            past.leave(recheck.ending)
            return go(.renewingAttempt(Evidence(recheck)), .renew(recheck.attempt))
        }
        return go(.recheckingOutcome(Evidence(recheck)), .findTransactions(recheck.ending.payload.attempt))
    }

    /// Back to where the flow was, with what is known of the ending now.
    mutating func resume(_ recheck: PayoutRecheck, knowing ending: Evidence<PayoutEnding>) -> Reaction<Effect> {
        switch recheck.resumes {
        // A component that is shown is as usable there as before.
        case nil, .ended, .idle: return rest(.ended(ending))
        case let resumes?:
            past.leave(ending)
            return rest(resumes)
        }
    }

    /// The unknown transaction had a definite no, and the next one is another.
    mutating func renewed(_ recheck: PayoutRecheck, _ attempt: Evidence<Attempt>) -> Reaction<Effect> {
        let ending = past.earlier ?? recheck.ending
        // A success that came meanwhile settles the session: no attempt begins (EN-22).
        guard !settlement.isSettled else { return resume(recheck, knowing: ending) }
        guard recheck.resumes == nil else { return resume(recheck, knowing: Evidence(ending.payload.released())) }
        return begin(attempt, expired: recheck.isExpired)
    }

    /// The component comes back while a tap of another one waits: the appearance goes first, and the tap is refused.
    mutating func appearWhileAsking(_ recheck: PayoutRecheck) -> Reaction<Effect> {
        guard recheck.resumes == .gone else { return .ignore(.already) }
        past.leave(recheck.ending)
        return rest(.idle)
    }
}
