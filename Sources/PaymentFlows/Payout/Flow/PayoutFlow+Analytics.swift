extension PayoutFlow {
    /// What the entry into this state means to an analytics observer; outcomes apart (TY-60).
    package func milestone(from tag: UInt8) -> AnalyticsFact? {
        switch state {
        case .idle: AnalyticsFact(.componentReady)
        case .clicked(let attempt): AnalyticsFact(.componentInteraction, attempt: attempt)
        case .paying(let sending): AnalyticsFact(.paymentStarted, attempt: sending.payload.attempt)
        case .verifying(let verifying):
            // Back from a status query it goes on verifying.
            name(of: tag) == "querying" ? nil : verification(verifying)
        case .querying(let verifying): name(of: tag) == "paying" ? verification(verifying) : nil
        case .gone, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .announcing, .ended,
            .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    private func verification(_ verifying: Evidence<PayoutVerifying>) -> AnalyticsFact {
        AnalyticsFact(.paymentVerifying, attempt: verifying.payload.sending.payload.attempt)
    }

    private func name(of tag: UInt8) -> String { Self.stateNames[Int(tag)] }
}
