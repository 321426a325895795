extension PazeFlow {
    /// The button may be tapped, or an attempt is on its way.
    package var isVisible: Bool {
        switch state {
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden:
            false
        case .ready, .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .announcing,
            .ended,
            .recheckingOutcome, .renewingAttempt:
            true
        }
    }

    /// How far the attempt has come along the happy path, as far as gates and returns go.
    private var progress: Int {
        switch state {
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .recheckingOutcome, .renewingAttempt:
            0
        case .awaitingCheckout: 1
        case .approvingCheckout: 2
        case .completing, .reportingComplete: 3
        case .askingDecryption: 4
        case .decrypting, .reportingDecryption: 5
        case .askingAuthorisation: 6
        case .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying: 7
        case .announcing, .ended: 8
        }
    }

    /// The web checkout has been answered.
    package var hasCheckedOut: Bool { ending?.payload.hasCheckedOut ?? (progress > 1) }
    /// The gate's answer has been taken, and the attempt is still open.
    package var isPastCheckoutApproval: Bool { progress > 2 && progress < 8 }
    package var isPastDecryption: Bool { progress > 4 && progress < 8 }
    package var isPastPreAuthorisation: Bool { progress == 7 }

    /// The risk data that came with the answer of `onPreAuthorisation`.
    package var riskScreeningData: RiskScreeningData? {
        switch state {
        case .askingShopper(let preAuthorised): preAuthorised.payload.riskScreeningData
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .authorising(let sending):
            sending.payload.preAuthorised.payload.riskScreeningData
        case .verifying(let verifying), .querying(let verifying):
            verifying.payload.sending.payload.preAuthorised.payload.riskScreeningData
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout,
            .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption,
            .askingAuthorisation, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }
}
