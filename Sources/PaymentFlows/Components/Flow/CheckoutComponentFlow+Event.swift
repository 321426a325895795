package import FoundationEssentials

extension CheckoutComponentFlow {
    /// What may happen to a component's flow: facts, in the past tense.
    package enum Event: Hashable, Sendable {
        /// The host wants to know whether the component can be offered.
        case availabilityRequested
        /// The availability was checked; nil: it can be offered.
        case availabilityChecked(Evidence<PaymentFailure>?)
        /// The component was rendered.
        case rendered
        /// A notification has returned.
        case acknowledged
        /// The shopper has entered or selected something.
        case inputChanged(Evidence<CheckoutComponents.Input>)
        /// A look-up of card metadata was answered. To be offered whenever it comes: it is matched by its digits.
        case metadataFound(Evidence<LookUp>)
        /// `onCardBinChanged` or `onTokenized` was answered.
        case judged(Evidence<CheckoutComponents.CallbackResult>)
        /// A tap of the pay button was accepted.
        case tapped(Evidence<Start>)
        /// The host's `submit()` was accepted.
        case submitRequested(Evidence<Start>)
        /// The host's `tokenize()` was accepted.
        case tokenRequested(Evidence<Start>)
        /// `handleTap` was answered.
        case decided(Bool)
        /// The wallet's sheet was answered.
        case sheetAnswered(Evidence<SheetAnswer>)
        /// The provider answered the tokenisation.
        case tokenised(CallAnswer<CheckoutComponents.TokenDetails>)
        /// `handleSubmit` is there, at this date.
        case handlerFound(Date)
        /// A slot for the submit is held, at this date.
        case slotGranted(Date)
        /// Nothing may be sent for the attempt: its id is another session's, or its key another intent's (EN-45, EN-65).
        case sendingRefused(Evidence<PaymentFailure>)
        /// The provider, or `handleSubmit`, answered the submit.
        case submitted(Evidence<Answer>)
        /// The shopper's action has ended.
        case actionEnded(ActionEnd)
        /// The provider answered a status query.
        case found(Evidence<Answer>)
        /// The provider said something of the payment session from outside: a notification, compared and judged (EN-50).
        case notified(Evidence<TransactionVerdict>)
        /// The attempt got a new key after a definite no.
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

extension CheckoutComponentFlow.Event {
    /// A call of a provider ended without a usable answer.
    package var isUnanswered: Bool {
        switch self {
        case .tokenised(.failure): true
        case .submitted(let answer), .found(let answer): answer.payload.isFailure
        case .metadataFound(let lookUp): lookUp.payload.metadata == nil
        case .availabilityRequested, .availabilityChecked, .rendered, .acknowledged, .inputChanged, .judged, .tapped,
            .submitRequested, .tokenRequested, .decided, .sheetAnswered, .tokenised, .handlerFound, .slotGranted,
            .actionEnded, .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset,
            .journalFailed:
            false
        }
    }
}
