extension PayoutFlow {
    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch event {
        case .cancelled(let cancel): return interrupt(cancel)
        case .deadlinePassed: return overrun()
        case .journalFailed: return journalFailed()
        case .paid(let answer): return take(answer.payload)
        case .found(let answer): return take(found: answer.payload)
        case .notified(let notification): return take(notification.payload)
        case .tapped(let attempt): return tap(attempt, expired: false)
        case .tappedExpired(let attempt): return tap(attempt, expired: true)
        case .reset: return reset()
        case .outcomeAsked: return askOutcome()
        case .appeared: return appear()
        case .acknowledged: return acknowledge()
        case .validated, .invalidated, .decided, .slotGranted, .sendingRefused, .renewed: return advance(event)
        }
    }

    /// The answers of the gate and of the engine, in the order of the happy path. An answer to anything but the present state's own
    /// effect is late.
    private mutating func advance(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.validating(let attempt), .validated(let order)):
            guard order.payload.isMadeHere else {
                // The backend may be paying: nothing is known of the money (PO-05).
                return end(attempt, .handedOver, settlement: .open, telling: nil)
            }
            return go(.askingApproval(order), .askApproval(order))
        case (.validating(let attempt), .invalidated(let failure)):
            return fail(attempt, failure.payload)
        case (.askingApproval(let order), .decided(true)):
            let sending = Evidence(PayoutSending(order: order))
            guard order.payload.attempt.payload.asksFirst else { return reserve(sending) }
            return go(.askingStatus(sending), .findTransactions(order.payload.attempt))
        case (.askingApproval(let order), .decided(false)):
            return end(
                order.payload.attempt, .cancelled(by: .merchant, at: "askingApproval"), telling: .cancelled)
        case (.renewing(let sending), .renewed(let attempt)):
            return reserve(Evidence(sending.payload.with(attempt: attempt)))
        case (.renewingAttempt(let recheck), .renewed(let attempt)):
            return renewed(recheck.payload, attempt)
        case (.reserving(let sending), .sendingRefused(let failure)):
            return fail(sending.payload.attempt, failure.payload)
        case (.reserving(let sending), .slotGranted(let date)):
            let sent = Evidence(sending.payload.sent(at: date))
            return go(.paying(sent), .pay(sent))
        case (_, _):
            // Every other pair is an answer whose question is no longer open: the exploration tests list them.
            return .ignore(.late)
        }
    }

    /// The component came back after it had gone. One whose payout is still on its way comes back when that has ended.
    private mutating func appear() -> Reaction<Effect> {
        switch state {
        case .gone: rest(.idle)
        case .paying, .verifying, .querying: isOrphaned ? .refuse(.alreadyProcessing) : .ignore(.already)
        case .recheckingOutcome(let recheck): appearWhileAsking(recheck.payload)
        case .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .announcing, .ended,
            .announcingElsewhere, .renewingAttempt:
            .ignore(.already)
        }
    }

    /// A notification of the merchant has returned.
    mutating func acknowledge() -> Reaction<Effect> {
        switch state {
        case .clicked(let attempt): go(.validating(attempt), .validate(attempt))
        case .announcing(let ending), .announcingElsewhere(let ending): rest(.ended(ending))
        case .gone, .idle, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying, .verifying,
            .querying, .ended, .recheckingOutcome, .renewingAttempt:
            .ignore(.late)
        }
    }

    mutating func reserve(_ sending: Evidence<PayoutSending>) -> Reaction<Effect> {
        go(.reserving(sending), .reserveSlot)
    }

    mutating func go(_ next: State, _ effect: Effect) -> Reaction<Effect> {
        state = next
        return .perform(effect)
    }

    mutating func rest(_ next: State) -> Reaction<Effect> {
        state = next
        return .rest
    }
}
