/// Taps, submits and tokenisations, and what lets them in (CC-06, CC-11, EN-22).
extension CheckoutComponentFlow {
    mutating func enter(_ start: Evidence<Start>, by trigger: Trigger) -> Reaction<Effect> {
        switch state {
        case .ready, .lookingUp, .editing:
            guard let earlier else { return enter(start, by: trigger, after: nil) }
            return enter(start, by: trigger, after: earlier)
        case .ended(let ending): return enter(start, by: trigger, after: ending)
        // It begins once the running callback has returned: every change is told before it (CC-04).
        case .announcingChange, .askingCardBin, .announcingMisuse, .announcing: return .postpone
        case .created, .checkingAvailability, .available, .announcingReady: return .refuse(.notReady)
        case .unavailable: return .refuse(.hidden)
        case .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing,
            .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying,
            .querying, .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    private mutating func enter(
        _ start: Evidence<Start>, by trigger: Trigger, after ending: Evidence<Ending>?
    ) -> Reaction<Effect> {
        if let refusal = money(after: ending).refusal { return .refuse(refusal) }
        if trigger == .tokenize, let told = misuse(start.payload) { return told }
        guard let ending, let refusal = ending.payload.refusal else {
            if let ending { leave(ending) }
            return begin(start, by: trigger)
        }
        guard refusal == .outcomeUnknown else { return .refuse(refusal) }
        return ask(Recheck(ending: ending, asker: .own(start, trigger)))
    }

    /// Why `tokenize()` starts no attempt (CC-11).
    private mutating func misuse(_ start: Start) -> Reaction<Effect>? {
        switch form.payload.method(of: kind) {
        case .applePay, .other:
            return refuse(.componentNotSupported, "tokenize(): the payment method has no token to hand over.")
        case .card, nil: break
        }
        guard !start.hasOnTokenized else { return nil }
        return refuse(.callbackNotProvided, "tokenize(): needs an onTokenized.")
    }

    /// An attempt is let in. What is known to keep it from going on is told and ends it: nothing else is called (EN-35, EN-46).
    mutating func begin(_ start: Evidence<Start>, by trigger: Trigger) -> Reaction<Effect> {
        if let problem = start.payload.problem { return fail(start.payload.attempt, problem.payload) }
        guard trigger == .tap else { return validate(start, by: trigger) }
        return go(.tapped(start), .askTap)
    }

    /// The input is judged as it stands (CC-08).
    mutating func validate(_ start: Evidence<Start>, by trigger: Trigger) -> Reaction<Effect> {
        let attempt = start.payload.attempt
        guard let method = form.payload.method(of: kind) else {
            return fail(attempt, .component(.componentInvalid, "No payment method is selected."))
        }
        if case .other = method {
            return fail(attempt, .component(.componentNotSupported, "The payment method cannot be submitted here."))
        }
        guard form.payload.isValid(for: kind), let input = form.payload.input ?? Self.nothing(method) else {
            let fields = form.payload.fieldErrors.map(\.field.rawValue).joined(separator: ", ")
            return fail(
                attempt, .component(.componentInvalid, "The input is not valid: \(fields.isEmpty ? "card" : fields)."))
        }
        let submission = Evidence(
            Submission(start: start, input: input, method: method, endsWithToken: trigger == .tokenize))
        return trigger == .tokenize
            ? go(.tokenising(submission), .tokenise(submission)) : go(.submitting(submission), .announceSubmit)
    }

    /// A wallet's button needs no input.
    private static func nothing(_ method: CheckoutComponents.MethodName) -> Evidence<CheckoutComponents.Input>? {
        guard method == .applePay, let month = CheckoutComponents.CardMonth(year: 1_000, month: 1) else { return nil }
        return Evidence(CheckoutComponents.Input(method: method, in: month))
    }

    package var isAskingFirst: Bool {
        switch state {
        case .recheckingOutcome, .renewingAttempt: true
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing, .ended:
            false
        }
    }
}
