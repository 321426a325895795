/// From the component's creation to its first use (CC-01, CC-03).
extension CheckoutComponentFlow {
    mutating func requestAvailability() -> Reaction<Effect> {
        switch state {
        case .created, .unavailable: return go(.checkingAvailability(isRendered: false), .checkAvailability)
        case .checkingAvailability, .available, .announcingReady, .ready, .announcingChange, .lookingUp,
            .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing, .ended, .renewingAttempt:
            return .ignore(.already)
        case .recheckingOutcome(let recheck): return recheck.payload.isBeforeUse ? .postpone : .ignore(.already)
        }
    }

    mutating func availabilityChecked(_ problem: Evidence<PaymentFailure>?) -> Reaction<Effect> {
        guard case .checkingAvailability(let isRendered) = state else { return .ignore(.late) }
        if let problem { return rest(.unavailable(problem)) }
        return isRendered ? becomeReady() : rest(.available)
    }

    /// A component that went away and is shown again has been told ready before, and a teardown is no `reset()` (CC-03, EN-28).
    private mutating func becomeReady() -> Reaction<Effect> {
        hasToldReady ? rest(.ready) : go(.announcingReady, .announceReady)
    }

    /// Rendering it. Only the top-level component may be rendered unchecked (CC-01): it is checked then.
    mutating func render() -> Reaction<Effect> {
        switch state {
        case .created:
            guard !kind.checksItself else { return go(.checkingAvailability(isRendered: true), .checkAvailability) }
            return refuse(.componentIsAvailableNotChecked, "render(): isAvailable has not been asked for.")
        case .checkingAvailability(let isRendered):
            guard !isRendered else { return .ignore(.already) }
            state = .checkingAvailability(isRendered: true)
            return .note
        case .available: return becomeReady()
        case .unavailable: return .refuse(.hidden)
        case .announcingMisuse(let misuse):
            // What keeps it from being rendered is being told right now.
            return misuse.payload.resumes == .created ? .postpone : .ignore(.already)
        case .announcingReady, .ready, .announcingChange, .lookingUp, .askingCardBin, .editing, .tapped, .submitting,
            .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving,
            .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing, .ended,
            .renewingAttempt:
            return .ignore(.already)
        case .recheckingOutcome(let recheck): return recheck.payload.isBeforeUse ? .postpone : .ignore(.already)
        }
    }

    /// A call that cannot be served is told, and ends nothing (CC-19).
    mutating func refuse(_ code: CheckoutComponents.Error.ErrorCode, _ message: String) -> Reaction<Effect> {
        let misuse = Evidence(
            Misuse(failure: .component(code, message + " No attempt was started, and none has ended."), resumes: state))
        return go(.announcingMisuse(misuse), .announceMisuse(misuse))
    }

    /// Back to the first usable state (EN-28): what was entered is let go of, and `onReady` is made again (CC-03).
    mutating func reset() -> Reaction<Effect> {
        switch state {
        case .ended(let ending):
            guard !isSettledForGood else { return .refuse(.alreadySettled) }
            release(ending)
            return startAnew()
        case .ready, .lookingUp, .editing:
            guard !isSettledForGood else { return .refuse(.alreadySettled) }
            guard earlier.map({ !$0.payload.isReleased }) ?? false || mismatch != nil || form.payload.input != nil
            else { return .ignore(.already) }
            release(earlier)
            return startAnew()
        case .created, .checkingAvailability, .available, .unavailable:
            // Nothing is usable yet; an ending from before a teardown is let go of, and `onReady` will be made again.
            guard !isSettledForGood else { return .refuse(.alreadySettled) }
            guard earlier.map({ !$0.payload.isReleased }) ?? false || mismatch != nil else {
                guard hasToldReady else { return .ignore(.already) }
                hasToldReady = false
                return .note
            }
            hasToldReady = false
            release(earlier)
            return .note
        case .announcingReady: return .ignore(.already)
        case .announcingChange, .askingCardBin, .announcingMisuse: return .postpone
        case .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing,
            .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying,
            .querying, .announcing, .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    private mutating func startAnew() -> Reaction<Effect> {
        form = Form.empty
        hasToldReady = false
        return go(.announcingReady, .announceReady)
    }

    /// Anything may still have a late answer. A mismatch counts as reconciled: what is known to have moved is forgotten.
    private mutating func release(_ ending: Evidence<Ending>?) {
        let isReconciled = money(after: ending).mismatch != nil
        if isReconciled { forgetMoved() }
        guard let ending, !(isReconciled && ending.payload.settlement.isSettled) else { return }
        leave(Evidence(ending.payload.released()))
    }

    private mutating func forgetMoved() {
        if let earlier, earlier.payload.settlement.isSettled { self.earlier = nil }
        if let older, older.payload.settlement.isSettled { self.older = nil }
        outside = nil
    }

    private var isSettledForGood: Bool { money(after: ending).refusal == .alreadySettled }

    /// All that is known to have moved (EN-22, EN-36).
    func money(after ending: Evidence<Ending>?) -> KnownMoney<Ending> {
        KnownMoney(
            ending: ending?.payload, earlier: earlier?.payload, older: older?.payload,
            outside: outside.flatMap { $0.payload.settlement.isSettled ? $0.payload : nil })
    }

    package var mismatch: PaymentFailure? { money(after: ending).mismatch }
}
