extension CheckoutComponentFlow {
    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: Event) -> Reaction<Effect> {
        switch event {
        case .cancelled(let cancel): interrupt(cancel)
        case .deadlinePassed: overrun()
        case .journalFailed: journalFailed()
        case .submitted(let answer): take(answer.payload)
        case .found(let answer): take(found: answer.payload)
        case .notified(let verdict): learn(verdict)
        case .actionEnded(let end): leaveAction(end)
        case .tapped(let start): enter(start, by: .tap)
        case .submitRequested(let start): enter(start, by: .submit)
        case .tokenRequested(let start): enter(start, by: .tokenize)
        case .reset: reset()
        case .outcomeAsked: askOutcome()
        case .availabilityRequested: requestAvailability()
        case .availabilityChecked(let problem): availabilityChecked(problem)
        case .rendered: render()
        case .inputChanged(let input): change(input)
        case .metadataFound(let lookUp): take(lookUp.payload)
        case .judged(let answer): judged(answer.payload)
        case .acknowledged: acknowledge()
        case .sheetAnswered(let answer): leaveSheet(answer.payload)
        case .decided, .tokenised, .handlerFound, .slotGranted, .sendingRefused, .renewed: advance(event)
        }
    }

    /// The answers of gates, gateways and the engine, in the order of the happy path. An answer to anything but the present state's
    /// own effect is late.
    private mutating func advance(_ event: Event) -> Reaction<Effect> {
        switch (state, event) {
        case (.tapped(let start), .decided(let goesOn)):
            guard goesOn else {
                return end(start.payload.attempt, .cancelled(by: .merchant, at: "tapped"), telling: nil)
            }
            return validate(start, by: .tap)
        case (.tokenising(let submission), .tokenised(let answer)):
            return tokenised(submission, answer)
        case (.renewing(let sending), .renewed(let attempt)):
            return send(Evidence(sending.payload.with(attempt: attempt)))
        case (.renewingAttempt(let recheck), .renewed(let attempt)):
            return renewed(recheck.payload, attempt)
        case (.awaitingHandler(let sending), .handlerFound(let date)):
            let sent = Evidence(sending.payload.sent(at: date))
            return go(.handlingSubmit(sent), .askSubmission(sent))
        case (.reserving(let sending), .sendingRefused(let failure)):
            return fail(sending.payload.attempt, failure.payload)
        case (.reserving(let sending), .slotGranted(let date)):
            let sent = Evidence(sending.payload.sent(at: date))
            return go(.submittingSession(sent), .submitSession(sent))
        default:
            // Every other pair is an answer whose question is no longer open: the exploration tests list them.
            return .ignore(.late)
        }
    }

    /// A notification has returned.
    mutating func acknowledge() -> Reaction<Effect> {
        switch state {
        case .announcingReady:
            hasToldReady = true
            return rest(.ready)
        case .announcingChange: return lookAtCardBin()
        case .announcingMisuse(let misuse):
            // The look-up may have been answered meanwhile.
            return misuse.payload.resumes == .lookingUp ? lookAtCardBin() : rest(misuse.payload.resumes)
        case .submitting(let submission): return capture(submission)
        case .announcing(let ending): return rest(.ended(ending))
        case .created, .checkingAvailability, .available, .unavailable, .ready, .lookingUp, .askingCardBin, .editing,
            .tapped, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler,
            .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .ended,
            .recheckingOutcome, .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// `onCardBinChanged` or `onTokenized` was answered.
    private mutating func judged(_ answer: CheckoutComponents.CallbackResult) -> Reaction<Effect> {
        switch state {
        case .askingCardBin: return judge(cardBin: answer)
        case .askingTokenised(let tokenised): return judge(token: answer, tokenised.payload)
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising, .askingStatus,
            .renewing, .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction,
            .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
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
