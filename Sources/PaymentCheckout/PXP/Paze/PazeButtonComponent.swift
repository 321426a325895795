public import PaymentFlows

/// A Paze button of one checkout, without a screen: appearance, tap and return are calls.
///
/// Each call returns when the flow rests or ends (EN-25). While a session waits for anything outside, nothing of it runs.
public struct PazeButtonComponent: Sendable {
    /// Where an attempt is when a call returns.
    public typealias Progress = PaymentCheckout.Progress<PazeWaiting>

    /// What became of the answer to a deferred gate.
    public typealias GateAnswer<Answer: Hashable & Sendable> = PaymentCheckout.GateAnswer<Answer, PazeWaiting>

    package let component: Component<PazeMethod>

    init(session: PxpSession, config: PazeButtonComponentConfig) {
        component = Component(
            session.supervisor, PazeMethod(config: config), flow: PazeFlow(),
            number: session.supervisor.nextComponent())
        session.supervisor.introduce(component)
    }

    /// The button comes on screen: presentment starts once per appearance (PZ-01).
    ///
    /// - Returns: true when the button is shown.
    @discardableResult
    public func appear() async -> Bool { await component.appear() }

    /// The shopper taps. The session's claim is taken before the first suspension (EN-20).
    ///
    /// - Returns: `.waiting(.checkout)` with the URL of the web checkout, `.waiting` at a deferred gate, `.ended`, `.queued`, or `.refused`.
    @discardableResult
    public func tap() async -> Progress {
        await component.tap(claimed: component.supervisor.claim(component.number))
    }

    /// The same for a caller that does not wait: `.working` when the tap was taken and a provider is being waited for.
    @discardableResult
    public func postTap() async -> Progress {
        await component.postTap(claimed: component.supervisor.claim(component.number))
    }

    /// The shopper is back from the web checkout (PZ-13).
    ///
    /// - Parameter url: the redirect as it came, matched on its nonce or attempt id.
    /// - Returns: the progress at the next rest; `.alreadyAnswered` for a repeated return; `.refused(.wrongStep)` when no web checkout is
    ///   open, `.refused(.unmatchedReturn)` when the return belongs to another.
    @discardableResult
    public func deliver(url: String) async -> Progress { await component.deliver(url: url) }

    /// A client that has read the return itself, or knows that the shopper closed the page.
    @discardableResult
    public func deliver(_ answer: consuming PazeReturn, attempt: AttemptID) async -> Progress {
        await component.deliver(PazeArrival(answer), attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postDelivery(_ answer: consuming PazeReturn, attempt: AttemptID) async -> Progress {
        await component.postDelivery(PazeArrival(answer), attempt: attempt)
    }

    /// Sends the button something and returns at once, from anywhere: what comes of it is seen in callbacks and events.
    public func post(_ message: PazeButtonMessage) {
        switch message {
        case .tap: component.post(.tap(claimed: component.supervisor.claim(component.number)))
        case .appear: component.post(.appear)
        case .deliver(let answer, let attempt): component.post(.deliver(PazeArrival(answer), attempt))
        case .deliverURL(let url): component.post(.deliverURL(url))
        case .cancel: component.post(.cancel)
        case .disappear: component.post(.disappear)
        }
    }

    /// Answers a deferred gate with a yes or no, and returns when the flow rests or ends (EN-19, EN-25).
    @discardableResult
    public func answer(_ gate: PazeGates, _ yes: Bool, attempt: AttemptID) async -> GateAnswer<Bool> {
        await component.answer(gate, yes, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postAnswer(_ gate: PazeGates, _ yes: Bool, attempt: AttemptID) async -> GateAnswer<Bool> {
        await component.postAnswer(gate, yes, attempt: attempt)
    }

    /// Answers the deferred gate `onPreAuthorisation`, and returns when the flow rests or ends (EN-19, EN-25).
    @discardableResult
    public func answerPreAuthorisation(
        _ answer: PazePreAuthorisationResult, attempt: AttemptID
    ) async -> GateAnswer<PazePreAuthorisationResult> {
        await component.answerPreAuthorisation(answer, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPreAuthorisationAnswer(
        _ answer: PazePreAuthorisationResult, attempt: AttemptID
    ) async -> GateAnswer<PazePreAuthorisationResult> {
        await component.postPreAuthorisationAnswer(answer, attempt: attempt)
    }

    /// The button leaves the screen: teardown (PZ-04). No callback starts after it; a sent authorisation runs to its end (EN-34).
    public func disappear() async { _ = await component.tearDown() }

    /// Asks for the end of the open attempt (EN-33).
    @discardableResult
    public func cancel() async -> CancelAnswer { await component.cancel(.host) }

    /// Takes the session up again after an outcome that refuses taps (EN-28); nil: done.
    @discardableResult
    public func reset() async -> Refusal? { await component.supervisor.reset() }

    /// The session's processing flag (EN-23).
    public var isProcessing: Bool { component.supervisor.isProcessing }

    /// What the button is doing.
    public var state: PazeFlow.State { get async { await component.presentFlow.state } }

    /// The outcome of the last attempt, once decided.
    public var outcome: Outcome? { get async { await component.presentFlow.outcome } }

    /// The attempt that is open, or was the last one.
    public var attempt: AttemptID? { get async { await component.presentFlow.attempt?.payload.id } }

    /// The outcome of an attempt, once its last callback has returned.
    ///
    /// - Returns: nil when there is no such attempt, or it was queued and then refused.
    /// - Throws: FLOW0008 when the calling task runs a callback of this session, for whose end it would wait (EN-14).
    public func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        do {
            return try await component.presentOutcome(of: attempt)
        } catch {
            throw BaseSdkException(
                errorCode: FlowErrorCode.wouldWaitForItself.rawValue,
                errorMessage: "The call would wait for the end of the callback that makes it.")
        }
    }
}
