public import PaymentCheckout
public import PaymentFlows

/// A PayPal gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedPayPalGateway: PayPalGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// Answers: creates an order.
        public var createOrder: [ScriptedAnswer<PayPalOrder>] = [.now(.success(DropInTestSamples.order))]
        /// Answers: authorises an approved order: a money-moving call.
        public var authorise: [ScriptedAnswer<TransactionReply>] = [.now(.success(DropInTestSamples.reply()))]
        /// Answers: captures an approved order: a money-moving call.
        public var capture: [ScriptedAnswer<TransactionReply>] = [.now(.success(DropInTestSamples.reply(.captured)))]
        /// Answers: asks for transactions.
        public var findTransactions: [ScriptedAnswer<FoundTransactions>] = [.now(.success(FoundTransactions()))]
        /// A money-moving call may be sent again.
        public var repeatsMoneyCalls = false

        /// The happy path, answered at once.
        public init() {}
    }

    private struct State: Sendable {
        var script: Script
        var createOrderRequests: [PayPalOrderRequest] = []
        var authoriseRequests: [PayPalSettlementRequest] = []
        var captureRequests: [PayPalSettlementRequest] = []
        var findTransactionsRequests: [TransactionQuery] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<PayPalCall>

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
    public var calls: EventLog<PayPalCall> { started.log }
    /// How many calls of a kind were started.
    public func count(_ call: PayPalCall) -> Int { started.count(call) }
    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: PayPalCall) -> Bool { started.release(call) }

    /// The requests of `createOrder`, in order.
    public var createOrderRequests: [PayPalOrderRequest] { state.withLock { $0.createOrderRequests } }
    /// The requests of `authorise`, in order.
    public var authoriseRequests: [PayPalSettlementRequest] { state.withLock { $0.authoriseRequests } }
    /// The requests of `capture`, in order.
    public var captureRequests: [PayPalSettlementRequest] { state.withLock { $0.captureRequests } }
    /// The requests of `findTransactions`, in order.
    public var findTransactionsRequests: [TransactionQuery] { state.withLock { $0.findTransactionsRequests } }

    /// Answers as scripted.
    public func createOrder(_ request: PayPalOrderRequest, _ call: GatewayCall<PayPalOrder>) -> Started<PayPalOrder> {
        let answers = state.withLock { state in
            state.createOrderRequests.append(request)
            return state.script.createOrder
        }
        return started.start(.createOrder, answers, call)
    }

    /// Answers as scripted.
    public func authorise(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        let answers = state.withLock { state in
            state.authoriseRequests.append(request)
            return state.script.authorise
        }
        return started.start(.authorise, answers, call)
    }

    /// Answers as scripted.
    public func capture(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        let answers = state.withLock { state in
            state.captureRequests.append(request)
            return state.script.capture
        }
        return started.start(.capture, answers, call)
    }

    /// Answers as scripted.
    public func findTransactions(_ request: TransactionQuery, _ call: GatewayCall<FoundTransactions>) -> Started<
        FoundTransactions
    > {
        let answers = state.withLock { state in
            state.findTransactionsRequests.append(request)
            return state.script.findTransactions
        }
        return started.start(.findTransactions, answers, call)
    }

    /// As scripted.
    public var repeatsMoneyCalls: Bool { state.withLock { $0.script.repeatsMoneyCalls } }
}
