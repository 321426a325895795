/// The flow of a Checkout.com Flow component: from its availability through its input to the submitted payment session.
///
/// The input's part is in `CheckoutComponentFlow+Editing.swift`, the attempt's in `CheckoutComponentFlow+Transitions.swift`; what
/// follows the point of no return is in `CheckoutComponentFlow+Money.swift` and `CheckoutComponentFlow+Actions.swift`.
public struct CheckoutComponentFlow: Hashable, Sendable {
    /// Which component it is.
    public let kind: CheckoutComponents.ComponentKind
    /// What the flow is doing, with what it has learnt.
    public internal(set) var state: State
    /// What is entered.
    package internal(set) var form: Evidence<Form>
    /// `onReady` has returned, and no `reset()` has come since: it is not made again, also not after a teardown (CC-03).
    package internal(set) var hasToldReady = false
    /// The ending of the attempt before the present one, whose late answers may still raise the settlement (EN-38).
    package internal(set) var earlier: Evidence<Ending>?
    /// The ending before that one for which a submit was sent: its late answer counts just as much.
    package internal(set) var older: Evidence<Ending>?
    /// What was said of the payment session from outside, of a payment that no attempt here is known to have made (EN-51).
    package internal(set) var outside: Evidence<TransactionVerdict>?

    /// A component that has just been created.
    package init(kind: CheckoutComponents.ComponentKind) {
        self.kind = kind
        state = .created
        form = Form.empty
    }

    /// What a component is waiting for (CC-02). A teardown leads from everywhere to created.
    public enum State: Hashable, Sendable {
        /// Nothing is known of its availability. Leads to: checkingAvailability, announcingMisuse, recheckingOutcome, renewingAttempt.
        case created
        /// The provider is asked whether it can be offered; it may have been rendered already. Leads to: available, unavailable, announcingReady, ready.
        case checkingAvailability(isRendered: Bool)
        /// It can be offered, and has not been rendered. Leads to: announcingReady, ready, recheckingOutcome, renewingAttempt.
        case available
        /// It cannot be offered. Leads to: checkingAvailability, recheckingOutcome, renewingAttempt.
        case unavailable(Evidence<PaymentFailure>)
        /// `onReady` is running (CC-03). Leads to: ready.
        case announcingReady
        /// It can be used. Leads to: announcingReady, announcingChange, askingCardBin, announcingMisuse, tapped, submitting, tokenising, announcing, recheckingOutcome, renewingAttempt.
        case ready
        /// `onChange` is running (CC-04). Leads to: lookingUp, askingCardBin, editing.
        case announcingChange
        /// The metadata of the card's first digits are asked for; input and taps go on (CC-05). Leads to: announcingReady, announcingChange, askingCardBin, editing, announcingMisuse, tapped, submitting, tokenising, announcing.
        case lookingUp
        /// The gate `onCardBinChanged` (CC-05). Leads to: editing.
        case askingCardBin
        /// Something is entered, and it can be used. Leads to: announcingReady, announcingChange, announcingMisuse, tapped, submitting, tokenising, announcing.
        case editing
        /// `onError` is running for a call that cannot be served (CC-19). Leads to: created, ready, lookingUp, askingCardBin, editing, ended.
        case announcingMisuse(Evidence<Misuse>)
        /// The gate `handleTap` (CC-06). Leads to: ready, submitting, announcing.
        case tapped(Evidence<Start>)
        /// `onSubmit` is running (CC-07). Leads to: ready, awaitingSheet, tokenising, announcing.
        case submitting(Evidence<Submission>)
        /// The shopper is at the wallet's sheet. Leads to: ready, askingStatus, awaitingHandler, reserving, announcing.
        case awaitingSheet(Evidence<Submission>)
        /// The card's token is being made (CC-09). Leads to: ready, askingTokenised, announcing.
        case tokenising(Evidence<Submission>)
        /// The gate `onTokenized` (CC-09). Leads to: ready, askingStatus, awaitingHandler, reserving, announcing, ended.
        case askingTokenised(Evidence<Tokenised>)
        /// An earlier attempt ended unknown: the provider is asked first (EN-28). Leads to: ready, renewing, awaitingHandler, reserving, announcing.
        case askingStatus(Evidence<Sending>)
        /// The earlier payment had a definite no: this attempt gets a key of its own (EN-45). Leads to: ready, awaitingHandler, reserving, announcing.
        case renewing(Evidence<Sending>)
        /// The host's `handleSubmit` is being waited for, as after a restart (CC-12). Leads to: ready, handlingSubmit, announcing.
        case awaitingHandler(Evidence<Sending>)
        /// A slot for the engine's own submit is being waited for (EN-41); nothing is sent yet. Leads to: ready, submittingSession, announcing.
        case reserving(Evidence<Sending>)
        /// The engine has submitted: the point of no return is passed. Leads to: acting, verifying, querying, announcing.
        case submittingSession(Evidence<Sending>)
        /// `handleSubmit` has been started: the point of no return is passed (CC-18). Leads to: acting, verifying, announcing.
        case handlingSubmit(Evidence<Sending>)
        /// The shopper is at a 3DS challenge or a redirect (CC-13). Leads to: checkingAction, announcing.
        case acting(Evidence<Acting>)
        /// The action has ended, and the provider is asked once (CC-14). Leads to: verifying, announcing.
        case checkingAction(Evidence<Acted>)
        /// Nothing is known of the payment: the next status query is being waited for (EN-43). Leads to: acting, querying, announcing.
        case verifying(Evidence<Verifying>)
        /// A status query is on its way (EN-43). Leads to: acting, verifying, announcing.
        case querying(Evidence<Verifying>)
        /// The last callback of the attempt is running; the outcome is decided. Leads to: ended.
        case announcing(Evidence<Ending>)
        /// The attempt has ended. Leads to: announcingReady, announcingChange, askingCardBin, announcingMisuse, tapped, submitting, tokenising, announcing, recheckingOutcome, renewingAttempt.
        case ended(Evidence<Ending>)
        /// A tap after an unknown outcome, here or on another component: the provider is asked once (EN-22). Leads to: available, unavailable, ended, renewingAttempt.
        case recheckingOutcome(Evidence<Recheck>)
        /// The unknown payment had a definite no: the tap goes on under a key of its own. Leads to: available, unavailable, tapped, submitting, tokenising, announcing, ended.
        case renewingAttempt(Evidence<Recheck>)
    }
}
