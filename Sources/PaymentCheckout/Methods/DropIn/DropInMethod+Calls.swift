internal import FoundationEssentials
internal import PaymentFlows

/// The calls of the gateways.
extension DropInMethod {
    typealias Host = Component<DropInMethod>

    func send(
        _ sending: Evidence<DropInSending<Steps.Purchase>>, captures: Bool, on component: isolated Host
    ) -> Begun<Flow.Event> {
        let attempt = sending.payload.attempt
        guard let terms = requestTerms(attempt, on: component) else { return .answered(unsent(attempt)) }
        let intent = Work.intent(in: component.session)
        return start(isMoney: true, on: component) { call, component in
            Work.send(sending, terms, captures: captures, on: component, call)
        } reading: { result, _ in
            Self.judge(result, attempt, intent)
        }
    }

    func find(_ attempt: Evidence<Attempt>, on component: isolated Host) -> Begun<Flow.Event> {
        let query = TransactionQuery(
            merchantTransactionId: attempt.payload.merchantTransactionId, sessionId: attempt.payload.sessionId,
            ownerId: component.session.ownerId)
        let (sentAt, intent) = (component.flow.course.sentAt, Work.intent(in: component.session))
        return start(isMoney: false, on: component) { call, component in
            Work.find(query, on: component.context.ports, call)
        } reading: { result, component in
            Self.judge(found: result, attempt, intent, sentAt, on: component)
        }
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
            ownerId: session.ownerId, method: Work.name, riskScreeningData: config?.global?.riskScreeningData,
            excludesDeviceData: session.kountDisabled)
    }

    /// Starts a call, whose answer becomes an event now or later.
    func start<Value: Hashable & Sendable>(
        isMoney: Bool = false, on component: isolated Host,
        _ begin: (GatewayCall<Value>, isolated Host) -> Started<Value>,
        reading: @escaping @Sendable (CallResult<Value>, isolated Host) -> Flow.Event
    ) -> Begun<Flow.Event> {
        component.context.count(.gatewayCalls)
        let reading = DropInReading<Work, Value>(isMoney: isMoney, reading)
        let target = CallTarget(
            owner: component, subject: reading, step: component.course.step,
            deliver: { target, answer in await Self.deliver(target, answer, as: Value.self) })
        switch begin(GatewayCall(target: target, wrap: { Evidence($1) }), component) {
        case .answered(let result): return .answered(component.read(result, reading))
        case .later: return .later
        }
    }

    @Sendable
    private static func deliver<Value: Hashable & Sendable>(
        _ target: CallTarget, _ answer: (any AnyObject & Sendable)?, as: Value.Type
    ) async {
        guard let component = target.owner as? Host, let reading = target.subject as? DropInReading<Work, Value>
        else { return }
        let result = (answer as? Evidence<CallResult<Value>>)?.payload ?? .silent
        await component.answered(result, reading, step: target.step)
    }
}

/// How a call's answer becomes an event.
final class DropInReading<Work: DropInWork, Value: Hashable & Sendable>: Sendable {
    typealias Read = @Sendable (CallResult<Value>, isolated Component<DropInMethod<Work>>) -> Work.Flow.Event
    let isMoney: Bool
    let read: Read

    init(isMoney: Bool, _ read: @escaping Read) {
        self.isMoney = isMoney
        self.read = read
    }
}

extension Component {
    fileprivate func read<Work: DropInWork, Value>(
        _ result: CallResult<Value>, _ reading: DropInReading<Work, Value>
    ) -> Work.Flow.Event where Method == DropInMethod<Work> {
        // One that cannot be read is silence to the flow, and FLOW0004 to whoever watches (EN-91).
        if case .malformed = result { note(.malformedReplies) }
        return reading.read(result, self)
    }

    fileprivate func answered<Work: DropInWork, Value>(
        _ result: CallResult<Value>, _ reading: DropInReading<Work, Value>, step: UInt32
    ) where Method == DropInMethod<Work> {
        answer(read(result, reading), step: step, isMoney: reading.isMoney)
    }
}
