/// The flow of the Paze button: from presentment through the web checkout to the authorisation.
///
/// The transitions are in `PazeFlow+Transitions.swift`, in the order of the happy path; what interrupts it is in
/// `PazeFlow+Interruptions.swift`, what follows a sent authorisation in `PazeFlow+Money.swift`, and what is heard of the money from
/// outside in `PazeFlow+Notifications.swift`.
public struct PazeFlow: Hashable, Sendable {
    /// What the flow is doing, with what it has learnt.
    public internal(set) var state: State
    /// The endings that lie behind the state.
    package internal(set) var past = AttemptPast<PazeEnding>()

    /// A button that is not shown.
    package init() { state = .idle }

    /// What the Paze button is waiting for.
    public enum State: Hashable, Sendable {
        /// Nothing is shown. Leads to: validatingPresentment, recheckingOutcome, renewingAttempt.
        case idle
        /// The configuration is being checked (PZ-01). Leads to: announcingInit, announcingPresentmentFailure, idle.
        case validatingPresentment
        /// `onInit` is running. Leads to: announcingVisible, idle.
        case announcingInit
        /// `onPresentmentResolved(true)` is running. Leads to: ready, idle.
        case announcingVisible
        /// `onError` is running after a failed presentment. Leads to: announcingHidden, idle.
        case announcingPresentmentFailure(Evidence<PaymentFailure>)
        /// `onPresentmentResolved(false)` is running. Leads to: hidden, idle.
        case announcingHidden(Evidence<PaymentFailure>)
        /// The button cannot be shown (PZ-03). Leads to: recheckingOutcome, renewingAttempt, idle.
        case hidden(Evidence<PaymentFailure>)
        /// The button is shown and may be tapped. Leads to: announcingClick, announcing, recheckingOutcome, renewingAttempt, idle.
        case ready
        /// `onPazeButtonClicked` is running (PZ-10). Leads to: validatingCheckout, announcing, ended, idle.
        case announcingClick(Evidence<Attempt>)
        /// The configuration is being checked again (PZ-11). Leads to: creatingCheckout, announcing, ended, idle.
        case validatingCheckout(Evidence<Attempt>)
        /// The web checkout is being created (PZ-12). Leads to: awaitingCheckout, announcing, ended, idle.
        case creatingCheckout(Evidence<PazeRequested>)
        /// The shopper is at the web checkout. Leads to: approvingCheckout, announcing, ended, idle.
        case awaitingCheckout(Evidence<PazeHandoff>)
        /// The gate `onCheckoutComplete` (PZ-20). Leads to: completing, announcing, ended, idle.
        case approvingCheckout(Evidence<PazeCheckedOut>)
        /// The complete call is on its way (PZ-22). Leads to: reportingComplete, announcing, ended, idle.
        case completing(Evidence<PazeCheckedOut>)
        /// `onComplete` is running (PZ-23). Leads to: askingDecryption, announcing, ended, idle.
        case reportingComplete(Evidence<PazeCompleted>)
        /// The gate `onPreDecryption` (PZ-30). Leads to: decrypting, announcing, ended, idle.
        case askingDecryption(Evidence<PazeCompleted>)
        /// The decrypt call is on its way (PZ-32). Leads to: reportingDecryption, announcing, ended, idle.
        case decrypting(Evidence<PazeCompleted>)
        /// `onPostDecryption` is running. Leads to: askingAuthorisation, announcing, ended, idle.
        case reportingDecryption(Evidence<PazeDecrypted>)
        /// The gate `onPreAuthorisation` (PZ-40). Leads to: askingShopper, announcing, ended, idle.
        case askingAuthorisation(Evidence<PazeDecrypted>)
        /// The query `onGetShopper` (PZ-43). Leads to: askingStatus, reserving, announcing, ended, idle.
        case askingShopper(Evidence<PazePreAuthorised>)
        /// An earlier attempt under the same ids ended unknown: the provider is asked first (EN-28). Leads to: renewing, reserving, announcing, ended, idle.
        case askingStatus(Evidence<PazeSending>)
        /// The earlier transaction had a definite no: this attempt gets ids of its own (EN-47). Leads to: reserving, announcing, ended, idle.
        case renewing(Evidence<PazeSending>)
        /// A slot for the authorise call is being waited for (EN-41); nothing is sent yet. Leads to: authorising, announcing, ended, idle.
        case reserving(Evidence<PazeSending>)
        /// The authorise call has been sent: the point of no return is passed. Leads to: verifying, querying, announcing, idle.
        case authorising(Evidence<PazeSending>)
        /// Nothing is known of the authorise call: the next status query is being waited for (EN-43). Leads to: querying, announcing, idle.
        case verifying(Evidence<PazeVerifying>)
        /// A status query is on its way (EN-43). Leads to: verifying, announcing, idle.
        case querying(Evidence<PazeVerifying>)
        /// The last callback of the attempt is running; the outcome is decided. Leads to: ended, idle.
        case announcing(Evidence<PazeEnding>)
        /// The attempt has ended. Leads to: ready, announcingClick, announcing, recheckingOutcome, renewingAttempt, idle.
        case ended(Evidence<PazeEnding>)
        /// A tap after an unknown outcome, here or on another component: the provider is asked once (EN-22). Leads to: ended,
        /// renewingAttempt, validatingPresentment, hidden, idle.
        case recheckingOutcome(Evidence<PazeRecheck>)
        /// The unknown transaction had a definite no: the tap goes on under ids of its own (EN-47). Leads to: announcingClick, announcing, ended, hidden, idle.
        case renewingAttempt(Evidence<PazeRecheck>)
    }
}
