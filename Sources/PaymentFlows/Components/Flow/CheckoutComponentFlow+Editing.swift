/// What the shopper enters, and what the merchant thinks of the card (CC-04, CC-05).
extension CheckoutComponentFlow {
    /// Every change makes its `onChange`, one after another: one that comes while a callback runs is kept, in order.
    mutating func change(_ input: Evidence<CheckoutComponents.Input>) -> Reaction<Effect> {
        switch state {
        case .ready, .lookingUp, .editing: return change(input, after: earlier)
        case .ended(let ending): return change(input, after: ending)
        case .announcingReady, .announcingChange, .askingCardBin, .announcingMisuse, .announcing: return .postpone
        case .created, .checkingAvailability, .available: return .refuse(.notReady)
        case .unavailable: return .refuse(.hidden)
        case .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing,
            .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying,
            .querying, .recheckingOutcome, .renewingAttempt:
            // The fields are closed while an attempt is open.
            return .refuse(.alreadyProcessing)
        }
    }

    private mutating func change(
        _ input: Evidence<CheckoutComponents.Input>, after ending: Evidence<Ending>?
    ) -> Reaction<Effect> {
        if let refusal = inputRefusal(after: ending) { return .refuse(refusal) }
        if let ending { leave(ending) }
        form = Evidence(form.payload.with(input))
        return go(.announcingChange, .announceChange(form))
    }

    /// Why the fields are closed: after an end that `reset()` has to follow, and in a session that is paid. Nil: they are open.
    private func inputRefusal(after ending: Evidence<Ending>?) -> Refusal? {
        money(after: ending).refusal ?? ending?.payload.inputRefusal
    }

    /// After an `onChange`: digits that are new are looked up, and metadata that nobody has seen are shown.
    mutating func lookAtCardBin() -> Reaction<Effect> {
        // The session may have been paid from outside meanwhile: nobody is asked any more.
        guard let bin = form.payload.bin, inputRefusal(after: earlier) == nil else { return rest(.editing) }
        switch bin.look {
        case .unasked:
            form = Evidence(form.payload.with(.asked))
            return go(.lookingUp, .lookUpMetadata(Evidence(bin)))
        case .asked: return rest(.lookingUp)
        case .found(let metadata): return go(.askingCardBin, .askCardBin(metadata))
        case .failed, .accepted, .rejected: return rest(.editing)
        }
    }

    /// A look-up was answered. It counts for the latest digits alone (CC-05).
    mutating func take(_ lookUp: LookUp) -> Reaction<Effect> {
        guard let bin = form.payload.bin, bin.digits == lookUp.digits, bin.look == .asked else { return .ignore(.late) }
        form = Evidence(form.payload.with(lookUp.metadata.map { .found($0) } ?? .failed))
        let isShown = lookUp.metadata != nil && inputRefusal(after: ending) == nil
        switch state {
        case .lookingUp: return lookAtCardBin()
        case .ready, .editing: return isShown ? lookAtCardBin() : .note
        case .ended(let ending):
            guard isShown else { return .note }
            leave(ending)
            return lookAtCardBin()
        case .announcingReady, .announcingChange, .askingCardBin, .announcingMisuse, .tapped, .submitting,
            .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving,
            .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing,
            .recheckingOutcome, .renewingAttempt, .created, .checkingAvailability, .available, .unavailable:
            // Shown after the next change; until then they go with the token (CC-04, CC-09).
            return .note
        }
    }

    /// A rejected card makes the component invalid until its first digits change (CC-05).
    mutating func judge(cardBin answer: CheckoutComponents.CallbackResult) -> Reaction<Effect> {
        guard case .found(let metadata) = form.payload.bin?.look else { return rest(.editing) }
        switch answer {
        case .accepted: form = Evidence(form.payload.with(.accepted(metadata)))
        case .rejected(let message): form = Evidence(form.payload.with(.rejected(metadata, message)))
        }
        return rest(.editing)
    }
}
