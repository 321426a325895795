extension CheckoutComponentFlow {
    /// Decides the outcome. What follows is its one callback, if one is named for it, and then the end.
    mutating func end(
        _ attempt: Evidence<Attempt>, _ outcome: Outcome, settlement: Settlement = .notCharged,
        telling notice: Notice?, sent: Sending? = nil, paymentID: CheckoutComponents.PaymentID? = nil,
        wasSent: Bool = false, tornDown: Bool = false, handoffs: Handoffs = []
    ) -> Reaction<Effect> {
        let tornDown = tornDown || (sent?.circumstances.contains(.tornDown) ?? false)
        let ending = Evidence(
            Ending(
                attempt: attempt, outcome: outcome, settlement: settlement, notice: tornDown ? nil : notice,
                wasSent: wasSent || sent != nil, paymentID: paymentID ?? sent?.paymentID,
                handoffs: handoffs.union(answeredHandoffs)))
        // What was typed is of no use once money has moved, or when nobody is left to use it.
        if tornDown || settlement.isSettled { form = Form.empty }
        guard !tornDown else {
            // The component is gone (EN-34): it is as it was before it was checked, and knows the ending.
            leave(ending)
            return rest(.created)
        }
        if notice != nil { return go(.announcing(ending), .announce(ending)) }
        guard case .cancelled = outcome else { return rest(.ended(ending)) }
        // Nobody was told anything: it is ready as before (CC-06, CC-20).
        leave(ending)
        return rest(.ready)
    }

    /// Keeps an ending behind the present state. One that it displaces is kept too where a submit was sent for it: its late answer
    /// still raises the settlement (EN-38).
    mutating func leave(_ ending: Evidence<Ending>) {
        if let earlier, earlier.payload.attempt != ending.payload.attempt, matters(earlier.payload) { older = earlier }
        earlier = ending
    }

    private func matters(_ displaced: Ending) -> Bool {
        guard displaced.wasSent else { return false }
        return older.map { displaced.settlement.weight >= $0.payload.settlement.weight } ?? true
    }

    /// A failure before anything was sent, which `onError` tells.
    mutating func fail(_ attempt: Evidence<Attempt>, _ failure: PaymentFailure) -> Reaction<Effect> {
        end(attempt, .failed(Evidence(failure)), telling: .error(failure))
    }

    /// The hand-offs of the open attempt that have been answered (EN-26).
    package var answeredHandoffs: Handoffs {
        if let ending { return ending.payload.handoffs }
        var handoffs: Handoffs = actionEnd == nil ? [] : .action
        if let captured, captured.payload.isWallet { handoffs.insert(.sheet) }
        return handoffs
    }

    /// What is to be submitted, or has been.
    private var captured: Evidence<Sending>? {
        switch state {
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending):
            sending
        case .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying: sending
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }
}

extension Settlement {
    /// What is known to have moved outweighs everything, and what is still open a definite no.
    fileprivate var weight: Int {
        switch self {
        case .notCharged: 0
        case .open: 1
        case .succeeded: 2
        case .reversed: 3
        }
    }
}
