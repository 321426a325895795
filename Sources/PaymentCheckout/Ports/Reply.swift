public import PaymentFlows

/// What a port answers a call through, once, from anywhere.
///
/// The first answer counts; a second one is counted and dropped. Let go unanswered it answers `.silent`.
public final class Reply<Value: Hashable & Sendable>: Sendable {
    private enum State: Sendable {
        case open
        case answered(CallResult<Value>)
        case handedOver
    }
    private let call: GatewayCall<Value>
    private let state = Lock(State.open)

    init(_ call: GatewayCall<Value>) { self.call = call }

    /// Answers the call. False: it had been answered before, and nothing changes.
    @discardableResult
    public func callAsFunction(_ result: CallResult<Value>) -> Bool {
        let isFirst = state.withLock { state in
            guard case .open = state else { return false }
            state = .answered(result)
            return true
        }
        if isFirst { call.inbox.push(self) } else { call.noteDuplicate() }
        return isFirst
    }

    deinit {
        let isOpen = state.withLock { if case .open = $0 { true } else { false } }
        if isOpen { call.inbox.push(LostReply(call)) }
    }
}

extension Reply: Pending {
    package func handOver() async {
        let answer = state.withLock { state -> CallResult<Value>? in
            guard case .answered(let result) = state else { return nil }
            state = .handedOver
            return result
        }
        if let answer { await call.deliver(call, answer) }
    }
}

/// Nobody will answer: the answer is silence.
final class LostReply<Value: Hashable & Sendable>: Pending {
    private let call: GatewayCall<Value>
    init(_ call: GatewayCall<Value>) { self.call = call }
    func handOver() async { await call.deliver(call, .silent) }
}
