internal import FoundationEssentials
internal import PaymentFlows

/// The calls of the gateway.
extension ComponentsMethod {
    func call(_ effect: Flow.Effect, on component: isolated Component<Self>) -> Begun<Flow.Event> {
        guard let gateway = component.context.ports.components, let host else {
            return .answered(Self.unavailable(effect))
        }
        component.context.count(.gatewayCalls)
        let session = component.session.sessionId
        switch effect {
        case .lookUpMetadata(let bin):
            let call = GatewayCall<CheckoutComponents.CardMetadata>(
                target: target(bin, on: component, Self.deliverMetadata), wrap: { Evidence($1) })
            let request = CardMetadataRequest(
                bin: bin.payload.digits, publicKey: host.publicKey, paymentSessionID: session)
            guard case .answered(let result) = gateway.findMetadata(request, call) else { return .later }
            return .answered(component.noting(.metadataFound(Self.judge(result, bin))))
        case .tokenise(let submission):
            let call = GatewayCall<CheckoutComponents.TokenDetails>(
                target: target(submission, on: component, Self.deliverToken), wrap: { Evidence(CallAnswer($1)) })
            let request = CardTokenRequest(
                card: submission.payload.input.payload.card ?? CheckoutComponents.CardInput(),
                publicKey: host.publicKey, paymentSessionID: session)
            guard case .answered(let result) = gateway.tokenise(request, call) else { return .later }
            return .answered(component.noting(.tokenised(CallAnswer(result))))
        case .submitSession(let sending):
            let call = GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>(
                target: target(sending, on: component, Self.deliverSubmitted), wrap: { Evidence($1) })
            let body = component.body(isRepeatable: gateway.repeatable.contains(.submit)) {
                PaymentSessionSubmitRequest(
                    paymentSession: host.paymentSession, publicKey: host.publicKey,
                    suppliedKey: component.suppliedKey(sending.payload.attempt.payload), sending: sending)
            }
            guard let body else { return .answered(Self.unavailable(effect)) }
            guard case .answered(let result) = gateway.submit(body, call) else { return .later }
            return .answered(
                component.noting(.submitted(Evidence(Flow.Answer(result, for: sending.payload.attempt)))))
        case .findPayment(let query):
            let subject = PaymentQuerySubject(query, sentAt: component.flow.sending?.payload.sentAt)
            let call = GatewayCall<FoundPayments>(
                target: target(subject, on: component, Self.deliverFound), wrap: { Evidence($1) })
            let asked = PaymentSessionQuery(paymentSessionID: session, paymentID: query.payload.paymentID)
            guard case .answered(let result) = gateway.findPayments(asked, call) else { return .later }
            return .answered(component.noting(Self.judge(found: result, subject, on: component)))
        case .checkAvailability, .announceReady, .announceChange, .askCardBin, .announceMisuse, .askTap,
            .announceSubmit, .askTokenised, .renew, .awaitHandler, .reserveSlot, .askSubmission, .announce:
            return .callback
        }
    }

    /// Without a gateway, or after the session is closed, nothing can be sent.
    private static func unavailable(_ effect: Flow.Effect) -> Flow.Event {
        switch effect {
        case .lookUpMetadata(let bin): .metadataFound(judge(.notSent, bin))
        case .tokenise: .tokenised(.notSent)
        case .submitSession(let sending):
            .submitted(Evidence(Flow.Answer(attempt: sending.payload.attempt, said: .notSent)))
        case .findPayment(let query): .found(Evidence(Flow.Answer(attempt: query.payload.attempt, said: .notSent)))
        case .checkAvailability, .announceReady, .announceChange, .askCardBin, .announceMisuse, .askTap,
            .announceSubmit, .askTokenised, .renew, .awaitHandler, .reserveSlot, .askSubmission, .announce:
            byDefault(effect)
        }
    }

    /// Where an answer goes. What delivers it captures nothing, so that a call costs no allocation.
    private func target(
        _ subject: any AnyObject & Sendable, on component: isolated Component<Self>,
        _ deliver: @escaping @Sendable (CallTarget, (any AnyObject & Sendable)?) async -> Void
    ) -> CallTarget {
        CallTarget(
            owner: component, subject: subject, step: component.course.step, isRepeat: component.isRepeating,
            deliver: deliver)
    }

    // The casts are unchecked for speed: the calls of this file are made in it alone, each for a component of this method, with the
    // subject and the wrapped answer that its own delivery expects.
    private static func owner(of target: CallTarget) -> Component<Self> {
        unsafeDowncast(target.owner, to: Component<Self>.self)
    }

    private static func result<Value>(_ answer: (any AnyObject & Sendable)?) -> CallResult<Value> {
        answer.map { unsafeDowncast($0, to: Evidence<CallResult<Value>>.self).payload } ?? .silent
    }

    @Sendable
    private static func deliverMetadata(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let lookUp = judge(result(answer), unsafeDowncast(subject, to: Evidence<Flow.Form.BIN>.self))
        await owner(of: target).answered(.metadataFound(lookUp), target, always: true)
    }

    @Sendable
    private static func deliverToken(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        let token =
            answer.map { unsafeDowncast($0, to: Evidence<CallAnswer<CheckoutComponents.TokenDetails>>.self).payload }
        await owner(of: target).answered(.tokenised(token ?? .silent), target, always: false)
    }

    @Sendable
    private static func deliverSubmitted(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let sending = unsafeDowncast(subject, to: Evidence<Flow.Sending>.self)
        let said = Flow.Answer(result(answer), for: sending.payload.attempt)
        await owner(of: target).answered(.submitted(Evidence(said)), target, always: true)
    }

    @Sendable
    private static func deliverFound(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        await owner(of: target).found(
            result(answer), unsafeDowncast(subject, to: PaymentQuerySubject.self), step: target.step)
    }
}
