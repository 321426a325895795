internal import PaymentFlows

/// The one call that is made before there is a session: bounded like every other (EN-41).
final class PaymentSessionFetch: CallOwner, Expirable {
    typealias Result = CallResult<PaymentSessionDetails>

    private struct State: Sendable {
        var waiting: CheckedContinuation<Result, Never>?
        var timer = DeadlineTimer.none
    }
    private let state = Lock(State())
    private let shard: EngineShard
    let context: EngineContext
    var inbox: Inbox { shard.inbox }
    let isObserved = false

    private init(_ context: EngineContext) {
        self.context = context
        shard = context.shard(SessionID(context.draw()))
    }

    static func details(
        _ request: PaymentSessionRequest, _ gateway: any ComponentsGateway, _ context: EngineContext
    ) async -> Result {
        let fetch = PaymentSessionFetch(context)
        return await withCheckedContinuation { fetch.start(request, gateway, $0) }
    }

    private func start(
        _ request: PaymentSessionRequest, _ gateway: any ComponentsGateway,
        _ waiting: CheckedContinuation<Result, Never>
    ) {
        let due = shard.deadlines.now.after(context.configuration.deadlines.gatewayCall)
        state.withLock { state in
            state.waiting = waiting
            state.timer = shard.deadlines.arm(self, at: due)
        }
        context.count(.gatewayCalls)
        let target = CallTarget(owner: self, subject: nil, step: 0, deliver: Self.deliver)
        let call = GatewayCall<PaymentSessionDetails>(target: target, wrap: { Evidence($1) })
        if case .answered(let result) = gateway.findSession(request, call) { finish(result) }
    }

    @Sendable
    private static func deliver(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let fetch = target.owner as? PaymentSessionFetch else { return }
        fetch.finish((answer as? Evidence<Result>)?.payload ?? .silent)
    }

    private func finish(_ result: Result) {
        let (waiting, timer) = state.withLock { state in
            defer { state = State() }
            return (state.waiting, state.timer)
        }
        guard let waiting else { return context.count(.lateAnswers) }
        var armed = timer
        if armed.isArmed { shard.deadlines.disarm(&armed) }
        waiting.resume(returning: result)
    }

    // MARK: CallOwner, Expirable

    func show(_ kind: CounterKind) async {}
    func expired(_ timer: DeadlineTimer) { finish(.silent) }
}
