package import FoundationEssentials

extension PayoutFlow {
    /// What may happen to a payout flow: facts, in the past tense.
    package enum Event: Hashable, Sendable {
        /// The component came back.
        case appeared
        /// A notification of the merchant has returned.
        case acknowledged
        /// A tap was accepted.
        case tapped(Evidence<Attempt>)
        /// A tap came after the session had expired (EN-46).
        case tappedExpired(Evidence<Attempt>)
        /// The configuration was checked, and the order is made (PO-02).
        case validated(Evidence<PayoutOrder>)
        /// The configuration cannot be used.
        case invalidated(Evidence<PaymentFailure>)
        /// The gate was answered: approved or not (PO-03).
        case decided(Bool)
        /// A slot for the payout call is held, at this date.
        case slotGranted(Date)
        /// Nothing may be sent for the attempt: its id is another session's, or its key another intent's (EN-45, EN-65).
        case sendingRefused(Evidence<PaymentFailure>)
        /// The provider answered the payout call.
        case paid(Evidence<PayoutAnswer>)
        /// The provider answered a status query.
        case found(Evidence<PayoutAnswer>)
        /// The provider said something outside any call (EN-50).
        case notified(Evidence<TransactionNotification>)
        /// The attempt got new ids after a definite no.
        case renewed(Evidence<Attempt>)
        /// Another component's tap asks what has become of the transaction whose outcome is unknown (EN-22).
        case outcomeAsked
        /// What the state waits for has taken too long.
        case deadlinePassed
        /// Somebody wants the attempt ended.
        case cancelled(Cancel)
        /// The host wants the component back in its first usable state (EN-28).
        case reset
        /// The journal could not keep the last event; its effect was not started (EN-70).
        case journalFailed
    }
}

extension PayoutFlow.Event {
    /// A call of the provider ended without a usable answer.
    package var isUnanswered: Bool {
        switch self {
        case .paid(let answer), .found(let answer): answer.payload.isUnanswered
        case .appeared, .acknowledged, .tapped, .tappedExpired, .validated, .invalidated, .decided, .slotGranted,
            .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            false
        }
    }
}
