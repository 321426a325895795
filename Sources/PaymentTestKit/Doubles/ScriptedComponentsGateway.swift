public import PaymentCheckout
public import PaymentFlows

/// A components gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedComponentsGateway: ComponentsGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// What the payment session is for.
        public var findSession: [ScriptedAnswer<PaymentSessionDetails>] = [
            .now(.success(ComponentsTestSamples.details))
        ]
        /// Answers to look-ups of metadata.
        public var findMetadata: [ScriptedAnswer<CheckoutComponents.CardMetadata>] = [
            .now(.success(ComponentsTestSamples.metadata))
        ]
        /// Answers to tokenisations.
        public var tokenise: [ScriptedAnswer<CheckoutComponents.TokenDetails>] = [
            .now(.success(ComponentsTestSamples.token))
        ]
        /// Answers to submits.
        public var submit: [ScriptedAnswer<CheckoutComponents.PaymentSessionSubmissionResult>] = [
            .now(.success(ComponentsTestSamples.body()))
        ]
        /// Answers to status queries.
        public var findPayments: [ScriptedAnswer<FoundPayments>] = [.now(.success(FoundPayments()))]
        /// Which calls may be repeated.
        public var repeatable: ComponentsRepeatableCalls = []

        /// The happy path, answered at once.
        public init() {}
    }

    private struct State: Sendable {
        var script: Script
        var submits: [PaymentSessionSubmitRequest] = []
        var tokens: [CardTokenRequest] = []
        var lookUps: [CardMetadataRequest] = []
        var queries: [PaymentSessionQuery] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<ComponentsCall>

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
    public var calls: EventLog<ComponentsCall> { started.log }

    /// How many calls of a kind were started.
    public func count(_ call: ComponentsCall) -> Int { started.count(call) }

    /// The submits' requests, in order.
    public var submits: [PaymentSessionSubmitRequest] { state.withLock { $0.submits } }
    /// The tokenisations' requests, in order.
    public var tokens: [CardTokenRequest] { state.withLock { $0.tokens } }
    /// The look-ups' requests, in order.
    public var lookUps: [CardMetadataRequest] { state.withLock { $0.lookUps } }
    /// The status queries, in order.
    public var queries: [PaymentSessionQuery] { state.withLock { $0.queries } }

    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: ComponentsCall) -> Bool { started.release(call) }

    // MARK: ComponentsGateway

    /// Answers as scripted.
    public func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails> {
        started.start(.findSession, state.withLock { $0.script.findSession }, call)
    }

    /// Answers as scripted.
    public func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata> {
        let answers = state.withLock { state in
            state.lookUps.append(request)
            return state.script.findMetadata
        }
        return started.start(.findMetadata, answers, call)
    }

    /// Answers as scripted.
    public func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails> {
        let answers = state.withLock { state in
            state.tokens.append(request)
            return state.script.tokenise
        }
        return started.start(.tokenise, answers, call)
    }

    /// Answers as scripted.
    public func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult> {
        let answers = state.withLock { state in
            state.submits.append(request)
            return state.script.submit
        }
        return started.start(.submit, answers, call)
    }

    /// Answers as scripted.
    public func findPayments(_ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>) -> Started<FoundPayments>
    {
        let answers = state.withLock { state in
            state.queries.append(query)
            return state.script.findPayments
        }
        return started.start(.findPayments, answers, call)
    }

    /// As scripted.
    public var repeatable: ComponentsRepeatableCalls { state.withLock { $0.script.repeatable } }
}
