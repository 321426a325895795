public import PaymentCheckout
public import PaymentFlows

/// A card gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedCardGateway: CardGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// Answers: tokenises a card.
        public var tokenise: [ScriptedAnswer<CardToken>] = [.now(.success(DropInTestSamples.token))]
        /// Answers: asks the 3DS server.
        public var preInitiate: [ScriptedAnswer<CardPreInitiation>] = [.now(.success(DropInTestSamples.preInitiation))]
        /// Answers: asks the issuer.
        public var authenticate: [ScriptedAnswer<CardAuthenticationResult>] = [
            .now(.success(.authenticated(DropInTestSamples.proof)))
        ]
        /// Answers: authorises: the money-moving call.
        public var authorise: [ScriptedAnswer<TransactionReply>] = [.now(.success(DropInTestSamples.reply()))]
        /// Answers: asks for transactions.
        public var findTransactions: [ScriptedAnswer<FoundTransactions>] = [.now(.success(FoundTransactions()))]
        /// A money-moving call may be sent again.
        public var repeatsMoneyCalls = false

        /// The happy path, answered at once.
        public init() {}
    }

    private struct State: Sendable {
        var script: Script
        var tokeniseRequests: [CardTokenisationRequest] = []
        var preInitiateRequests: [CardAuthenticationRequest] = []
        var authenticateRequests: [CardAuthenticationRequest] = []
        var authoriseRequests: [CardAuthorisationRequest] = []
        var findTransactionsRequests: [TransactionQuery] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<CardCall>

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
    public var calls: EventLog<CardCall> { started.log }
    /// How many calls of a kind were started.
    public func count(_ call: CardCall) -> Int { started.count(call) }
    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: CardCall) -> Bool { started.release(call) }

    /// The requests of `tokenise`, in order.
    public var tokeniseRequests: [CardTokenisationRequest] { state.withLock { $0.tokeniseRequests } }
    /// The requests of `preInitiate`, in order.
    public var preInitiateRequests: [CardAuthenticationRequest] { state.withLock { $0.preInitiateRequests } }
    /// The requests of `authenticate`, in order.
    public var authenticateRequests: [CardAuthenticationRequest] { state.withLock { $0.authenticateRequests } }
    /// The requests of `authorise`, in order.
    public var authoriseRequests: [CardAuthorisationRequest] { state.withLock { $0.authoriseRequests } }
    /// The requests of `findTransactions`, in order.
    public var findTransactionsRequests: [TransactionQuery] { state.withLock { $0.findTransactionsRequests } }

    /// Answers as scripted.
    public func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken> {
        let answers = state.withLock { state in
            state.tokeniseRequests.append(request)
            return state.script.tokenise
        }
        return started.start(.tokenise, answers, call)
    }

    /// Answers as scripted.
    public func preInitiate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>) -> Started<
        CardPreInitiation
    > {
        let answers = state.withLock { state in
            state.preInitiateRequests.append(request)
            return state.script.preInitiate
        }
        return started.start(.preInitiate, answers, call)
    }

    /// Answers as scripted.
    public func authenticate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>)
        -> Started<CardAuthenticationResult>
    {
        let answers = state.withLock { state in
            state.authenticateRequests.append(request)
            return state.script.authenticate
        }
        return started.start(.authenticate, answers, call)
    }

    /// Answers as scripted.
    public func authorise(_ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        let answers = state.withLock { state in
            state.authoriseRequests.append(request)
            return state.script.authorise
        }
        return started.start(.authorise, answers, call)
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
