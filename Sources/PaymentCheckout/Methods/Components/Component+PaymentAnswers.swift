internal import PaymentFlows

/// Answers on their way in.
extension Component<ComponentsMethod> {
    /// - Parameter always: it counts whatever the flow does now: it is matched by what it is about (CC-05, EN-43).
    func answered(_ event: CheckoutComponentFlow.Event, _ target: CallTarget, always: Bool) {
        answer(noting(event), step: target.step, isMoney: always, isRepeat: target.isRepeat)
    }

    func found(_ result: CallResult<FoundPayments>, _ subject: PaymentQuerySubject, step: UInt32) {
        answer(noting(ComponentsMethod.judge(found: result, subject, on: self)), step: step, isMoney: false)
    }

    /// `handleSubmit` has answered: also when its drive was left behind (CC-18). The next callback, or nil.
    func handled(_ event: CheckoutComponentFlow.Event, _ drive: UInt32) -> CheckoutComponentFlow.Effect? {
        let event = noting(event)
        guard seat.course.epoch == drive, seat.course.mode == .driving else {
            // It belongs to no step any more.
            answer(event, step: .max, isMoney: true)
            return nil
        }
        if keepsDecision(event) {
            park(drive)
            hears(event)
            return nil
        }
        let decided = seat.decided
        defer { if seat.decided == decided { hears(event) } }
        return next(event, drive)
    }

    /// The host has registered a `handleSubmit` (CC-12).
    func handlerRegistered() {
        guard case .awaitingHandler = seat.course.flow.state, seat.course.mode == .parked else { return }
        dispatch(.handlerFound(context.wallClock()))
    }

    /// An answer that cannot be read is silence to the flow, and FLOW0004 to whoever watches (EN-91).
    func noting(_ answer: CheckoutComponentFlow.Event) -> CheckoutComponentFlow.Event {
        switch answer {
        case .tokenised(let said): if said.failure == .malformed { note(.malformedReplies) }
        case .submitted(let said), .found(let said): if said.payload.said == .malformed { note(.malformedReplies) }
        case .metadataFound(let lookUp):
            if lookUp.payload.failure == .malformed { note(.malformedReplies) }
            if lookUp.payload.metadata == nil, !isRepeated(lookUp.payload) { note(.ignoredEvents) }
        case .availabilityRequested, .availabilityChecked, .rendered, .acknowledged, .inputChanged, .judged, .tapped,
            .submitRequested, .tokenRequested, .decided, .sheetAnswered, .handlerFound, .slotGranted, .actionEnded,
            .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            break
        }
        return answer
    }

    /// A look-up that failed and will be tried again: it is counted once, when it is given up (CC-05, EN-44).
    private func isRepeated(_ lookUp: CheckoutComponentFlow.LookUp) -> Bool {
        let event = CheckoutComponentFlow.Event.metadataFound(Evidence(lookUp))
        guard case .lookingUp = seat.course.flow.state, seat.course.mode != .resting, let call = seat.course.flow.call
        else { return false }
        let tries = seat.pending.map { $0.step == seat.course.step ? $0.tries : 1 } ?? 1
        return tries < ComponentsMethod.tries(call, answeredBy: event, context)
    }
}

extension SessionSupervisor {
    /// Those components that wait for a `handleSubmit` go on.
    func handlerRegistered() {
        for case let component as Component<ComponentsMethod> in members {
            component.assumeIsolated { $0.handlerRegistered() }
        }
    }
}
