internal import FoundationEssentials
package import PaymentFlows

/// What requests are made of: the configuration as it is when a request uses it (EN-29), and the attempt's own facts (EN-35).
extension PazeMethod {
    func validation(of attempt: Attempt? = nil, in session: PxpSession) -> PazeValidation {
        // Piece by piece, since a snapshot made under the lock would be copied out of it.
        let (paze, isUSD, sessionId, terms) = session.read {
            ($0.allowedFundingTypes?.wallets?.paze, $0.payment.isUSD, $0.sessionId, $0.terms)
        }
        let button = config?.properties()
        return PazeValidation(
            paze: paze, checkoutSessionId: sessionId, currency: isUSD ? "USD" : "",
            amount: attempt?.amount.map { .success($0) } ?? session.amount, clientName: terms.value.clientName,
            siteName: terms.value.siteName, emailAddress: button?.emailAddress,
            settings: button?.settings ?? PazeSettings.unset)
    }

    /// Reads amount, currency and ids once, as the attempt starts (EN-35, EN-45, EN-47).
    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> PazeFlow.Event {
        let supervisor = component.supervisor
        let attempt = Evidence(
            attempt(id, on: component, supervisor.ledger, seed: supervisor.context.draw()))
        return supervisor.expiresAt <= supervisor.shard.deadlines.now ? .tappedExpired(attempt) : .tapped(attempt)
    }

    private func attempt(
        _ id: AttemptID, on component: isolated Component<Self>, _ ledger: SessionLedger, seed: UInt64
    ) -> Attempt {
        let session = component.session
        return Attempt(
            id: id, sessionId: session.sessionId, amount: try? session.amount.get(),
            merchantTransactionId: transactionId(ledger.definiteAnswers, on: component),
            ordinal: ledger.definiteAnswers,
            asksFirst: ledger.hasUnknown, earlierTransactions: ledger.earlierTransactions,
            suppliedKey: suppliedKey(ledger.definiteAnswers, in: session), seed: seed)
    }

    /// The transaction under the attempt's ids had a definite no: the attempt goes on under new ones (EN-47).
    func renew(_ attempt: Evidence<Attempt>, on component: isolated Component<Self>) -> Evidence<Attempt> {
        let ids = attempt.payload.earlierTransactions
        let ordinal = component.supervisor.update {
            $0.countDefiniteAnswer(of: ids)
            return $0.definiteAnswers
        }
        let old = attempt.payload
        return Evidence(
            Attempt(
                id: old.id, sessionId: old.sessionId, amount: old.amount,
                merchantTransactionId: transactionId(ordinal, on: component), ordinal: ordinal, asksFirst: false,
                earlierTransactions: old.earlierTransactions, suppliedKey: suppliedKey(ordinal, in: component.session),
                seed: old.seed))
    }

    /// The first id is the host's; after n definite answers it has the suffix of the next number, cut to fit (EN-47).
    ///
    /// Under one that the session was not opened for it is to be found too (EN-50).
    private func transactionId(_ definiteAnswers: UInt32, on component: isolated Component<Self>) -> String {
        let (first, isOther) = component.session.read { ($0.payment.merchantTransactionId, $0.hasOtherId) }
        guard definiteAnswers > 0 || isOther else { return first }
        let id = definiteAnswers == 0 ? first : laterId(first, Int(definiteAnswers) + 1, component.context)
        component.supervisor.assumeIsolated { $0.isAlsoKnown(as: id) }
        return id
    }

    private func laterId(_ first: String, _ ordinal: Int, _ context: EngineContext) -> String {
        if let supplied = context.configuration.merchantTransactionId { return supplied(first, ordinal) }
        let suffix = "-\(ordinal)"
        return first.prefix(TransactionData.maximumIdLength - suffix.count) + suffix
    }

    private func suppliedKey(_ definiteAnswers: UInt32, in session: PxpSession) -> String? {
        session.supervisor.context.configuration.idempotencyKey.map {
            $0(session.merchantTransactionId, Int(definiteAnswers) + 1)
        }
    }

    func check(_ attempt: Evidence<Attempt>, in session: PxpSession) -> PazeFlow.Event {
        let validation = validation(of: attempt.payload, in: session)
        if let problem = validation.checkoutProblem() { return .checkoutInvalid(Evidence(problem)) }
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

    func request(_ checkedOut: PazeCheckedOut, in session: PxpSession) -> PazeCompleteRequest {
        let paze = session.paze
        let attempt = checkedOut.attempt.payload
        return PazeCompleteRequest(
            sessionId: checkedOut.sentSessionId, clientId: paze?.clientId,
            merchantCategoryCode: paze?.merchantCategoryCode,
            amount: attempt.amount, enhancedTransactionData: config?.settings.payload.enhancedTransactionData,
            attempt: checkedOut.attempt)
    }

    func request(_ completed: PazeCompleted) -> PazeDecryptRequest {
        PazeDecryptRequest(
            securedPayload: Sensitive(completed.decoded.securedPayload), payloadId: completed.decoded.payloadId,
            sessionId: completed.attempt.payload.sessionId)
    }

    /// Nil: the amount cannot be used, which the checkout's validation has told already.
    func request(_ sending: Evidence<PazeSending>, in session: PxpSession) -> PazeAuthorisationRequest? {
        guard let amount = sending.payload.attempt.payload.amount else { return nil }
        return PazeAuthorisationRequest(
            merchantTransactionDate: session.merchantTransactionDate(), amount: amount, intent: session.intent,
            excludesDeviceData: session.kountDisabled, ownerId: session.ownerId, sending: sending)
    }
}
