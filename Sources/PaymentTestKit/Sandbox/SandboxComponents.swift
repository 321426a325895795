public import PaymentCheckout
public import PaymentFlows

/// Checkout.com's part of a sandbox provider: the same books, faults, latencies and seed as its authorisations.
///
/// Make a payment session as a merchant's server would, and give the gateway to an engine:
/// `PaymentPorts(components: sandbox.components)`. Each submit is counted once under its key (EN-45), in `ledger(sessionId:)` of the
/// sandbox, where a charge goes under its payment's id: the payments of one payment session are told apart by it (EN-47).
public struct SandboxComponents: ComponentsGateway {
    /// The provider that it speaks for.
    public let sandbox: SandboxProvider

    /// The submit may be repeated where the provider honours keys.
    public var repeatable: ComponentsRepeatableCalls { sandbox.repeatable.contains(.authorise) ? [.submit] : [] }

    /// Makes a payment session, as the merchant's server does before there is a component.
    ///
    /// - Parameters:
    ///   - id: the session's id.
    ///   - details: what it is for.
    ///   - action: what the shopper has to do before money moves. Nil, the default: nothing.
    public func makeSession(
        id: String, details: PaymentSessionDetails, action: CheckoutComponents.Action.Kind? = nil
    ) -> CheckoutComponents.PaymentSession {
        sandbox.session(id).state.withLock {
            $0.paymentSession = SandboxPaymentSession(id: id, details: details, action: action)
        }
        return CheckoutComponents.PaymentSession(id: id, paymentSessionSecret: "secret-of-\(id)")
    }

    // MARK: ComponentsGateway

    /// Says what a payment session is for; one that was never made is refused.
    public func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails> {
        sandbox.run(SandboxStep(ComponentsCall.findSession), request.paymentSession.id, call) { session, _, _ in
            session.state.withLock { state in
                state.paymentSession?.publicKey = request.publicKey
                guard let known = state.paymentSession else {
                    return .refused(ProviderRefusal(code: "NOT_FOUND", message: "No such session.", httpStatus: 404))
                }
                return .success(known.details)
            }
        }
    }

    /// Knows every card: a credit card of one scheme.
    public func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata> {
        let bin = request.bin.reveal()
        return sandbox.run(SandboxStep(ComponentsCall.findMetadata), request.paymentSessionID, call) { _, _, _ in
            .success(CheckoutComponents.CardMetadata(bin: bin, scheme: "visa", cardType: "credit"))
        }
    }

    /// Makes a token of a card, which exists nowhere.
    public func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails> {
        let id = request.paymentSessionID
        return sandbox.run(SandboxStep(ComponentsCall.tokenise), id, call) { _, _, _ in
            .success(CheckoutComponents.TokenDetails(token: "tok-\(id)", type: "card", cardType: "CREDIT"))
        }
    }

    /// Makes a payment, once for each key, and answers where it stands.
    public func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult> {
        let key = request.idempotencyKey
        let amount = request.amount
        return sandbox.run(SandboxStep(ComponentsCall.submit), request.paymentSession.id, movesMoney: true, call) {
            session, fault, draw in
            let answer = session.submit(key: key, amount: amount, fault: fault, draw)
            if let fault, case .success(let body) = answer {
                sandbox.notify(of: body.id, session, times: fault.deliveries, draw)
            }
            return answer
        }
    }

    /// Answers from the books.
    public func findPayments(_ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>) -> Started<FoundPayments>
    {
        sandbox.run(SandboxStep(ComponentsCall.findPayments), query.paymentSessionID, call) { session, fault, _ in
            guard fault != .foundNothing else { return .success(FoundPayments()) }
            return .success(session.findPayments(query.paymentID))
        }
    }
}

extension SandboxProvider {
    /// The same provider as a gateway for Checkout.com's components.
    public var components: SandboxComponents { SandboxComponents(sandbox: self) }

    /// Makes the next components call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait
    /// in line.
    public func force(_ fault: SandboxFault?, onComponents call: ComponentsCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }
}
