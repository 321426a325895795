extension PazeFlow {
    /// What the entry into this state means to an analytics observer; outcomes apart (TY-60).
    package func milestone(from tag: UInt8) -> AnalyticsFact? {
        switch state {
        case .ready: AnalyticsFact(.componentReady)
        case .announcingPresentmentFailure(let failure):
            AnalyticsFact(.componentError, errorCode: failure.payload.code)
        case .announcingClick(let attempt): AnalyticsFact(.componentInteraction, attempt: attempt)
        // The web checkout exists and opens next (PZ-12).
        case .awaitingCheckout(let handoff): AnalyticsFact(.pazeButtonClicked, attempt: handoff.payload.attempt)
        case .authorising(let sending): AnalyticsFact(.paymentStarted, attempt: sending.payload.attempt)
        case .verifying(let verifying):
            // Back from a status query it goes on verifying.
            name(of: tag) == "querying" ? nil : verification(verifying)
        case .querying(let verifying): name(of: tag) == "authorising" ? verification(verifying) : nil
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingHidden, .hidden,
            .validatingCheckout, .creatingCheckout, .approvingCheckout, .completing, .reportingComplete,
            .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus,
            .renewing, .reserving, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    private func verification(_ verifying: Evidence<PazeVerifying>) -> AnalyticsFact {
        AnalyticsFact(.paymentVerifying, attempt: verifying.payload.sending.payload.attempt)
    }

    private func name(of tag: UInt8) -> String { Self.stateNames[Int(tag)] }
}
