/// What an unknown outcome has come to, asked for before a tap goes on (EN-22).
extension CheckoutComponentFlow {
    /// A tap of another component waits for the answer. No attempt begins here, and the flow goes back to where it was.
    mutating func askOutcome() -> Reaction<Effect> {
        let ending: Evidence<Ending>?
        switch state {
        case .ended(let present): ending = present
        case .created, .available, .unavailable, .ready: ending = earlier
        case .checkingAvailability, .announcingReady, .announcingChange, .lookingUp, .askingCardBin, .editing,
            .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus,
            .renewing,
            .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying,
            .querying, .announcing, .recheckingOutcome, .renewingAttempt:
            ending = nil
        }
        guard let ending, ending.payload.refusal == .outcomeUnknown, !settlement.isSettled else {
            return .ignore(.nothingOpen)
        }
        return ask(Recheck(ending: ending, asker: .other(state)))
    }

    mutating func ask(_ recheck: Recheck) -> Reaction<Effect> {
        guard recheck.ending.payload.settlement == .open else {
            // A late answer has said no already: nothing is left to be asked.
            leave(recheck.ending)
            return go(.renewingAttempt(Evidence(recheck)), .renew(recheck.attempt))
        }
        return go(.recheckingOutcome(Evidence(recheck)), .findPayment(Evidence(recheck.ending.payload.query)))
    }

    /// Back to where the flow was, with what is known of the ending now.
    mutating func resume(_ recheck: Recheck, knowing ending: Evidence<Ending>) -> Reaction<Effect> {
        switch recheck.asker {
        // One that is shown is as usable there as before.
        case .own, .other(.ended), .other(.ready): return rest(.ended(ending))
        case .other(let state):
            leave(ending)
            return rest(state)
        }
    }

    /// The provider has said no to the unknown payment: the tap goes on, if nothing has come meanwhile that settles the session.
    mutating func renewed(_ recheck: Recheck, _ attempt: Evidence<Attempt>) -> Reaction<Effect> {
        let ending = earlier ?? recheck.ending
        guard !settlement.isSettled else { return resume(recheck, knowing: ending) }
        switch recheck.asker {
        case .own(let start, let trigger): return begin(Evidence(start.payload.with(attempt: attempt)), by: trigger)
        case .other: return resume(recheck, knowing: Evidence(ending.payload.released()))
        }
    }
}

extension CheckoutComponentFlow.Ending {
    var query: CheckoutComponentFlow.Query { .init(attempt: attempt, paymentID: nil) }
}
