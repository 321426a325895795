public import PaymentCheckout
public import PaymentFlows

/// A Apple Pay gateway that answers as a test says, and keeps what it was asked.
public final class ScriptedApplePayGateway: ApplePayGateway {
    /// The answers, each used for the n-th call of its kind; the last one goes on being used.
    public struct Script: Sendable {
        /// Answers: presents the sheet.
        public var presentSheet: [ScriptedAnswer<ApplePaySheetShown>] = [.now(.success(ApplePaySheetShown()))]
        /// Answers: tells the sheet an answer.
        public var updateSheet: [ScriptedAnswer<ApplePaySheetShown>] = [.now(.success(ApplePaySheetShown()))]
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
        var presentSheetRequests: [ApplePaySheetRequest] = []
        var updateSheetRequests: [ApplePaySheetUpdate] = []
        var authoriseRequests: [ApplePayAuthorisationRequest] = []
        var findTransactionsRequests: [TransactionQuery] = []
        var ends: [ApplePaySheetEnd] = []
    }
    private let state: Lock<State>
    private let started: ScriptedCalls<ApplePayCall>

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
    public var calls: EventLog<ApplePayCall> { started.log }
    /// How many calls of a kind were started.
    public func count(_ call: ApplePayCall) -> Int { started.count(call) }
    /// Answers the oldest held call of a kind; false: none is held.
    @discardableResult
    public func release(_ call: ApplePayCall) -> Bool { started.release(call) }

    /// The requests of `presentSheet`, in order.
    public var presentSheetRequests: [ApplePaySheetRequest] { state.withLock { $0.presentSheetRequests } }
    /// The requests of `updateSheet`, in order.
    public var updateSheetRequests: [ApplePaySheetUpdate] { state.withLock { $0.updateSheetRequests } }
    /// The requests of `authorise`, in order.
    public var authoriseRequests: [ApplePayAuthorisationRequest] { state.withLock { $0.authoriseRequests } }
    /// The requests of `findTransactions`, in order.
    public var findTransactionsRequests: [TransactionQuery] { state.withLock { $0.findTransactionsRequests } }

    /// Answers as scripted.
    public func presentSheet(_ request: ApplePaySheetRequest, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    > {
        let answers = state.withLock { state in
            state.presentSheetRequests.append(request)
            return state.script.presentSheet
        }
        return started.start(.presentSheet, answers, call)
    }

    /// Answers as scripted.
    public func updateSheet(_ request: ApplePaySheetUpdate, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    > {
        let answers = state.withLock { state in
            state.updateSheetRequests.append(request)
            return state.script.updateSheet
        }
        return started.start(.updateSheet, answers, call)
    }

    /// Answers as scripted.
    public func authorise(_ request: ApplePayAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
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

    /// Keeps how the sheet was put away.
    public func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd) {
        state.withLock { $0.ends.append(end) }
    }
    /// How sheets were put away, in order.
    public var ends: [ApplePaySheetEnd] { state.withLock { $0.ends } }
    /// Where the events of the sheet that was presented last go.
    public var sheet: ApplePaySheetEvents? { state.withLock { $0.presentSheetRequests.last?.events } }

    /// As scripted.
    public var repeatsMoneyCalls: Bool { state.withLock { $0.script.repeatsMoneyCalls } }
}
