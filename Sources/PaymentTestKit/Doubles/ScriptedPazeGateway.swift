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
        var counts: [PazeCall: Int] = [:]
        var held: [(call: PazeCall, release: @Sendable () -> Void)] = []
        var kept: [any Sendable] = []
        var authorisations: [PazeAuthorisationRequest] = []
        var checkouts: [PazeCheckoutRequest] = []
        var completions: [PazeCompleteRequest] = []
        var queries: [TransactionQuery] = []
    }
    private let state: Lock<State>
    private let executor: (any TaskExecutor)?
    /// The calls, in the order in which they were started.
    public let calls = EventLog<PazeCall>()

    /// Makes a gateway with a script.
    ///
    /// - Parameter executor: where later answers come from; nil: the global pool.
    public init(_ script: Script = Script(), executor: (any TaskExecutor)? = nil) {
        state = Lock(State(script: script))
        self.executor = executor
    }

    /// Changes the script for the calls to come.
    public func change(_ body: @Sendable (inout Script) -> Void) { state.withLock { body(&$0.script) } }

    /// How many calls of a kind were started.
    public func count(_ call: PazeCall) -> Int { state.withLock { $0.counts[call] ?? 0 } }

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
    public func release(_ call: PazeCall) -> Bool {
        let release = state.withLock { state -> (@Sendable () -> Void)? in
            guard let place = state.held.firstIndex(where: { $0.call == call }) else { return nil }
            return state.held.remove(at: place).release
        }
        release?()
        return release != nil
    }

    /// Lets go of every held and never-answered reply.
    public func dropReplies() {
        let dropped = state.withLock { state in
            defer {
                state.held = []
                state.kept = []
            }
            return (state.held, state.kept)
        }
        withExtendedLifetime(dropped) {}
    }

    // MARK: PazeGateway

    /// Answers as scripted.
    public func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        state.withLock { $0.checkouts.append(request) }
        return answer(.createCheckout, \.createCheckout, call)
    }

    /// Answers as scripted.
    public func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        state.withLock { $0.completions.append(request) }
        return answer(.complete, \.complete, call)
    }

    /// Answers as scripted.
    public func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        answer(.decrypt, \.decrypt, call)
    }

    /// Answers as scripted.
    public func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        state.withLock { $0.authorisations.append(request) }
        return answer(.authorise, \.authorise, call)
    }

    /// Answers as scripted.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        state.withLock { $0.queries.append(query) }
        return answer(.findTransactions, \.findTransactions, call)
    }

    /// As scripted.
    public var repeatable: PazeRepeatableCalls { state.withLock { $0.script.repeatable } }

    private func answer<Value>(
        _ name: PazeCall, _ script: any KeyPath<Script, [ScriptedAnswer<Value>]> & Sendable, _ call: GatewayCall<Value>
    ) -> Started<Value> {
        let answer = state.withLock { state -> ScriptedAnswer<Value>? in
            let answers = state.script[keyPath: script]
            let count = state.counts[name] ?? 0
            state.counts[name] = count + 1
            return answers.isEmpty ? nil : answers[min(count, answers.count - 1)]
        }
        // Logged last: who waits for the call may release it at once.
        defer { calls.append(name) }
        switch answer {
        case .now(let result): return .answered(result)
        case .later(let result):
            let reply = call.later()
            respond { _ = reply(result) }
            return .later(reply)
        case .twice(let result):
            let reply = call.later()
            respond {
                _ = reply(result)
                _ = reply(result)
            }
            return .later(reply)
        case .held(let result):
            let reply = call.later()
            state.withLock { $0.held.append((name, { _ = reply(result) })) }
            return .later(reply)
        case .never:
            let reply = call.later()
            state.withLock { $0.kept.append(reply) }
            return .later(reply)
        case .lost, nil: return .later(call.later())
        }
    }

    // A task, as a real client's answer comes from a task or thread of its own.
    private func respond(_ body: @escaping @Sendable () -> Void) {
        if let executor {
            Task.detached(executorPreference: executor) {
                await Task.yield()
                body()
            }
        } else {
            Task.detached {
                await Task.yield()
                body()
            }
        }
    }
}
