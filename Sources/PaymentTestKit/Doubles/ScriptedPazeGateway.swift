public import PaymentCheckout
public import PaymentFlows

/// A Paze gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedPazeGateway: PazeGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// Answers to the creation of the web checkout.
        public var createCheckout: [ScriptedAnswer<PazeCheckoutSession>] = [.now(.success(PazeSamples.session))]
        /// Answers to the complete call.
        public var complete: [ScriptedAnswer<PazeCompleteResponse>] = [.now(.success(.decoded(PazeSamples.completed)))]
        /// Answers to the decrypt call.
        public var decrypt: [ScriptedAnswer<PazeDecryptTokenResponseSuccess>] = [.now(.success(PazeSamples.decrypted))]
        /// Answers to the authorise call.
        public var authorise: [ScriptedAnswer<TransactionReply>] = [.now(.success(PazeSamples.authorised))]
        /// Answers to status queries.
        public var findTransactions: [ScriptedAnswer<FoundTransactions>] = [.now(.success(FoundTransactions()))]
        /// Which calls may be repeated.
        public var repeatable: PazeRepeatableCalls = []

        /// The happy path, answered at once.
        public init() {}
    }

    private struct State: Sendable {
        var script: Script
        var authorisations: [PazeAuthorisationRequest] = []
        var checkouts: [PazeCheckoutRequest] = []
        var completions: [PazeCompleteRequest] = []
        var queries: [TransactionQuery] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<PazeCall>

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
    public var calls: EventLog<PazeCall> { started.log }

    /// How many calls of a kind were started.
    public func count(_ call: PazeCall) -> Int { started.count(call) }

    /// The authorise calls' requests, in order.
    public var authorisations: [PazeAuthorisationRequest] { state.withLock { $0.authorisations } }
    /// The creations' requests, in order.
    public var checkouts: [PazeCheckoutRequest] { state.withLock { $0.checkouts } }
    /// The complete calls' requests, in order.
    public var completions: [PazeCompleteRequest] { state.withLock { $0.completions } }
    /// The status queries, in order.
    public var queries: [TransactionQuery] { state.withLock { $0.queries } }

    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: PazeCall) -> Bool { started.release(call) }

    /// Lets go of every held and never-answered reply.
    public func dropReplies() { started.dropReplies() }

    // MARK: PazeGateway

    /// Answers as scripted.
    public func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        let answers = state.withLock { state in
            state.checkouts.append(request)
            return state.script.createCheckout
        }
        return started.start(.createCheckout, answers, call)
    }

    /// Answers as scripted.
    public func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        let answers = state.withLock { state in
            state.completions.append(request)
            return state.script.complete
        }
        return started.start(.complete, answers, call)
    }

    /// Answers as scripted.
    public func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        started.start(.decrypt, state.withLock { $0.script.decrypt }, call)
    }

    /// Answers as scripted.
    public func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        let answers = state.withLock { state in
            state.authorisations.append(request)
            return state.script.authorise
        }
        return started.start(.authorise, answers, call)
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
    public var repeatable: PazeRepeatableCalls { state.withLock { $0.script.repeatable } }
}
