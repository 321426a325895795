extension PazeFlow {
    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch event {
        case .cancelled(let cancel): return interrupt(cancel)
        case .deadlinePassed: return overrun()
        case .journalFailed: return journalFailed()
        case .authorised(let answer): return take(answer.payload)
        case .found(let answer): return take(found: answer.payload)
        case .notified(let notification): return take(notification.payload)
        case .tapped(let attempt): return tap(attempt, expired: false)
        case .tappedExpired(let attempt): return tap(attempt, expired: true)
        case .reset: return reset()
        case .outcomeAsked: return askOutcome()
        case .appeared, .presentmentChecked: return present(event)
        case .acknowledged: return acknowledge()
        case .decided(let yes): return decide(yes)
        case .checkoutReturned(let answer): return come(back: answer)
        case .checkoutChecked, .checkoutInvalid, .checkoutCreated, .completed, .decrypted, .preAuthorised,
            .shopperGiven,
            .slotGranted, .sendingRefused, .renewed:
            return advance(event)
        }
    }

    /// The answers of gateways, queries and the engine, in the order of the happy path. An answer to anything but the present
    /// state's own effect is late.
    private mutating func advance(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.validatingCheckout(let attempt), .checkoutChecked(let request)):
            let requested = Evidence(PazeRequested(attempt: attempt, request: request))
            return go(.creatingCheckout(requested), .createCheckout(requested))
        case (.validatingCheckout(let attempt), .checkoutInvalid(let failure)):
            return fail(attempt, failure.payload)
        case (.creatingCheckout(let requested), .checkoutCreated(let answer)):
            return created(requested.payload, answer)
        case (.completing(let checkedOut), .completed(let answer)):
            return completed(checkedOut.payload, answer)
        case (.decrypting(let completed), .decrypted(let answer)):
            return decrypted(completed.payload, answer)
        case (.askingAuthorisation(let decrypted), .preAuthorised(let answer)):
            return preAuthorised(decrypted, answer.payload)
        case (.askingShopper(let preAuthorised), .shopperGiven(let shopper)):
            return prepare(preAuthorised, shopper)
        case (.renewing(let sending), .renewed(let attempt)):
            return reserve(Evidence(sending.payload.with(attempt: attempt)))
        case (.renewingAttempt(let recheck), .renewed(let attempt)):
            return renewed(recheck.payload, attempt)
        case (.reserving(let sending), .sendingRefused(let failure)):
            return failSubmission(sending.payload.attempt, failure.payload)
        case (.reserving(let sending), .slotGranted(let date)):
            let sent = Evidence(sending.payload.sent(at: date))
            return go(.authorising(sent), .authorise(sent))
        default:
            // Every other pair is an answer whose question is no longer open: the exploration tests list them.
            return .ignore(.late)
        }
    }

    private mutating func present(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.idle, .appeared): return go(.validatingPresentment, .checkPresentment)
        case (.validatingPresentment, .presentmentChecked(nil)): return go(.announcingInit, .announceInit)
        case (.validatingPresentment, .presentmentChecked(let failure?)):
            return go(.announcingPresentmentFailure(failure), .announcePresentmentFailure(failure))
        case (.recheckingOutcome(let recheck), .appeared): return appearWhileAsking(recheck.payload)
        case (_, .appeared): return .ignore(.already)
        default: return .ignore(.late)
        }
    }

    /// A notification has returned.
    mutating func acknowledge() -> Reaction<Effect> {
        switch state {
        case .announcingInit: return go(.announcingVisible, .announcePresentment(true))
        case .announcingVisible: return rest(.ready)
        case .announcingPresentmentFailure(let failure):
            return go(.announcingHidden(failure), .announcePresentment(false))
        case .announcingHidden(let failure): return rest(.hidden(failure))
        case .announcingClick(let attempt): return go(.validatingCheckout(attempt), .checkCheckout(attempt))
        case .reportingComplete(let completed): return go(.askingDecryption(completed), .askDecryption)
        case .reportingDecryption(let decrypted): return go(.askingAuthorisation(decrypted), .askAuthorisation)
        case .announcing(let ending): return rest(.ended(ending))
        case .idle, .validatingPresentment, .hidden, .ready, .validatingCheckout, .creatingCheckout, .awaitingCheckout,
            .approvingCheckout, .completing, .askingDecryption, .decrypting, .askingAuthorisation, .askingShopper,
            .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .ended, .recheckingOutcome,
            .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// A gate with a yes or no was answered.
    private mutating func decide(_ yes: Bool) -> Reaction<Effect> {
        switch state {
        case .approvingCheckout(let checkedOut):
            guard yes else {
                let reason = PazeMerchantValidationMessage.text(locale: nil)
                return end(
                    checkedOut.payload.attempt, .cancelled(by: .merchant, at: "approvingCheckout"),
                    telling: .incomplete(PazeCheckoutResult(result: .incomplete, reason: reason)))
            }
            return go(.completing(checkedOut), .complete(checkedOut))
        case .askingDecryption(let completed):
            guard yes else {
                // The backend may be charging: nothing is known of the money.
                return end(completed.payload.attempt, .handedOver, settlement: .open, telling: nil)
            }
            return go(.decrypting(completed), .decrypt(completed))
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout,
            .completing, .reportingComplete, .decrypting, .reportingDecryption, .askingAuthorisation, .askingShopper,
            .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            return .ignore(.late)
        }
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
