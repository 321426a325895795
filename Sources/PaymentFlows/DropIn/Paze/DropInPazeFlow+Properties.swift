extension DropInPazeFlow: PaymentFlow {
    package static var deadlinePassed: PazeFlow.Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> PazeFlow.Event { .cancelled(cancel) }
    package static var stateNames: [String] { PazeFlow.stateNames }

    package var state: PazeFlow.State { paze.state }
    package var tag: UInt8 { paze.tag }
    package var phase: Phase { paze.phase }
    package var attempt: Evidence<Attempt>? { paze.attempt }
    package var settlement: Settlement { paze.settlement }
    package var mismatch: PaymentFailure? { paze.mismatch }
    package var wasSent: Bool { paze.wasSent }
    package var isSending: Bool { paze.isSending }
    package var isOrphaned: Bool { paze.isOrphaned }
    package var isAskingFirst: Bool { paze.isAskingFirst }

    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { paze.attempt(meantBy: reply) }
    package func milestone(from tag: UInt8) -> AnalyticsFact? { paze.milestone(from: tag) }

    package var call: DropInPazeEffect? { paze.call.map { .work($0) } }

    /// The outcome, its failure under Drop-in's code (DI-22).
    package var outcome: Outcome? { paze.outcome?.ofPazeInDropIn }

    package var standing: Standing<PazeWaiting> {
        if isAtSubmitGate { return .gate(.submitApproval) }
        guard case .ended(let outcome) = paze.standing else { return paze.standing }
        return .ended(outcome.ofPazeInDropIn)
    }

    /// The gate `onBeforeSubmit` is open (DI-10).
    package var isAtSubmitGate: Bool { if case .announcingClick = paze.state { true } else { false } }

    /// The open attempt was let through it.
    package var isPastSubmitGate: Bool { phase.isProcessing && !isAtSubmitGate && !isAskingFirst }

    /// The gate `onBeforeSubmit` has a gate's deadline, which is none by default (EN-17).
    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        guard isAtSubmitGate else { return paze.limit(deadlines) }
        return deadlines.gate.map { .after($0) }
    }

    /// The processing flag (DI-12): up just before `onSubmit`, down with the outcome.
    package var isProcessing: Bool {
        switch paze.state {
        case .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving,
            .authorising, .verifying, .querying:
            true
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout, .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting,
            .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            false
        }
    }
}
