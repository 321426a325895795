/// The flow of the PayPal payout: from a tap through the merchant's approval to the payout.
///
/// The transitions are in `PayoutFlow+Transitions.swift`, in the order of the happy path; what interrupts it is in
/// `PayoutFlow+Interruptions.swift`, what follows a sent payout in `PayoutFlow+Money.swift`, and what is heard of the money from
/// outside in `PayoutFlow+Notifications.swift`.
public struct PayoutFlow: Hashable, Sendable {
    /// What the flow is doing, with what it has learnt.
    public internal(set) var state: State
    /// The endings that lie behind the state.
    package internal(set) var past = PayoutPast()

    /// A component that may be tapped: presentment is nothing that a payout waits for.
    package init() { state = .idle }

    /// What the payout component is waiting for.
    public enum State: Hashable, Sendable {
        /// The component went away. Leads to: idle, recheckingOutcome, renewingAttempt.
        case gone
        /// The component may be tapped. Leads to: clicked, announcing, recheckingOutcome, renewingAttempt, gone.
        case idle
        /// `onClick` is running (PO-02). Leads to: validating, announcing, ended.
        case clicked(Evidence<Attempt>)
        /// The configuration is being checked (PO-02). Leads to: askingApproval, announcing, ended.
        case validating(Evidence<Attempt>)
        /// The gate `onPrePayoutSubmit` (PO-03). Leads to: askingStatus, reserving, announcing.
        case askingApproval(Evidence<PayoutOrder>)
        /// An earlier attempt under the same ids ended unknown: the provider is asked first (EN-28). Leads to: renewing, reserving, announcing.
        case askingStatus(Evidence<PayoutSending>)
        /// The earlier transaction had a definite no: this attempt gets ids of its own (EN-47). Leads to: reserving, announcing.
        case renewing(Evidence<PayoutSending>)
        /// A slot for the payout call is being waited for (EN-41); nothing is sent yet. Leads to: paying, announcing.
        case reserving(Evidence<PayoutSending>)
        /// The payout call has been sent: the point of no return is passed (PO-04). Leads to: announcing, verifying, querying, gone.
        case paying(Evidence<PayoutSending>)
        /// Nothing is known of the payout: the next status query is being waited for (EN-43). Leads to: querying, announcing, gone.
        case verifying(Evidence<PayoutVerifying>)
        /// A status query is on its way (EN-43). Leads to: verifying, announcing, gone.
        case querying(Evidence<PayoutVerifying>)
        /// The last callback of the attempt is running; the outcome is decided. Leads to: ended, gone.
        case announcing(Evidence<PayoutEnding>)
        /// The attempt has ended. Leads to: clicked, announcing, announcingElsewhere, recheckingOutcome, renewingAttempt, idle, gone.
        case ended(Evidence<PayoutEnding>)
        /// The merchant's backend has made the payout: the callback that tells it is running (PO-05). Leads to: ended, gone.
        case announcingElsewhere(Evidence<PayoutEnding>)
        /// A tap after an unknown outcome, here or on another component: the provider is asked once (EN-22). Leads to: renewingAttempt,
        /// ended, idle, gone.
        case recheckingOutcome(Evidence<PayoutRecheck>)
        /// The unknown transaction had a definite no: the tap goes on under ids of its own (EN-47). Leads to: clicked, announcing, ended, gone.
        case renewingAttempt(Evidence<PayoutRecheck>)
    }
}
