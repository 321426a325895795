public import PaymentFlows

/// The component of one checkout that submits a PayPal payout, without a screen: a tap is a call.
///
/// It may be tapped as soon as it is made. Each call returns when the flow rests or ends (EN-25). While a session waits for anything
/// outside, nothing of it runs.
public struct PayoutSubmissionComponent: Sendable {
    /// Where an attempt is when a call returns.
    public typealias Progress = PaymentCheckout.Progress<PayoutWaiting>

    /// What became of the answer to the deferred gate.
    public typealias GateAnswer = PaymentCheckout.GateAnswer<Bool, PayoutWaiting>

    package let component: Component<PayoutMethod>

    init(session: PxpSession, config: PayoutSubmissionComponentConfig) {
        let supervisor = session.supervisor
        component = Component(
            supervisor, PayoutMethod(config: config), flow: PayoutFlow(), number: supervisor.nextComponent())
        supervisor.introduce(component)
        // Presentment is nothing that a payout waits for: it is usable now.
        supervisor.analytics?.send(AnalyticsFact(.componentReady), from: PayoutMethod.name)
    }

    /// The shopper taps. The session's claim is taken before the first suspension (EN-20).
    ///
    /// - Returns: `.ended`, `.waiting(.approval)` at a deferred gate, `.queued`, or `.refused`.
    @discardableResult
    public func tap() async -> Progress {
        await component.tap(claimed: component.supervisor.claim(component.number))
    }

    /// The same for a caller that does not wait: `.working` when the tap was taken and something is being waited for.
    @discardableResult
    public func postTap() async -> Progress {
        await component.postTap(claimed: component.supervisor.claim(component.number))
    }

    /// Answers the deferred gate `onPrePayoutSubmit`, and returns when the flow rests or ends (EN-19, EN-25).
    @discardableResult
    public func answer(_ result: PrePayoutSubmitResult?, attempt: AttemptID) async -> GateAnswer {
        await component.answer(result?.isApproved ?? false, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postAnswer(_ result: PrePayoutSubmitResult?, attempt: AttemptID) async -> GateAnswer {
        await component.postAnswer(result?.isApproved ?? false, attempt: attempt)
    }

    /// The component goes away: teardown. No callback starts after it; a sent payout runs to its end (EN-18, EN-34).
    public func disappear() async { _ = await component.cancel(.teardown) }

    /// The component is back after it had gone away.
    ///
    /// - Returns: true when it may be tapped; false while a payout that it left behind is on its way, or when the session is closed.
    @discardableResult
    public func appear() async -> Bool { await component.appear() }

    /// Asks for the end of the open attempt (EN-33).
    @discardableResult
    public func cancel() async -> CancelAnswer { await component.cancel(.host) }

    /// Takes the session up again after an outcome that refuses taps (EN-28); nil: done.
    @discardableResult
    public func reset() async -> Refusal? { await component.supervisor.reset() }

    /// The session's processing flag (EN-23).
    public var isProcessing: Bool { component.supervisor.isProcessing }

    /// What the component is doing.
    public var state: PayoutFlow.State { get async { await component.flow.state } }

    /// The outcome of the last attempt, once decided.
    public var outcome: Outcome? { get async { await component.flow.outcome } }

    /// The attempt that is open, or was the last one.
    public var attempt: AttemptID? { get async { await component.flow.attempt?.payload.id } }

    /// The outcome of an attempt, once its last callback has returned.
    ///
    /// - Returns: nil when there is no such attempt, or it was queued and then refused.
    /// - Throws: FLOW0008 when the calling task runs a callback of this session, for whose end it would wait (EN-14).
    public func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        do {
            return try await component.outcome(of: attempt)
        } catch {
            throw BaseSdkException(
                errorCode: FlowErrorCode.wouldWaitForItself.rawValue,
                errorMessage: "The call would wait for the end of the callback that makes it.")
        }
    }
}
