/// What an unknown outcome has come to, asked for before a tap goes on (EN-22).
extension DropInCourse {
    /// A tap of another method waits for the answer; no attempt begins here.
    mutating func askOutcome() -> Reaction<Effect> {
        let ending: Evidence<DropInEnding>?
        switch state {
        case .ended(let present): ending = present
        case .idle: ending = past.earlier
        case .absent, .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress, .step,
            .askingStatus, .renewing, .reserving, .authorising, .capturing, .verifying, .querying, .announcing,
            .recheckingOutcome, .renewingAttempt:
            ending = nil
        }
        guard let ending, ending.payload.refusal == .outcomeUnknown, !settlement.isSettled else {
            return .ignore(.nothingOpen)
        }
        return ask(DropInRecheck(ending: ending, tap: nil, failure: nil))
    }

    mutating func ask(_ recheck: DropInRecheck<Method.Input>) -> Reaction<Effect> {
        guard recheck.ending.payload.settlement == .open else {
            // A late reply has said no already: nothing is left to be asked.
            past.leave(recheck.ending)
            return go(.renewingAttempt(Evidence(recheck)), .renew(recheck.attempt))
        }
        return go(.recheckingOutcome(Evidence(recheck)), .findTransactions(recheck.ending.payload.attempt))
    }

    /// The unknown transaction had a definite no, and the next one is another.
    mutating func renewed(_ recheck: DropInRecheck<Method.Input>, _ attempt: Evidence<Attempt>) -> Reaction<Effect> {
        let ending = past.earlier ?? recheck.ending
        // A success that came meanwhile settles the session: no attempt begins (EN-22).
        guard !settlement.isSettled else { return rest(.ended(ending)) }
        guard let tap = recheck.tap?.payload else { return rest(.ended(Evidence(ending.payload.released()))) }
        return begin(Evidence(DropInTap(attempt: attempt, input: tap.input)), failure: recheck.failure)
    }
}
