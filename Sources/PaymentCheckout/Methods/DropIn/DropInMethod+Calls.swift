internal import FoundationEssentials
internal import PaymentFlows

/// The calls of the gateways.
extension DropInMethod {
    typealias Host = Component<DropInMethod>

    func send(
        _ sending: Evidence<DropInSending<Steps.Purchase>>, captures: Bool, on component: isolated Host
    ) -> Begun<Flow.Event> {
        let attempt = sending.payload.attempt
        let isRepeatable = Work.repeatsMoneyCalls(in: component.context)
        let terms = component.body(isRepeatable: isRepeatable) { requestTerms(attempt, on: component) }
        guard let terms else { return .answered(unsent(attempt)) }
        let sent = DropInSubject(attempt, Work.intent(in: component.session))
        let call = GatewayCall<TransactionReply>(
            target: target(sent, on: component, Self.deliverAnswered), wrap: { Evidence($1) })
        let started = Work.send(sending, terms, captures: captures, on: component, call)
        guard case .answered(let result) = consume started else { return .later }
        if case .malformed = result { component.note(.malformedReplies) }
        return .answered(Self.judge(result, sent.attempt, sent.intent))
    }

    func find(_ attempt: Evidence<Attempt>, on component: isolated Host) -> Begun<Flow.Event> {
        let query = TransactionQuery(
            merchantTransactionId: attempt.payload.merchantTransactionId, sessionId: attempt.payload.sessionId,
            ownerId: component.session.ownerId)
        let asked = DropInSubject(attempt, Work.intent(in: component.session), sentAt: component.flow.course.sentAt)
        let call = GatewayCall<FoundTransactions>(
            target: target(asked, on: component, Self.deliverFound), wrap: { Evidence($1) })
        let started = Work.find(query, in: component.context, call)
        guard case .answered(let result) = consume started else { return .later }
        if case .malformed = result { component.note(.malformedReplies) }
        return .answered(Self.judge(found: result, asked, on: component))
    }

    private func unsent(_ attempt: Evidence<Attempt>) -> Flow.Event {
        .answered(Evidence(DropInAnswer(attempt: attempt, result: .notSent)))
    }

    /// What the requests of an attempt have in common; nil: it has no usable amount, and the flow never comes so far.
    func requestTerms(_ attempt: Evidence<Attempt>, on component: isolated Host) -> DropInRequestTerms? {
        guard let amount = attempt.payload.amount else { return nil }
        let session = component.session
        return DropInRequestTerms(
            attempt: attempt, amount: amount, merchantTransactionDate: session.merchantTransactionDate(),
            ownerId: session.ownerId, method: Work.name, suppliedKey: component.suppliedKey(attempt.payload),
            extras: session.extras, riskScreeningData: terms?.value.riskScreeningData,
            excludesDeviceData: session.kountDisabled)
    }

    /// Starts a call of the method's own steps, whose answer becomes an event now or later.
    @inline(__always)
    func start<Reading: DropInReading>(
        _ reading: Reading.Type, on component: isolated Host,
        _ begin: (GatewayCall<Reading.Value>) -> Started<Reading.Value>
    ) -> Begun<Flow.Event> where Reading.Event == Flow.Event {
        let call = GatewayCall<Reading.Value>(
            target: target(on: component) { await Self.deliver($1, $0, as: Reading.self) },
            wrap: { Evidence(DropInReceived($1, as: Reading.self)) })
        guard case .answered(let result) = begin(call) else { return .later }
        let received = DropInReceived(result, as: Reading.self)
        if received.isMalformed { component.note(.malformedReplies) }
        return .answered(received.event)
    }

    /// Where the answer of a call goes, which is counted here. What delivers it captures nothing.
    private func target(
        _ subject: (any AnyObject & Sendable)? = nil, on component: isolated Host,
        _ deliver: @escaping @Sendable (CallTarget, (any AnyObject & Sendable)?) async -> Void
    ) -> CallTarget {
        component.context.count(.gatewayCalls)
        return CallTarget(
            owner: component, subject: subject, step: component.course.step, isRepeat: component.isRepeating,
            deliver: deliver)
    }
}

/// The gateways' answers, on their way in.
///
/// The casts are unchecked for speed: the calls above are the only ones of this method, each with the subject and the wrapped answer
/// that its own delivery expects.
extension DropInMethod {
    private static func owner(of target: CallTarget) -> Host { unsafeDowncast(target.owner, to: Host.self) }

    @Sendable
    private static func deliver<Reading: DropInReading>(
        _ answer: (any AnyObject & Sendable)?, _ target: CallTarget, as reading: Reading.Type
    ) async where Reading.Event == Flow.Event {
        let received =
            answer.map { unsafeDowncast($0, to: Evidence<DropInReceived<Flow.Event>>.self).payload }
            ?? DropInReceived(.silent, as: reading)
        await owner(of: target).received(received, step: target.step)
    }

    @Sendable
    private static func deliverAnswered(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let result =
            answer.map { unsafeDowncast($0, to: Evidence<CallResult<TransactionReply>>.self).payload } ?? .silent
        await owner(of: target).authorised(
            result, unsafeDowncast(subject, to: DropInSubject.self), target)
    }

    @Sendable
    private static func deliverFound(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let subject = target.subject else { return }
        let result =
            answer.map { unsafeDowncast($0, to: Evidence<CallResult<FoundTransactions>>.self).payload } ?? .silent
        await owner(of: target).found(result, unsafeDowncast(subject, to: DropInSubject.self), step: target.step)
    }
}

extension Component {
    // An answer that cannot be read is silence to the flow, and FLOW0004 to whoever watches (EN-91).

    fileprivate func received<Work: DropInWork>(
        _ received: DropInReceived<Work.Flow.Event>, step: UInt32
    ) where Method == DropInMethod<Work> {
        if received.isMalformed { note(.malformedReplies) }
        answer(received.event, step: step, isMoney: false)
    }

    fileprivate func authorised<Work: DropInWork>(
        _ result: CallResult<TransactionReply>, _ sent: DropInSubject, _ target: CallTarget
    ) where Method == DropInMethod<Work> {
        if case .malformed = result { note(.malformedReplies) }
        answer(
            Method.judge(result, sent.attempt, sent.intent), step: target.step, isMoney: true,
            isRepeat: target.isRepeat)
    }

    fileprivate func found<Work: DropInWork>(
        _ result: CallResult<FoundTransactions>, _ asked: DropInSubject, step: UInt32
    ) where Method == DropInMethod<Work> {
        if case .malformed = result { note(.malformedReplies) }
        answer(Method.judge(found: result, asked, on: self), step: step, isMoney: false)
    }
}
