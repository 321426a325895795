public import PaymentCheckout
public import PaymentFlows

/// A merchant whose callbacks answer as a test says, and who keeps what was called, in order.
///
/// Overlaps are noted: a callback whose task was cancelled no longer counts as running (EN-10).
public final class ScriptedComponentsMerchant: Sendable {
    private struct State: Sendable {
        var behaviours: [ComponentsCallbackName: ScriptedMerchant.Behaviour] = [:]
        var watch: (@Sendable (ComponentsCallbackName) -> Void)?
        var goesOn = true
        var cardBin: [CheckoutComponents.CallbackResult] = [.accepted]
        var token = CheckoutComponents.CallbackResult.accepted
        var submission = CheckoutComponents.APICallResult.success(ComponentsTestSamples.body())
        var running: Set<Int> = []
        var begun = 0
        var overlaps = 0
        var cancelled = 0
        var errors: [CheckoutComponents.Error] = []
        var payments: [CheckoutComponents.PaymentID] = []
        var tokens: [CheckoutComponents.TokenizationResult] = []
        var changes: [CheckoutComponents.InputSnapshot] = []
        var metadata: [CheckoutComponents.CardMetadata] = []
        var sessionData: [CheckoutComponents.SessionData] = []
    }
    private let state = Lock(State())
    /// The callbacks that have begun, in order.
    public let begun = EventLog<ComponentsCallbackName>()
    /// The callbacks that have returned, in order.
    public let returned = EventLog<ComponentsCallbackName>()

    /// Makes a merchant who accepts everything at once.
    public init() {}

    /// Every callback but `handleSubmit`, which is set where the host submits.
    public func callbacks(submits: Bool = false) -> CheckoutComponents.Callbacks {
        var callbacks = CheckoutComponents.Callbacks()
        callbacks.onReady = { _ in self.call(.onReady) }
        callbacks.handleTap = { _ in
            await self.go(on: self.begin(.handleTap))
            return self.state.withLock { $0.goesOn }
        }
        callbacks.onChange = { component in
            if let snapshot = component as? CheckoutComponents.InputSnapshot {
                self.state.withLock { $0.changes.append(snapshot) }
            }
            self.call(.onChange)
        }
        callbacks.onCardBinChanged = { metadata in
            self.call(.onCardBinChanged)
            return self.answer(to: metadata)
        }
        callbacks.onSubmit = { _ in self.call(.onSubmit) }
        callbacks.onTokenized = { result in
            self.state.withLock { $0.tokens.append(result) }
            self.call(.onTokenized)
            return self.state.withLock { $0.token }
        }
        if submits { callbacks.handleSubmit = { await self.submit($0) } }
        callbacks.onSuccess = { _, paymentID in
            self.state.withLock { $0.payments.append(paymentID) }
            self.call(.onSuccess)
        }
        callbacks.onError = { error in
            self.state.withLock { $0.errors.append(error) }
            self.call(.onError)
        }
        return callbacks
    }

    private func answer(to metadata: CheckoutComponents.CardMetadata) -> CheckoutComponents.CallbackResult {
        state.withLock { state in
            defer { state.metadata.append(metadata) }
            return state.cardBin[min(state.metadata.count, state.cardBin.count - 1)]
        }
    }

    private func submit(_ data: CheckoutComponents.SessionData) async -> CheckoutComponents.APICallResult {
        state.withLock { $0.sessionData.append(data) }
        await go(on: begin(.handleSubmit))
        return state.withLock { $0.submission }
    }

    /// What `handleTap` or `handleSubmit` does before it answers.
    public func on(_ callback: ComponentsCallbackName, _ behaviour: ScriptedMerchant.Behaviour) {
        state.withLock { $0.behaviours[callback] = behaviour }
    }

    /// Run at the beginning of every callback, in it.
    public func watch(_ body: @escaping @Sendable (ComponentsCallbackName) -> Void) {
        state.withLock { $0.watch = body }
    }

    /// The answer of `handleTap`.
    public func answersTap(_ goesOn: Bool) { state.withLock { $0.goesOn = goesOn } }
    /// The answers of `onCardBinChanged`, one after another; the last one goes on being used.
    public func answersCardBin(_ answers: CheckoutComponents.CallbackResult...) {
        state.withLock { $0.cardBin = answers }
    }
    /// The answer of `onTokenized`.
    public func answersToken(_ answer: CheckoutComponents.CallbackResult) { state.withLock { $0.token = answer } }
    /// The answer of `handleSubmit`.
    public func answersSubmission(_ answer: CheckoutComponents.APICallResult) {
        state.withLock { $0.submission = answer }
    }

    /// How often a callback began while another one of the session was running.
    public var overlaps: Int { state.withLock { $0.overlaps } }
    /// How many running callbacks saw their task cancelled.
    public var cancelledTasks: Int { state.withLock { $0.cancelled } }
    /// What `onError` was given.
    public var errors: [CheckoutComponents.Error] { state.withLock { $0.errors } }
    /// What `onSuccess` was given.
    public var payments: [CheckoutComponents.PaymentID] { state.withLock { $0.payments } }
    /// What `onTokenized` was given.
    public var tokens: [CheckoutComponents.TokenizationResult] { state.withLock { $0.tokens } }
    /// What `onChange` was given.
    public var changes: [CheckoutComponents.InputSnapshot] { state.withLock { $0.changes } }
    /// What `onCardBinChanged` was given.
    public var metadata: [CheckoutComponents.CardMetadata] { state.withLock { $0.metadata } }
    /// What `handleSubmit` was given.
    public var sessionData: [CheckoutComponents.SessionData] { state.withLock { $0.sessionData } }

    private struct Turn: Sendable {
        let callback: ComponentsCallbackName
        let behaviour: ScriptedMerchant.Behaviour
        let number: Int
    }

    private func call(_ callback: ComponentsCallbackName) { end(begin(callback)) }

    /// Not async, so that nothing comes between the engine's call and the note of it.
    private func begin(_ callback: ComponentsCallbackName) -> Turn {
        let (turn, watch) = state.withLock { state -> (Turn, (@Sendable (ComponentsCallbackName) -> Void)?) in
            if !state.running.isEmpty { state.overlaps += 1 }
            state.begun += 1
            state.running.insert(state.begun)
            let behaviour = state.behaviours[callback] ?? .answers
            if case .runs = behaviour { state.behaviours[callback] = .answers }
            return (Turn(callback: callback, behaviour: behaviour, number: state.begun), state.watch)
        }
        watch?(callback)
        begun.append(callback)
        return turn
    }

    private func end(_ turn: Turn) {
        state.withLock { _ = $0.running.remove(turn.number) }
        returned.append(turn.callback)
    }

    private func go(on turn: Turn) async {
        await withTaskCancellationHandler {
            switch turn.behaviour {
            case .answers: break
            case .yields: await Task.yield()
            case .waits(let latch): await latch.pass()
            case .runs(let body): await body()
            }
        } onCancel: {
            state.withLock { state in
                state.running.remove(turn.number)
                state.cancelled += 1
            }
        }
        end(turn)
    }
}
