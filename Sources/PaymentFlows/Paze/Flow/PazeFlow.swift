/// The flow of the Paze button: from presentment through the web checkout to the authorisation.
///
/// The transitions are in `PazeFlow+Transitions.swift`, in the order of the happy path; what interrupts it is in
/// `PazeFlow+Interruptions.swift`, and what follows a sent authorisation in `PazeFlow+Money.swift`.
public struct PazeFlow: Hashable, Sendable {
    /// What the flow is doing, with what it has learnt.
    public internal(set) var state: State
    /// The ending of the attempt before the present one, whose late reply may still raise the settlement (EN-38).
    package internal(set) var earlier: Evidence<PazeEnding>?
    /// The ending before that one for which a call was sent: its late reply counts just as much.
    package internal(set) var older: Evidence<PazeEnding>?

    /// A button that is not shown.
    package init() { state = .idle }

    /// What the Paze button is waiting for.
    public enum State: Hashable, Sendable {
        /// Nothing is shown. Leads to: validatingPresentment.
        case idle
        /// The configuration is being checked (PZ-01). Leads to: announcingInit, announcingPresentmentFailure.
        case validatingPresentment
        /// `onInit` is running. Leads to: announcingVisible.
        case announcingInit
        /// `onPresentmentResolved(true)` is running. Leads to: ready.
        case announcingVisible
        /// `onError` is running after a failed presentment. Leads to: announcingHidden.
        case announcingPresentmentFailure(Evidence<PaymentFailure>)
        /// `onPresentmentResolved(false)` is running. Leads to: hidden.
        case announcingHidden(Evidence<PaymentFailure>)
        /// The button cannot be shown (PZ-03). Leads to: idle.
        case hidden(Evidence<PaymentFailure>)
        /// The button is shown and may be tapped. Leads to: announcingClick.
        case ready
        /// `onPazeButtonClicked` is running (PZ-10). Leads to: validatingCheckout.
        case announcingClick(Evidence<Attempt>)
        /// The configuration is being checked again (PZ-11). Leads to: creatingCheckout, announcing.
        case validatingCheckout(Evidence<Attempt>)
        /// The web checkout is being created (PZ-12). Leads to: awaitingCheckout, announcing.
        case creatingCheckout(Evidence<PazeRequested>)
        /// The shopper is at the web checkout. Leads to: approvingCheckout, announcing.
        case awaitingCheckout(Evidence<PazeHandoff>)
        /// The gate `onCheckoutComplete` (PZ-20). Leads to: completing, announcing.
        case approvingCheckout(Evidence<PazeCheckedOut>)
        /// The complete call is on its way (PZ-22). Leads to: reportingComplete, announcing.
        case completing(Evidence<PazeCheckedOut>)
        /// `onComplete` is running (PZ-23). Leads to: askingDecryption.
        case reportingComplete(Evidence<PazeCompleted>)
        /// The gate `onPreDecryption` (PZ-30). Leads to: decrypting, ended.
        case askingDecryption(Evidence<PazeCompleted>)
        /// The decrypt call is on its way (PZ-32). Leads to: reportingDecryption, announcing.
        case decrypting(Evidence<PazeCompleted>)
        /// `onPostDecryption` is running. Leads to: askingAuthorisation.
        case reportingDecryption(Evidence<PazeDecrypted>)
        /// The gate `onPreAuthorisation` (PZ-40). Leads to: askingShopper, announcing, ended.
        case askingAuthorisation(Evidence<PazeDecrypted>)
        /// The query `onGetShopper` (PZ-43). Leads to: askingStatus, reserving.
        case askingShopper(Evidence<PazePreAuthorised>)
        /// An earlier attempt under the same ids ended unknown: the provider is asked first (EN-28). Leads to: renewing, reserving, announcing.
        case askingStatus(Evidence<PazeSending>)
        /// The earlier transaction had a definite no: this attempt gets ids of its own (EN-47). Leads to: reserving.
        case renewing(Evidence<PazeSending>)
        /// A slot for the authorise call is being waited for (EN-41); nothing is sent yet. Leads to: authorising.
        case reserving(Evidence<PazeSending>)
        /// The authorise call has been sent: the point of no return is passed. Leads to: announcing, verifying.
        case authorising(Evidence<PazeSending>)
        /// Nothing is known of the authorise call: the next status query is being waited for (EN-43). Leads to: querying, announcing.
        case verifying(Evidence<PazeVerifying>)
        /// A status query is on its way (EN-43). Leads to: verifying, announcing.
        case querying(Evidence<PazeVerifying>)
        /// The last callback of the attempt is running; the outcome is decided. Leads to: ended.
        case announcing(Evidence<PazeEnding>)
        /// The attempt has ended. Leads to: announcingClick, recheckingOutcome, idle.
        case ended(Evidence<PazeEnding>)
        /// A tap after an unknown outcome: the provider is asked once (EN-22). Leads to: renewingAttempt, ended.
        case recheckingOutcome(Evidence<PazeRecheck>)
        /// The unknown transaction had a definite no: the tap goes on under ids of its own (EN-47). Leads to: announcingClick.
        case renewingAttempt(Evidence<PazeRecheck>)
    }
}
