extension CheckoutComponentFlow {
    /// Only at the sheet itself: what follows it is not the shopper's to leave (CC-20).
    package static func isAtSheet(_ step: String) -> Bool { step == "awaitingSheet" }

    /// What the entry into this state means to an analytics observer; outcomes apart (TY-60).
    package func milestone(from tag: UInt8) -> AnalyticsFact? {
        let before = Self.stateNames[Int(tag)]
        switch state {
        case .ready:
            // Shown again after a teardown it becomes usable without an `onReady`.
            return ["announcingReady", "checkingAvailability", "available"].contains(before)
                ? AnalyticsFact(.componentReady) : nil
        case .unavailable(let failure):
            // Back from a question of another component's it is what it was.
            guard before != "recheckingOutcome", before != "renewingAttempt" else { return nil }
            return AnalyticsFact(.componentError, errorCode: failure.payload.code)
        case .announcingMisuse(let misuse):
            return AnalyticsFact(.componentError, errorCode: misuse.payload.failure.code)
        case .tapped(let start): return AnalyticsFact(.componentInteraction, attempt: start.payload.attempt)
        case .submitting(let submission):
            // A tap has been told when it was accepted; a submit is accepted here.
            return before == "tapped"
                ? nil : AnalyticsFact(.componentInteraction, attempt: submission.payload.attempt)
        case .tokenising(let submission):
            guard submission.payload.endsWithToken else { return nil }
            return AnalyticsFact(.componentInteraction, attempt: submission.payload.attempt)
        case .awaitingSheet(let submission):
            return AnalyticsFact(.applePaySheetOpened, attempt: submission.payload.attempt)
        case .askingStatus(let sending), .awaitingHandler(let sending), .reserving(let sending):
            return before == "awaitingSheet"
                ? AnalyticsFact(.applePaySheetCompleted, attempt: sending.payload.attempt) : nil
        case .submittingSession(let sending), .handlingSubmit(let sending):
            return AnalyticsFact(.paymentStarted, attempt: sending.payload.attempt)
        case .verifying(let verifying):
            // Back from a status query it goes on verifying.
            return before == "querying"
                ? nil : AnalyticsFact(.paymentVerifying, attempt: verifying.payload.sending.payload.attempt)
        case .querying(let verifying):
            // A no from outside has brought the first query forward.
            return before == "submittingSession"
                ? AnalyticsFact(.paymentVerifying, attempt: verifying.payload.sending.payload.attempt) : nil
        case .created, .checkingAvailability, .available, .announcingReady, .announcingChange, .lookingUp,
            .askingCardBin, .editing, .askingTokenised, .renewing, .acting, .checkingAction, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            return nil
        }
    }
}
