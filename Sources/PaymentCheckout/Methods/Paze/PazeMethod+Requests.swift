internal import FoundationEssentials
package import PaymentFlows

/// What requests are made of: the configuration as it is when a request uses it (EN-29), and the attempt's own facts (EN-35).
extension PazeMethod {
    var validation: PazeValidation {
        let config = session.config
        let settings = self.config?.settings ?? PazeSettings()
        var validation = PazeValidation(
            session: config.session, transactionData: config.transactionData, clientName: config.clientName,
            siteName: config.siteName)
        validation.emailAddress = settings.emailAddress
        validation.phoneNumber = settings.phoneNumber
        validation.paymentDescription = settings.paymentDescription
        validation.sessionId = settings.sessionId
        validation.cobrand = settings.cobrand
        validation.acceptedShippingCountries = settings.acceptedShippingCountries
        validation.billingPreference = settings.billingPreference
        validation.confirmLaunch = settings.confirmLaunch
        validation.acceptedPaymentCardNetworks = settings.acceptedPaymentCardNetworks
        validation.enhancedTransactionData = settings.enhancedTransactionData
        return validation
    }

    /// Reads amount, currency and ids once, as the attempt starts (EN-35, EN-45, EN-47).
    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> PazeFlow.Event {
        let supervisor = component.supervisor
        let attempt = Evidence(attempt(id, supervisor.assumeIsolated { $0.ledger }, seed: supervisor.context.draw()))
        return supervisor.expiresAt <= supervisor.shard.deadlines.now ? .tappedExpired(attempt) : .tapped(attempt)
    }

    private func attempt(_ id: AttemptID, _ ledger: SessionLedger, seed: UInt64) -> Attempt {
        let config = session.config
        let amount = validation.usableAmount
        return Attempt(
            id: id, sessionId: config.session.sessionId, amount: try? amount.get(),
            merchantTransactionId: transactionId(ledger.definiteAnswers), ordinal: ledger.definiteAnswers,
            asksFirst: ledger.hasUnknown, suppliedKey: suppliedKey(ledger.definiteAnswers), seed: seed)
    }

    /// The transaction under the attempt's ids had a definite no: the attempt goes on under new ones (EN-47).
    func renew(_ attempt: Evidence<Attempt>, on component: isolated Component<Self>) -> Evidence<Attempt> {
        let ordinal = component.supervisor.assumeIsolated { supervisor in
            supervisor.update {
                $0.countDefiniteAnswer()
                return $0.definiteAnswers
            }
        }
        let old = attempt.payload
        return Evidence(
            Attempt(
                id: old.id, sessionId: old.sessionId, amount: old.amount,
                merchantTransactionId: transactionId(ordinal), ordinal: ordinal, asksFirst: false,
                suppliedKey: suppliedKey(ordinal), seed: old.seed))
    }

    /// The first id is the host's; after n definite answers it has the suffix of the next number, cut to fit (EN-47).
    private func transactionId(_ definiteAnswers: UInt32) -> String {
        let first = session.config.transactionData.merchantTransactionId
        guard definiteAnswers > 0 else { return first }
        let ordinal = Int(definiteAnswers) + 1
        if let supplied = session.supervisor.context.configuration.merchantTransactionId {
            return supplied(first, ordinal)
        }
        let suffix = "-\(ordinal)"
        return first.prefix(TransactionData.maximumIdLength - suffix.count) + suffix
    }

    private func suppliedKey(_ definiteAnswers: UInt32) -> String? {
        session.supervisor.context.configuration.idempotencyKey.map {
            $0(session.config.transactionData.merchantTransactionId, Int(definiteAnswers) + 1)
        }
    }

    func check(_ attempt: Evidence<Attempt>) -> PazeFlow.Event {
        let validation = validation
        if let problem = validation.checkoutProblem() { return .checkoutInvalid(Evidence(problem)) }
        let request = PazeCheckoutRequest.make(
            from: validation, nonce: attempt.payload.nonce, attempt: attempt.payload.id)
        guard let request else {
            let failure = PaymentFailure(code: "SDK1200", message: "The web checkout's request could not be made.")
            return .checkoutInvalid(Evidence(failure))
        }
        return .checkoutChecked(Evidence(request))
    }

    func preAuthorised(_ answer: PazePreAuthorisationResult) -> PazeFlow.Event {
        let performsAVS = config?.settings.performAVS ?? false
        return .preAuthorised(Evidence(PazePreAuthorisation(answer: answer, performsAVS: performsAVS)))
    }

    func request(_ checkedOut: PazeCheckedOut) -> PazeCompleteRequest {
        let paze = session.config.session.allowedFundingTypes?.wallets?.paze
        let attempt = checkedOut.attempt.payload
        return PazeCompleteRequest(
            sessionId: checkedOut.sentSessionId, clientId: paze?.clientId,
            merchantCategoryCode: paze?.merchantCategoryCode,
            amount: attempt.amount, enhancedTransactionData: config?.settings.enhancedTransactionData,
            idempotencyKey: attempt.idempotencyKey(method: Self.name))
    }

    func request(_ completed: PazeCompleted) -> PazeDecryptRequest {
        PazeDecryptRequest(
            securedPayload: Sensitive(completed.decoded.securedPayload), payloadId: completed.decoded.payloadId,
            sessionId: completed.attempt.payload.sessionId)
    }

    /// Nil: the amount cannot be used, which the checkout's validation has told already.
    func request(_ sending: PazeSending) -> PazeAuthorisationRequest? {
        let attempt = sending.attempt.payload
        guard let amount = attempt.amount else { return nil }
        let config = session.config
        let preAuthorised = sending.preAuthorised.payload
        let payload = preAuthorised.decrypted.payload.payload
        return PazeAuthorisationRequest(
            merchantTransactionId: attempt.merchantTransactionId,
            merchantTransactionDate: config.transactionData.merchantTransactionDate(),
            idempotencyKey: attempt.idempotencyKey(method: Self.name), amount: amount,
            intent: config.transactionData.intent.card?.kind ?? .authorisation, payload: payload,
            shopper: sending.shopper?.payload, riskScreeningData: preAuthorised.riskScreeningData,
            excludesDeviceData: config.kountDisabled,
            addressVerification: preAuthorised.performsAVS ? payload.billingAddress : nil,
            sessionId: attempt.sessionId, ownerId: config.ownerId)
    }
}
