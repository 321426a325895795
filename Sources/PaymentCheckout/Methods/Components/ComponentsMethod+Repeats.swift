internal import FoundationEssentials
package import PaymentFlows

/// Repeats, and what the journal keeps.
extension ComponentsMethod {
    /// How many tries a call may have (EN-44): three where it was not sent, and for a status query or a look-up of metadata; where the
    /// gateway says that a repeat of the submit is safe, one resend. An input that comes between two tries of a look-up ends them.
    package static func tries(_ effect: Flow.Effect, answeredBy event: Flow.Event, _ context: EngineContext) -> Int {
        switch (effect, event) {
        case (.lookUpMetadata, .metadataFound(let lookUp)):
            switch lookUp.payload.failure {
            case .notSent, .silent, .malformed: 3
            case .refused, nil: 1
            }
        case (.tokenise, .tokenised(let answer)): answer.failure == .notSent ? 3 : 1
        case (.submitSession, .submitted(let answer)):
            switch answer.payload.said {
            case .notSent: 3
            case .silent, .malformed: context.ports.components?.repeatable.contains(.submit) ?? false ? 2 : 1
            case .verdict, .actionRequired, .refused, .notSubmitted: 1
            }
        case (.findPayment, .found(let answer)):
            switch answer.payload.said {
            case .notSent, .silent, .malformed: 3
            case .verdict, .actionRequired, .refused, .notSubmitted: 1
            }
        case (_, _): 1
        }
    }

    package static func isUnanswered(_ event: Flow.Event) -> Bool { event.isUnanswered }

    package static func wasNotSent(_ answer: Flow.Event) -> Bool {
        switch answer {
        case .tokenised(let answer): answer.failure == .notSent
        case .submitted(let answer), .found(let answer): answer.payload.said == .notSent
        case .metadataFound(let lookUp): lookUp.payload.failure == .notSent
        case .availabilityRequested, .availabilityChecked, .rendered, .acknowledged, .inputChanged, .judged, .tapped,
            .submitRequested, .tokenRequested, .decided, .sheetAnswered, .handlerFound, .slotGranted,
            .actionEnded, .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset,
            .journalFailed:
            false
        }
    }

    package static func afterSilence(_ answer: Flow.Event) -> Flow.Event {
        guard case .submitted(let sent) = answer else { return answer }
        return .submitted(Evidence(sent.payload.afterSilence))
    }

    package static func verdict(in event: Flow.Event) -> TransactionVerdict? {
        switch event {
        case .submitted(let answer): if case .verdict(let verdict) = answer.payload.said { verdict } else { nil }
        case .notified(let verdict): verdict.payload
        case .availabilityRequested, .availabilityChecked, .rendered, .acknowledged, .inputChanged, .metadataFound,
            .judged, .tapped, .submitRequested, .tokenRequested, .decided, .sheetAnswered, .tokenised, .handlerFound,
            .slotGranted, .actionEnded, .found, .renewed, .sendingRefused,
            .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            nil
        }
    }

    /// Begin, gate of the tap, sending, answer, notification, cancel (EN-70); nothing that was typed or captured (EN-72).
    package static func isJournaled(_ event: Flow.Event) -> Bool {
        switch event {
        case .tapped, .submitRequested, .tokenRequested, .decided, .handlerFound, .slotGranted, .submitted,
            .actionEnded, .notified, .cancelled:
            true
        case .availabilityRequested, .availabilityChecked, .rendered, .acknowledged, .inputChanged, .metadataFound,
            .judged, .sheetAnswered, .tokenised, .found, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed,
            .reset, .journalFailed:
            false
        }
    }
}
