public import PaymentCheckout
public import PaymentFlows

/// A payout gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedPayoutGateway: PayoutGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// Answers to the payout call.
        public var pay: [ScriptedAnswer<TransactionReply>] = [.now(.success(PayoutTestSamples.reply()))]
        /// Answers to status queries.
        public var findTransactions: [ScriptedAnswer<FoundTransactions>] = [.now(.success(FoundTransactions()))]
        /// Which calls may be repeated.
        public var repeatable: PayoutRepeatableCalls = []

        /// The happy path, answered at once.
        public init() {}
    }

    private struct State: Sendable {
        var script: Script
        var payouts: [PayoutRequest] = []
        var queries: [TransactionQuery] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<PayoutCall>

    /// Makes a gateway with a script.
    ///
    /// - Parameter executor: where later answers come from; nil: the global pool.
    public init(_ script: Script = Script(), executor: (any TaskExecutor)? = nil) {
        state = Lock(State(script: script))
        started = ScriptedCalls(executor: executor)
    }

    /// Changes the script for the calls to come.
    public func change(_ body: @Sendable (inout Script) -> Void) { state.withLock { body(&$0.script) } }

    /// The calls, in the order in which they were started.
    public var calls: EventLog<PayoutCall> { started.log }

    /// How many calls of a kind were started.
    public func count(_ call: PayoutCall) -> Int { started.count(call) }

    /// The payout calls' requests, in order.
    public var payouts: [PayoutRequest] { state.withLock { $0.payouts } }
    /// The status queries, in order.
    public var queries: [TransactionQuery] { state.withLock { $0.queries } }

    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: PayoutCall) -> Bool { started.release(call) }

    // MARK: PayoutGateway

    /// Answers as scripted.
    public func pay(_ request: PayoutRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply> {
        let answers = state.withLock { state in
            state.payouts.append(request)
            return state.script.pay
        }
        return started.start(.pay, answers, call)
    }

    /// Answers as scripted.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let answers = state.withLock { state in
            state.queries.append(query)
            return state.script.findTransactions
        }
        return started.start(.findTransactions, answers, call)
    }

    /// As scripted.
    public var repeatable: PayoutRepeatableCalls { state.withLock { $0.script.repeatable } }
}
