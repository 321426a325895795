package import FoundationEssentials

/// What may happen to a method of Drop-in: facts, in the past tense.
package enum DropInEvent<Method: DropInSteps>: Hashable, Sendable {
    /// `create()` offers the method.
    case appeared
    /// A tap or submit was accepted.
    case tapped(Evidence<DropInTap<Method.Input>>)
    /// A tap came that cannot lead to a payment: the session has expired, or the pending update failed (EN-46, EN-35).
    case tappedInVain(Evidence<DropInVainTap<Method.Input>>)
    /// The gate `onBeforeSubmit` was answered.
    case decided(Bool)
    /// A notification has returned.
    case acknowledged
    /// The query `onGetConsent` was answered.
    case consentGiven(Bool)
    /// The query `onGetShopper` was answered.
    case shopperGiven(Evidence<TransactionShopper>?)
    /// The query `onGetShippingAddress` was answered.
    case addressGiven(Evidence<ShippingAddress>?)
    /// Something happened to one of the method's own steps.
    case step(Method.Event)
    /// The attempt got new ids after a definite no.
    case renewed(Evidence<Attempt>)
    /// A slot for the money-moving call is held, at this date.
    case slotGranted(Date)
    /// Nothing may be sent for the attempt: its id is another session's, or its key another intent's (EN-45, EN-65).
    case sendingRefused(Evidence<PaymentFailure>)
    /// The provider answered the money-moving call.
    case answered(Evidence<DropInAnswer>)
    /// The provider answered a status query.
    case found(Evidence<DropInAnswer>)
    /// The provider told of a transaction by itself (EN-50).
    case notified(Evidence<TransactionNotification>)
    /// Another component's tap asks what has become of the transaction whose outcome is unknown (EN-22).
    case outcomeAsked
    /// What the state waits for has taken too long.
    case deadlinePassed
    /// Somebody wants the attempt ended; the shopper does so by leaving a sheet or page.
    case cancelled(Cancel)
    /// The host lowers a processing flag that a dismissed sheet left up (DI-15).
    case processingCleared
    /// The host wants the method back in its first usable state (EN-28).
    case reset
    /// The journal could not keep the last event; its effect was not started (EN-70).
    case journalFailed
}

extension DropInEvent: NamedStep {
    package var name: String {
        switch self {
        case .appeared: "appeared"
        case .tapped: "tapped"
        case .tappedInVain: "tappedInVain"
        case .decided: "decided"
        case .acknowledged: "acknowledged"
        case .consentGiven: "consentGiven"
        case .shopperGiven: "shopperGiven"
        case .addressGiven: "addressGiven"
        case .step(let event): event.name
        case .renewed: "renewed"
        case .slotGranted: "slotGranted"
        case .sendingRefused: "sendingRefused"
        case .answered: "answered"
        case .found: "found"
        case .notified: "notified"
        case .outcomeAsked: "outcomeAsked"
        case .deadlinePassed: "deadlinePassed"
        case .cancelled: "cancelled"
        case .processingCleared: "processingCleared"
        case .reset: "reset"
        case .journalFailed: "journalFailed"
        }
    }

    package static var names: [String] {
        [
            "appeared", "tapped", "tappedInVain", "decided", "acknowledged", "consentGiven", "shopperGiven",
            "addressGiven",
        ] + Method.Event.names + [
            "renewed", "slotGranted", "sendingRefused", "answered", "found", "notified", "outcomeAsked",
            "deadlinePassed", "cancelled",
            "processingCleared", "reset", "journalFailed",
        ]
    }
}
