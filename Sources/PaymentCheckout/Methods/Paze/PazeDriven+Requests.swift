internal import FoundationEssentials
package import PaymentFlows

/// What requests are made of: the configuration as it is when a request uses it (EN-29), and the attempt's own facts (EN-35).
extension PazeDriven {
    func validation(of attempt: Attempt? = nil, in session: PxpSession) -> PazeValidation {
        // Piece by piece, since a snapshot made under the lock would be copied out of it.
        let (paze, isUSD, sessionId, terms) = session.read {
            ($0.allowedFundingTypes?.paze, $0.payment.isUSD, $0.sessionId, $0.terms)
        }
        let button = config?.properties()
        return PazeValidation(
            paze: paze, checkoutSessionId: sessionId, currency: isUSD ? "USD" : "",
            amount: attempt?.amount.map { .success($0) } ?? session.amount, clientName: terms.value.clientName,
            siteName: terms.value.siteName, emailAddress: button?.emailAddress,
            settings: button?.settings ?? PazeSettings.unset)
    }

    /// The event that a tap is (EN-35, EN-46).
    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> PazeFlow.Event {
        let attempt = component.attempt(id)
        return component.isExpired ? .tappedExpired(attempt) : .tapped(attempt)
    }

    func check(_ attempt: Evidence<Attempt>, in session: PxpSession) -> PazeFlow.Event {
        let validation = validation(of: attempt.payload, in: session)
        if let problem = validation.checkoutProblem() ?? attempt.payload.problem {
            return .checkoutInvalid(Evidence(problem))
        }
        let request = PazeCheckoutRequest.make(checked: validation, attempt: attempt)
        guard let request else {
            let failure = PaymentFailure(code: "SDK1200", message: "The web checkout's request could not be made.")
            return .checkoutInvalid(Evidence(failure))
        }
        return .checkoutChecked(Evidence(request))
    }

    func preAuthorised(_ answer: PazePreAuthorisationResult) -> PazeFlow.Event {
        let performsAVS = config?.settings.payload.performAVS ?? false
        return .preAuthorised(Evidence(PazePreAuthorisation(answer: answer, performsAVS: performsAVS)))
    }

    func request(_ checkedOut: PazeCheckedOut, on component: isolated Component<Self>) -> PazeCompleteRequest {
        let paze = component.session.paze
        let attempt = checkedOut.attempt.payload
        return PazeCompleteRequest(
            sessionId: checkedOut.sentSessionId, clientId: paze?.clientId,
            merchantCategoryCode: paze?.merchantCategoryCode,
            amount: attempt.amount, enhancedTransactionData: config?.settings.payload.enhancedTransactionData,
            suppliedKey: component.suppliedKey(attempt), attempt: checkedOut.attempt)
    }

    func request(_ completed: PazeCompleted) -> PazeDecryptRequest {
        PazeDecryptRequest(
            securedPayload: Sensitive(completed.decoded.securedPayload), payloadId: completed.decoded.payloadId,
            sessionId: completed.attempt.payload.sessionId)
    }

    /// Nil: the amount cannot be used, which the checkout's validation has told already.
    func request(
        _ sending: Evidence<PazeSending>, on component: isolated Component<Self>
    ) -> PazeAuthorisationRequest? {
        let (attempt, session) = (sending.payload.attempt.payload, component.session)
        guard let amount = attempt.amount else { return nil }
        let (terms, extras) = session.read { ($0.terms, $0.payment.extras) }
        return PazeAuthorisationRequest(
            merchantTransactionDate: session.merchantTransactionDate(), amount: amount, intent: session.intent,
            excludesDeviceData: terms.value.kountDisabled, ownerId: terms.value.ownerId,
            suppliedKey: component.suppliedKey(attempt), extras: extras, sending: sending)
    }
}
