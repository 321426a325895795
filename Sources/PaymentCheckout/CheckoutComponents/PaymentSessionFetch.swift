internal import PaymentFlows

/// The one call that is made before there is a session: bounded like every other (EN-41).
final class PaymentSessionFetch: CallOwner, Expirable {
    typealias Result = CallResult<PaymentSessionDetails>

    private struct State: Sendable {
        var waiting: CheckedContinuation<Result, Never>?
        var timer = DeadlineTimer.none
        var tries = 1
        /// It is to be asked again when the timer fires.
        var repeats = false
    }
    private let state = Lock(State())
    private let shard: EngineShard
    private let request: PaymentSessionRequest
    private let gateway: any ComponentsGateway
    private let seed: UInt64
    private let due: Int64
    let context: EngineContext
    var inbox: Inbox { shard.inbox }
    let isObserved = false

    private init(_ request: PaymentSessionRequest, _ gateway: any ComponentsGateway, _ context: EngineContext) {
        self.request = request
        self.gateway = gateway
        self.context = context
        seed = context.draw()
        shard = context.shard(SessionID(seed))
        due = shard.deadlines.now.after(context.configuration.deadlines.gatewayCall)
    }

    static func details(
        _ request: PaymentSessionRequest, _ gateway: any ComponentsGateway, _ context: EngineContext
    ) async -> Result {
        let fetch = PaymentSessionFetch(request, gateway, context)
        return await withCheckedContinuation { waiting in
            fetch.state.withLock { $0.waiting = waiting }
            fetch.ask()
        }
    }

    private func ask() {
        arm(at: due)
        context.count(.gatewayCalls)
        let target = CallTarget(owner: self, subject: nil, step: 0, deliver: Self.deliver)
        let call = GatewayCall<PaymentSessionDetails>(target: target, wrap: { Evidence($1) })
        if case .answered(let result) = gateway.findSession(request, call) { answered(result) }
    }

    /// One timer at a time, for the whole or for the next try.
    private func arm(at instant: Int64) {
        state.withLock { state in
            if state.timer.isArmed { shard.deadlines.disarm(&state.timer) }
            guard state.waiting != nil else { return }
            state.timer = shard.deadlines.arm(self, at: instant)
        }
    }

    @Sendable
    private static func deliver(_ target: CallTarget, _ answer: (any AnyObject & Sendable)?) async {
        guard let fetch = target.owner as? PaymentSessionFetch else { return }
        fetch.answered((answer as? Evidence<Result>)?.payload ?? .silent)
    }

    /// A read that was not answered is sent again, three times in all and within its deadline (EN-44).
    private func answered(_ result: Result) {
        guard result.isUnanswered, let at = nextTry() else { return finish(result) }
        context.count(.retries)
        arm(at: at)
    }

    private func nextTry() -> Int64? {
        state.withLock { state in
            guard state.waiting != nil, !state.repeats, state.tries < 3 else { return nil }
            let at = shard.deadlines.now.after(Self.pause(before: state.tries + 1, seed: seed))
            guard at < due else { return nil }
            state.tries += 1
            state.repeats = true
            return at
        }
    }

    /// Any duration up to 100 ms before the second try, up to 200 ms before the third.
    private static func pause(before attempt: Int, seed: UInt64) -> Duration {
        let ceiling = Int64(100_000_000) << Int64(attempt - 2)
        return .nanoseconds(Int64(Verification.mixed(seed &+ UInt64(attempt)) % UInt64(ceiling + 1)))
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

    func expired(_ timer: DeadlineTimer) {
        let repeats = state.withLock { state in
            defer { state.repeats = false }
            return state.repeats
        }
        if repeats { ask() } else { finish(.silent) }
    }
}

extension CallResult {
    fileprivate var isUnanswered: Bool {
        switch self {
        case .notSent, .malformed, .silent: true
        case .success, .refused: false
        }
    }
}
