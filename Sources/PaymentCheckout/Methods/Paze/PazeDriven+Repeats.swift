package import PaymentFlows

/// Repeats, and what the journal keeps.
extension PazeDriven {
    /// How many tries a call may have (EN-44): three where it was not sent, where it is a read, or where the gateway says that a repeat is safe; of the
    /// money-moving call, where that is so, one resend.
    package static func tries(
        _ effect: PazeFlow.Effect, answeredBy event: PazeFlow.Event, _ context: EngineContext
    ) -> Int {
        func isRepeatable(_ call: PazeRepeatableCalls) -> Bool {
            context.paze?.value.repeatable.contains(call) ?? false
        }
        switch (effect, event) {
        case (.createCheckout, .checkoutCreated(let answer)):
            return tries(answer.failure, isRepeatable: isRepeatable(.createCheckout))
        case (.complete, .completed(let answer)):
            return tries(answer.failure, isRepeatable: isRepeatable(.complete))
        case (.decrypt, .decrypted(let answer)):
            return tries(answer.failure, isRepeatable: isRepeatable(.decrypt))
        case (.findTransactions, .found(let answer)):
            return tries(answer.payload.result.failure, isRepeatable: true)
        case (.authorise, .authorised(let answer)):
            let failure = answer.payload.result.failure
            if case .notSent? = failure { return 3 }
            return min(2, tries(failure, isRepeatable: isRepeatable(.authorise)))
        case (_, _): return 1
        }
    }

    @inline(__always)
    package static func isUnanswered(_ event: PazeFlow.Event) -> Bool { event.isUnanswered }

    package static func wasNotSent(_ answer: PazeFlow.Event) -> Bool {
        switch answer {
        case .checkoutCreated(let answer): answer.failure.isNotSent
        case .completed(let answer): answer.failure.isNotSent
        case .decrypted(let answer): answer.failure.isNotSent
        case .authorised(let answer), .found(let answer): answer.payload.result.failure.isNotSent
        case .appeared, .presentmentChecked, .acknowledged, .tapped, .tappedExpired, .checkoutChecked, .checkoutInvalid,
            .checkoutReturned, .decided, .preAuthorised, .shopperGiven, .slotGranted, .notified, .renewed,
            .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            false
        }
    }

    package static func afterSilence(_ answer: PazeFlow.Event) -> PazeFlow.Event {
        guard case .authorised(let sent) = answer else { return answer }
        return .authorised(Evidence(sent.payload.afterSilence))
    }

    package static func verdict(in event: PazeFlow.Event) -> TransactionVerdict? {
        switch event {
        case .authorised(let answer): answer.payload.verdict
        case .notified(let notification): notification.payload.verdict
        case .appeared, .presentmentChecked, .acknowledged, .tapped, .tappedExpired, .checkoutChecked, .checkoutInvalid,
            .checkoutCreated, .checkoutReturned, .decided, .completed, .decrypted, .preAuthorised, .shopperGiven,
            .slotGranted, .found, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset,
            .journalFailed:
            nil
        }
    }

    private static func tries(_ failure: CallFailure?, isRepeatable: @autoclosure () -> Bool) -> Int {
        switch failure {
        case .notSent: 3
        case .silent, .malformed: isRepeatable() ? 3 : 1
        case nil, .refused: 1
        }
    }

    /// About six a flow: opening, tap, gate answers, sending, reply, outcome (EN-70).
    package static func isJournaled(_ event: PazeFlow.Event) -> Bool {
        switch event {
        case .tapped, .tappedExpired, .checkoutCreated, .checkoutReturned, .decided, .preAuthorised, .slotGranted,
            .authorised, .notified, .cancelled:
            true
        case .appeared, .presentmentChecked, .acknowledged, .checkoutChecked, .checkoutInvalid, .completed, .decrypted,
            .shopperGiven, .found, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .reset, .journalFailed:
            false
        }
    }
}
