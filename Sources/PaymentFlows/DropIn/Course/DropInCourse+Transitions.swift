extension DropInCourse {
    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch event {
        case .appeared: return appear()
        case .tapped(let tap): return take(tap, failure: nil)
        case .tappedInVain(let vain): return take(vain.payload.tap, failure: vain.payload.failure)
        case .acknowledged: return acknowledge()
        case .step(let event): return take(event)
        case .answered(let answer): return take(answer.payload)
        case .found(let answer): return take(found: answer.payload)
        case .notified(let notification): return learn(notification.payload)
        case .deadlinePassed: return overrun()
        case .cancelled(let cancel): return interrupt(cancel)
        case .processingCleared: return clearProcessing()
        case .reset: return reset()
        case .outcomeAsked: return askOutcome()
        case .journalFailed: return failJournal()
        case .decided, .consentGiven, .shopperGiven, .addressGiven, .renewed, .slotGranted, .sendingRefused:
            return advance(event)
        }
    }

    private mutating func appear() -> Reaction<Effect> {
        guard case .absent = state else { return .ignore(.already) }
        return rest(.idle)
    }

    /// The answers of gates, queries and the engine, in the order of the course. An answer to anything but the present state's own
    /// effect is late.
    private mutating func advance(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.askingBeforeSubmit(let tap), .decided(true)): return follow(Method.admit(tap))
        case (.askingBeforeSubmit(let tap), .decided(false)):
            return end(tap.payload.attempt, .cancelled(by: .merchant, at: stateName), telling: nil)
        case (.askingConsent(let admitted), .consentGiven(let consent)): return consented(admitted, consent)
        case (.askingShopper(let means), .shopperGiven(let shopper)): return named(means, shopper)
        case (.askingAddress(let order), .addressGiven(let address)): return addressed(order, address)
        case (.step(let step), .renewed(let attempt)): return follow(Method.renewed(attempt, in: step))
        case (.renewing(let sending), .renewed(let attempt)):
            return reserve(Evidence(sending.payload.with(attempt: attempt)))
        case (.renewingAttempt(let recheck), .renewed(let attempt)):
            return renewed(recheck.payload, attempt)
        case (.reserving(let sending), .sendingRefused(let failure)):
            return fail(sending.payload.attempt, failure.payload)
        case (.reserving(let sending), .slotGranted(let date)):
            let sent = Evidence(sending.payload.sent(at: date))
            guard Method.captures(sent.payload.purchase.payload) else {
                return go(.authorising(sent), .authorise(sent))
            }
            return go(.capturing(sent), .capture(sent))
        default:
            // Every other pair is an answer whose question is no longer open: the exploration tests list them.
            return .ignore(.late)
        }
    }

    /// A notification has returned.
    mutating func acknowledge() -> Reaction<Effect> {
        switch state {
        case .submitting(let admitted): return askConsent(admitted)
        case .announcing(let ending): return rest(.ended(ending))
        case .absent, .idle, .askingBeforeSubmit, .askingConsent, .askingShopper, .askingAddress, .step, .askingStatus,
            .renewing, .reserving, .authorising, .capturing, .verifying, .querying, .ended, .recheckingOutcome,
            .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// An event for the method's own steps.
    private mutating func take(_ event: Method.Event) -> Reaction<Effect> {
        if case .step(let step) = state {
            let reaction = follow(Method.take(event, in: step))
            if let handoff = event.handoff { note(answered: handoff) }
            return reaction
        }
        guard let handoff = event.handoff else { return .ignore(.late) }
        // The first answer of a hand-off counts (EN-26).
        return answeredHandoffs.contains(handoff) ? .ignore(.duplicate) : .refuse(.wrongStep)
    }

    /// Does what a method's own step says is to follow.
    mutating func follow(_ move: DropInMove<Method>) -> Reaction<Effect> {
        switch move {
        case .perform(let step, let effect): return go(.step(step), .step(effect))
        case .rest(let step): return rest(.step(step))
        case .note(let step):
            state = .step(step)
            return .note
        case .renew(let step, let attempt): return go(.step(step), .renew(attempt))
        case .admitted(let admitted):
            guard Method.facts.announcesSubmit else { return askConsent(admitted) }
            return go(.submitting(admitted), .announceSubmit)
        case .funded(let means): return go(.askingShopper(means), .askShopper)
        case .send(let purchase): return prepare(purchase)
        case .end(let outcome, let notice):
            guard case .open(let attempt) = place else { return .ignore(.late) }
            return end(attempt, outcome, telling: notice)
        case .postpone: return .postpone
        case .ignore(let reason): return .ignore(reason)
        case .refuse(let refusal): return .refuse(refusal)
        }
    }

    private mutating func askConsent(_ admitted: Evidence<Method.Admitted>) -> Reaction<Effect> {
        switch Method.consent(for: admitted.payload) {
        case .merchant: go(.askingConsent(admitted), .askConsent)
        case .control(let consent): consented(admitted, consent)
        case .none: consented(admitted, nil)
        }
    }

    mutating func consented(_ admitted: Evidence<Method.Admitted>, _ consent: Bool?) -> Reaction<Effect> {
        follow(Method.fund(Evidence(DropInConsented(admitted: admitted, consent: consent))))
    }

    mutating func named(_ means: Evidence<Method.Means>, _ shopper: Evidence<TransactionShopper>?) -> Reaction<Effect> {
        if let problem = Method.problem(of: shopper?.payload, payingWith: means.payload) {
            return fail(means.payload.attempt, problem)
        }
        return go(.askingAddress(Evidence(DropInOrder(means: means, shopper: shopper))), .askAddress)
    }

    mutating func addressed(
        _ order: Evidence<DropInOrder<Method.Means>>, _ address: Evidence<ShippingAddress>?
    ) -> Reaction<Effect> {
        let order = order.payload
        return follow(
            Method.complete(Evidence(DropInOrder(means: order.means, shopper: order.shopper, address: address))))
    }

    private mutating func prepare(_ purchase: Evidence<Method.Purchase>) -> Reaction<Effect> {
        let attempt = purchase.payload.attempt
        let sending = Evidence(DropInSending(attempt: attempt, purchase: purchase))
        guard attempt.payload.asksFirst, !purchase.payload.isRetry else { return reserve(sending) }
        return go(.askingStatus(sending), .findTransactions(attempt))
    }

    mutating func reserve(_ sending: Sending) -> Reaction<Effect> { go(.reserving(sending), .reserveSlot) }

    mutating func go(_ next: State, _ effect: Effect) -> Reaction<Effect> {
        state = next
        return .perform(effect)
    }

    mutating func rest(_ next: State) -> Reaction<Effect> {
        state = next
        return .rest
    }
}
