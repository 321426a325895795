internal import FoundationEssentials
package import PaymentFlows

/// The calls of the gateway.
extension PayoutMethod {
    func call(_ effect: PayoutFlow.Effect, on component: isolated Component<Self>) -> Begun<PayoutFlow.Event> {
        guard let gateway = component.context.ports.payout else { return .answered(unavailable(effect)) }
        component.context.count(.gatewayCalls)
        switch effect {
        case .pay(let sending):
            let call = GatewayCall<TransactionReply>(
                target: target(sending, on: component, Self.deliverPaid), wrap: { Evidence($1) })
            let isRepeatable = gateway.repeatable.contains(.pay)
            let body = component.body(isRepeatable: isRepeatable) { request(sending, on: component) }
            guard let body else { return .answered(unavailable(effect)) }
            guard case .answered(let result) = gateway.pay(body, call) else { return .later }
            return .answered(component.noting(Self.judge(result, sending.payload.attempt)))
        case .findTransactions(let attempt):
            let subject = PayoutQuerySubject(attempt, sentAt: component.flow.sending?.payload.sentAt)
            let call = GatewayCall<FoundTransactions>(
                target: target(subject, on: component, Self.deliverFound), wrap: { Evidence($1) })
            let query = TransactionQuery(
                merchantTransactionId: attempt.payload.merchantTransactionId, sessionId: attempt.payload.sessionId,
                ownerId: component.session.ownerId)
            let started = gateway.findTransactions(query, call)
            guard case .answered(let result) = started else { return .later }
            return .answered(component.noting(Self.judge(found: result, subject, on: component)))
        case .announceClick, .validate, .askApproval, .renew, .reserveSlot, .announce: return .callback
        }
    }

    /// Without a gateway nothing can be sent.
    private func unavailable(_ effect: PayoutFlow.Effect) -> PayoutFlow.Event {
        switch effect {
        case .pay(let sending):
            .paid(Evidence(PayoutAnswer(attempt: sending.payload.attempt, result: .notSent)))
        case .findTransactions(let attempt): .found(Evidence(PayoutAnswer(attempt: attempt, result: .notSent)))
        case .announceClick, .validate, .askApproval, .renew, .reserveSlot, .announce: .acknowledged
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
    private static func deliverPaid(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let sending = unsafeDowncast(subject, to: Evidence<PayoutSending>.self)
        await owner(of: target).paid(result(answer), sending.payload.attempt, target)
    }

    @Sendable
    private static func deliverFound(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        await owner(of: target).found(
            result(answer), unsafeDowncast(subject, to: PayoutQuerySubject.self), step: target.step)
    }
}

/// Repeats, and what the journal keeps.
extension PayoutMethod {
    /// How many tries a call may have (EN-44): three where it was not sent and for a status query; where the gateway says that a
    /// repeat of the payout is safe, one resend.
    package static func tries(
        _ effect: PayoutFlow.Effect, answeredBy event: PayoutFlow.Event, _ context: EngineContext
    ) -> Int {
        switch (effect, event) {
        case (.pay, .paid(let answer)):
            switch answer.payload.result.failure {
            case .notSent: 3
            case .silent, .malformed: context.ports.payout?.repeatable.contains(.pay) ?? false ? 2 : 1
            case .refused, nil: 1
            }
        case (.findTransactions, .found(let answer)):
            switch answer.payload.result.failure {
            case .notSent, .silent, .malformed: 3
            case .refused, nil: 1
            }
        case (_, _): 1
        }
    }

    package static func isUnanswered(_ event: PayoutFlow.Event) -> Bool { event.isUnanswered }

    package static func wasNotSent(_ answer: PayoutFlow.Event) -> Bool {
        switch answer {
        case .paid(let answer), .found(let answer): answer.payload.result.failure.isNotSent
        case .appeared, .acknowledged, .tapped, .tappedExpired, .validated, .invalidated, .decided, .slotGranted,
            .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            false
        }
    }

    package static func afterSilence(_ answer: PayoutFlow.Event) -> PayoutFlow.Event {
        guard case .paid(let sent) = answer else { return answer }
        return .paid(Evidence(sent.payload.afterSilence))
    }

    package static func verdict(in event: PayoutFlow.Event) -> TransactionVerdict? {
        switch event {
        case .paid(let answer): answer.payload.verdict
        case .notified(let notification): notification.payload.verdict
        case .appeared, .acknowledged, .tapped, .tappedExpired, .validated, .invalidated, .decided, .slotGranted,
            .found,
            .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            nil
        }
    }

    /// Tap, hand-over, gate answer, sending, reply, notification, cancel (EN-70).
    package static func isJournaled(_ event: PayoutFlow.Event) -> Bool {
        switch event {
        case .tapped, .tappedExpired, .validated, .decided, .slotGranted, .paid, .notified, .cancelled: true
        case .appeared, .acknowledged, .invalidated, .found, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed,
            .reset, .journalFailed:
            false
        }
    }
}
