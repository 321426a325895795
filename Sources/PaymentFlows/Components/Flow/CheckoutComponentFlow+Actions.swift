/// 3DS challenges and redirects (CC-13, CC-14).
extension CheckoutComponentFlow {
    mutating func act(_ sending: Evidence<Sending>, _ action: CheckoutComponents.Action) -> Reaction<Effect> {
        rest(.acting(Evidence(Acting(sending: sending, action: action))))
    }

    /// Only the first answer of an action counts (EN-26); the machinery tells a repeated one apart.
    mutating func leaveAction(_ end: ActionEnd) -> Reaction<Effect> {
        guard case .acting(let acting) = state else { return .refuse(.wrongStep) }
        return check(acting.payload, end)
    }

    /// However the action has ended, the provider is asked once what has become of the payment.
    mutating func check(_ acting: Acting, _ end: ActionEnd) -> Reaction<Effect> {
        go(
            .checkingAction(Evidence(Acted(sending: acting.sending, end: end))),
            .findPayment(Evidence(Query(acting.sending.payload))))
    }

    /// The answer decides; where there is none, the payment is verified (EN-43).
    mutating func take(found answer: Answer, _ acted: Acted) -> Reaction<Effect> {
        guard answer.isOwn else { return verify(acted.sending, after: acted.end) }
        let sending = Evidence(acted.sending.payload.knowing(answer.paymentID))
        switch answer.said {
        case .verdict(let verdict):
            if let told = conclude(verdict, sending.payload, after: acted.end) { return told }
        case .actionRequired: break
        case .refused, .notSent, .notSubmitted, .malformed, .silent: return verify(sending, after: acted.end)
        }
        guard let failure = acted.end.failure else { return verify(sending, after: acted.end) }
        return authenticationFailed(failure, sending.payload, settlement: .open)
    }

    /// The challenge is to blame: the outcome says who ended it (DI-19), and a success that comes later is settlement only (EN-38).
    mutating func authenticationFailed(
        _ reason: CheckoutComponents.AuthenticationFailure, _ sending: Sending, settlement: Settlement
    ) -> Reaction<Effect> {
        let failure = PaymentFailure.authentication(reason, sending.identity)
        let outcome: Outcome =
            switch reason {
            case .dismissed: .cancelled(by: .shopper, at: "acting", identity: sending.identity)
            case .timedOut: .cancelled(by: .deadline, at: "acting", identity: sending.identity)
            case .failed: .failed(Evidence(failure))
            }
        return end(
            sending.attempt, outcome, settlement: settlement, telling: .authenticationFailed(failure, reason),
            sent: sending)
    }

    /// How the action of what is being asked for ended; nil: it had none, or is still going on.
    var actionEnd: ActionEnd? {
        switch state {
        case .checkingAction(let acted): acted.payload.end
        case .verifying(let verifying), .querying(let verifying): verifying.payload.actionEnd
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .acting, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    /// No action of this payment is going on or has ended.
    var isActionNews: Bool { if case .acting = state { false } else { actionEnd == nil } }
}

extension CheckoutComponentFlow.Query {
    /// Asks for the one payment whose action has ended (CC-14).
    init(_ sending: CheckoutComponentFlow.Sending) {
        self.init(attempt: sending.attempt, paymentID: sending.paymentID)
    }
}

extension PaymentFailure {
    /// EN-48 forbids the words of a time limit in an error about money that may have moved; the typed reason tells them apart.
    fileprivate static func authentication(
        _ reason: CheckoutComponents.AuthenticationFailure, _ identity: TransactionIdentity
    ) -> PaymentFailure {
        let message =
            switch reason {
            case .dismissed: "The shopper left the authentication before it was finished."
            case .failed: "The authentication failed."
            case .timedOut: "The authentication was not finished before its deadline."
            }
        return .component(.cardAuthenticationFailed, message, identity: identity)
    }
}
