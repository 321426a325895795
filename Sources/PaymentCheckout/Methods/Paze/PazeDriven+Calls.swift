internal import FoundationEssentials
internal import PaymentFlows

/// The calls of the gateway, and what their answers mean.
extension PazeDriven {
    func call(_ effect: PazeFlow.Effect, on component: isolated Component<Self>) -> Begun<PazeFlow.Event> {
        guard let port = component.context.paze else { return .answered(unavailable(effect)) }
        component.context.count(.gatewayCalls)
        switch effect {
        case .createCheckout(let requested):
            let call = GatewayCall<PazeCheckoutSession>(
                target: target(on: component) { await Self.receive($1, orElse: .checkoutCreated(.silent), $0) },
                wrap: { Evidence(PazeFlow.Event.checkoutCreated(CallAnswer($1))) })
            return started(port.value.createCheckout(requested.payload.request.payload, call), on: component) {
                .checkoutCreated(CallAnswer($0))
            }
        case .complete(let checkedOut):
            let limits = component.context.configuration.payloadLimits
            let call = GatewayCall<PazeCompleteResponse>(
                target: target(on: component) { await Self.receive($1, orElse: .completed(.silent), $0) },
                wrap: { target, result in
                    let limits = target.owner.context.configuration.payloadLimits
                    return Evidence(PazeFlow.Event.completed(Self.decode(result, limits)))
                })
            return started(port.value.complete(request(checkedOut.payload, on: component), call), on: component) {
                .completed(Self.decode($0, limits))
            }
        case .decrypt(let completed):
            let call = GatewayCall<PazeDecryptTokenResponseSuccess>(
                target: target(on: component) { await Self.receive($1, orElse: .decrypted(.silent), $0) },
                wrap: { Evidence(PazeFlow.Event.decrypted(CallAnswer($1))) })
            return started(port.value.decrypt(request(completed.payload), call), on: component) {
                .decrypted(CallAnswer($0))
            }
        case .authorise(let sending):
            let isRepeatable = port.value.repeatable.contains(.authorise)
            let body = component.body(isRepeatable: isRepeatable) { request(sending, on: component) }
            guard let body else {
                let attempt = sending.payload.attempt
                return .answered(.authorised(Evidence(PazeAnswer(attempt: attempt, result: .notSent))))
            }
            let call = GatewayCall<TransactionReply>(
                target: target(sending, on: component, Self.deliverAuthorised), wrap: { Evidence($1) })
            return started(port.value.authorise(body, call), on: component) { judge($0, sending, on: component) }
        case .findTransactions(let attempt):
            let sending = component.flow.paze.sending
            let call = GatewayCall<FoundTransactions>(
                target: target(FindSubject(attempt, sending), on: component, Self.deliverFound), wrap: { Evidence($1) })
            let query = TransactionQuery(
                merchantTransactionId: attempt.payload.merchantTransactionId, sessionId: attempt.payload.sessionId,
                ownerId: component.session.ownerId)
            return started(port.value.findTransactions(query, call), on: component) {
                judge(found: $0, attempt, sending, on: component)
            }
        case .checkPresentment, .announceInit, .announcePresentment, .announcePresentmentFailure, .announceClick,
            .checkCheckout, .askCheckoutApproval, .announceComplete, .askDecryption, .announceDecryption,
            .askAuthorisation,
            .askShopper, .renew, .reserveSlot, .announce:
            return .callback
        }
    }

    private func started<Value>(
        _ started: consuming Started<Value>, on component: isolated Component<Self>,
        _ event: (consuming CallResult<Value>) -> PazeFlow.Event
    ) -> Begun<PazeFlow.Event> {
        switch consume started {
        case .answered(let result):
            let answer = event(result)
            component.noteIfMalformed(answer)
            return .answered(answer)
        case .later: return .later
        }
    }

    /// Where an answer goes. What delivers it captures nothing, so that a call costs no allocation.
    private func target(
        _ subject: (any AnyObject & Sendable)? = nil, on component: isolated Component<Self>,
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

    @Sendable
    private static func receive(
        _ answer: (any AnyObject & Sendable)?, orElse lost: PazeFlow.Event, _ target: CallTarget
    ) async {
        let event = answer.map { unsafeDowncast($0, to: Evidence<PazeFlow.Event>.self).payload } ?? lost
        await owner(of: target).receive(event, step: target.step)
    }

    @Sendable
    private static func deliverAuthorised(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let result =
            answer.map { unsafeDowncast($0, to: Evidence<CallResult<TransactionReply>>.self).payload } ?? .silent
        await owner(of: target).authorised(
            result, unsafeDowncast(subject, to: Evidence<PazeSending>.self), target)
    }

    @Sendable
    private static func deliverFound(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let result =
            answer.map { unsafeDowncast($0, to: Evidence<CallResult<FoundTransactions>>.self).payload } ?? .silent
        await owner(of: target).found(result, unsafeDowncast(subject, to: FindSubject.self), step: target.step)
    }

    /// Without a gateway nothing can be sent.
    private func unavailable(_ effect: PazeFlow.Effect) -> PazeFlow.Event {
        switch effect {
        case .complete: .completed(.notSent)
        case .decrypt: .decrypted(.notSent)
        case .authorise(let sending):
            .authorised(Evidence(PazeAnswer(attempt: sending.payload.attempt, result: .notSent)))
        case .findTransactions(let attempt): .found(Evidence(PazeAnswer(attempt: attempt, result: .notSent)))
        case .createCheckout, .checkPresentment, .announceInit, .announcePresentment, .announcePresentmentFailure,
            .announceClick, .checkCheckout, .askCheckoutApproval, .announceComplete, .askDecryption,
            .announceDecryption,
            .askAuthorisation, .askShopper, .renew, .reserveSlot, .announce:
            .checkoutCreated(.notSent)
        }
    }

    private static func decode(
        _ result: CallResult<PazeCompleteResponse>, _ limits: PayloadLimits
    ) -> CallAnswer<PazeCompleteDecoded> {
        switch result {
        case .success(.decoded(let decoded)): .success(Evidence(decoded))
        case .success(.response(let jws)):
            switch PazeCompleteDecoded.decode(jws: jws.reveal(), limits: limits) {
            case .success(let decoded): .success(Evidence(decoded))
            case .failure: .malformed
            }
        case .refused(let refusal): .failure(Evidence(.refused(refusal)))
        case .notSent: .notSent
        case .malformed: .malformed
        case .silent: .silent
        }
    }
}

extension CallFailure? {
    var isNotSent: Bool { if case .notSent? = self { true } else { false } }
    var isMalformed: Bool { if case .malformed? = self { true } else { false } }
}

/// What a status query is about: the attempt, and the sending that it verifies, if one is on its way.
final class FindSubject: Sendable {
    let attempt: Evidence<Attempt>
    let sending: Evidence<PazeSending>?

    init(_ attempt: Evidence<Attempt>, _ sending: Evidence<PazeSending>?) {
        self.attempt = attempt
        self.sending = sending
    }
}
