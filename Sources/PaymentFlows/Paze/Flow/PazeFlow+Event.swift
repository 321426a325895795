package import FoundationEssentials

extension PazeFlow {
    /// What may happen to a Paze flow: facts, in the past tense.
    package enum Event: Hashable, Sendable {
        /// The component came on screen (PZ-01).
        case appeared
        /// The configuration was checked; nil: it can be used.
        case presentmentChecked(Evidence<PaymentFailure>?)
        /// A notification has returned.
        case acknowledged
        /// A tap was accepted.
        case tapped(Evidence<Attempt>)
        /// A tap came after the session had expired (EN-46).
        case tappedExpired(Evidence<Attempt>)
        /// The configuration was checked again and the request is made.
        case checkoutChecked(Evidence<PazeCheckoutRequest>)
        /// The configuration cannot be used any more.
        case checkoutInvalid(Evidence<PaymentFailure>)
        /// The provider answered the creation of the web checkout.
        case checkoutCreated(CallAnswer<PazeCheckoutSession>)
        /// The shopper came back from the web checkout.
        case checkoutReturned(PazeArrival)
        /// A gate with a yes or no was answered.
        case decided(Bool)
        /// The provider answered the complete call.
        case completed(CallAnswer<PazeCompleteDecoded>)
        /// The provider answered the decrypt call.
        case decrypted(CallAnswer<PazeDecryptTokenResponseSuccess>)
        /// The gate `onPreAuthorisation` was answered.
        case preAuthorised(Evidence<PazePreAuthorisation>)
        /// The query `onGetShopper` was answered.
        case shopperGiven(Evidence<TransactionShopper>?)
        /// A slot for the authorise call is held, at this date.
        case slotGranted(Date)
        /// Nothing may be sent for the attempt: its id is another session's, or its key another intent's (EN-45, EN-65).
        case sendingRefused(Evidence<PaymentFailure>)
        /// The provider answered the authorise call.
        case authorised(Evidence<PazeAnswer>)
        /// The provider answered a status query.
        case found(Evidence<PazeAnswer>)
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

extension PazeFlow.Event {
    /// A call of a provider ended without a usable answer.
    package var isUnanswered: Bool {
        switch self {
        case .checkoutCreated(.failure), .completed(.failure), .decrypted(.failure): true
        case .authorised(let answer), .found(let answer): answer.payload.isUnanswered
        case .appeared, .presentmentChecked, .acknowledged, .tapped, .tappedExpired, .checkoutChecked, .checkoutInvalid,
            .checkoutCreated, .checkoutReturned, .decided, .completed, .decrypted, .preAuthorised, .shopperGiven,
            .slotGranted, .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset,
            .journalFailed:
            false
        }
    }
}
