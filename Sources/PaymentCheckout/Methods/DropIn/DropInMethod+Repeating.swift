package import PaymentFlows

/// Repeats, and what the journal keeps.
extension DropInMethod {
    /// How many tries a call may have (EN-44): three where it was not sent and for a status query; where the gateway says that a
    /// repeat is safe, one resend of a money-moving call.
    package static func tries(
        _ effect: Flow.Effect, answeredBy event: Flow.Event, _ context: EngineContext
    ) -> Int {
        switch (effect, event) {
        case (.authorise, .answered(let answer)), (.capture, .answered(let answer)):
            switch answer.payload.result.failure {
            case .notSent: 3
            case .silent, .malformed: Work.repeatsMoneyCalls(in: context) ? 2 : 1
            case .refused, nil: 1
            }
        case (.findTransactions, .found(let answer)):
            switch answer.payload.result.failure {
            case .notSent, .silent, .malformed: 3
            case .refused, nil: 1
            }
        case (.step, .step(let event)): Work.failure(of: event) == .notSent ? 3 : 1
        case (_, _): 1
        }
    }

    // Not the event's own: it is asked at each answer, and would be asked of any method's event, not of this one's.
    package static func isUnanswered(_ event: Flow.Event) -> Bool {
        switch event {
        case .step(let event): event.isUnanswered
        case .answered(let answer), .found(let answer): answer.payload.isUnanswered
        case .appeared, .tapped, .tappedInVain, .decided, .acknowledged, .consentGiven, .shopperGiven, .addressGiven,
            .renewed, .slotGranted, .notified, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled,
            .processingCleared, .reset, .journalFailed:
            false
        }
    }

    package static func wasNotSent(_ answer: Flow.Event) -> Bool {
        switch answer {
        case .answered(let answer), .found(let answer): answer.payload.result.failure == .notSent
        case .step(let event): Work.failure(of: event) == .notSent
        case .appeared, .tapped, .tappedInVain, .decided, .acknowledged, .consentGiven, .shopperGiven, .addressGiven,
            .renewed, .slotGranted, .notified, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled,
            .processingCleared, .reset, .journalFailed:
            false
        }
    }

    package static func afterSilence(_ answer: Flow.Event) -> Flow.Event {
        guard case .answered(let sent) = answer else { return answer }
        return .answered(Evidence(sent.payload.afterSilence))
    }

    package static func verdict(in event: Flow.Event) -> TransactionVerdict? {
        switch event {
        case .answered(let answer): answer.payload.verdict
        case .notified(let notification): notification.payload.verdict
        case .appeared, .tapped, .tappedInVain, .decided, .acknowledged, .consentGiven, .shopperGiven, .addressGiven,
            .step, .renewed, .slotGranted, .found, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled,
            .processingCleared, .reset,
            .journalFailed:
            nil
        }
    }

    /// Tap, gate answer, hand-off, sending, reply, notification, cancel (EN-70).
    package static func isJournaled(_ event: Flow.Event) -> Bool {
        switch event {
        case .tapped, .tappedInVain, .decided, .slotGranted, .answered, .notified, .cancelled: true
        case .step(let event): event.handoff != nil
        case .appeared, .acknowledged, .consentGiven, .shopperGiven, .addressGiven, .renewed, .found, .sendingRefused,
            .outcomeAsked, .deadlinePassed,
            .processingCleared, .reset, .journalFailed:
            false
        }
    }
}
