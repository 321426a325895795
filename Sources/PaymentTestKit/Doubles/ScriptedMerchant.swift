public import PaymentCheckout
public import PaymentFlows

/// A merchant whose callbacks answer as a test says, and who keeps what was called, in order.
///
/// A callback may be held until a latch opens, and may run code of the test: to re-enter, to cancel, to never return. Overlaps are noted:
/// a callback whose task was cancelled no longer counts as running (EN-10).
public final class ScriptedMerchant: Sendable {
    /// What a callback does before it answers.
    public enum Behaviour: Sendable {
        /// Answers at once.
        case answers
        /// Suspends once, so that what overtakes it can.
        case yields
        /// Waits for a latch, whatever becomes of its task.
        case waits(TestLatch)
        /// Runs code of the test, once.
        case runs(@Sendable () async -> Void)
    }

    private struct State: Sendable {
        var behaviours: [PazeCallbackName: Behaviour] = [:]
        var everywhere = Behaviour.answers
        var approvesCheckout = true
        var decrypts = true
        var preAuthorisation = PazePreAuthorisationResult.proceed
        var shopper: TransactionShopper?
        var running = 0
        var overlaps = 0
        var errors: [BaseSdkException] = []
        var incomplete: [PazeCheckoutResult] = []
        var submitErrors: [BaseSubmitResult] = []
        var results: [MerchantSubmitResult] = []
        var payloads: [PazeDecryptTokenResponseSuccess] = []
    }
    private let state = Lock(State())
    /// The configuration to create a button with; every callback is set.
    public let config = PazeButtonComponentConfig()
    /// The callbacks that have begun, in order.
    public let begun = EventLog<PazeCallbackName>()
    /// The callbacks that have returned, in order.
    public let returned = EventLog<PazeCallbackName>()

    /// Makes a merchant who approves everything at once.
    public init() {
        config.onInit = { self.note(.onInit) }
        config.onPresentmentResolved = { self.note($0 ? .onPresentmentResolvedTrue : .onPresentmentResolvedFalse) }
        config.onError = { error in
            self.state.withLock { $0.errors.append(error) }
            self.note(.onError)
        }
        config.onPazeButtonClicked = { await self.call(.onPazeButtonClicked) }
        config.onCheckoutComplete = { _ in
            await self.call(.onCheckoutComplete)
            return self.state.withLock { $0.approvesCheckout }
        }
        config.onCheckoutIncomplete = { result in
            self.state.withLock { $0.incomplete.append(result) }
            await self.call(.onCheckoutIncomplete)
        }
        config.onComplete = { _ in await self.call(.onComplete) }
        config.onPreDecryption = {
            await self.call(.onPreDecryption)
            return self.state.withLock { $0.decrypts }
        }
        config.onPostDecryption = { payload in
            self.state.withLock { $0.payloads.append(payload) }
            await self.call(.onPostDecryption)
        }
        config.onPreAuthorisation = {
            await self.call(.onPreAuthorisation)
            return self.state.withLock { $0.preAuthorisation }
        }
        config.onPostAuthorisation = { result in
            self.state.withLock { $0.results.append(result) }
            await self.call(.onPostAuthorisation)
        }
        config.onSubmitError = { result in
            self.state.withLock { $0.submitErrors.append(result) }
            await self.call(.onSubmitError)
        }
    }

    /// The query `onGetShopper`, to be put into the checkout's configuration.
    public func onGetShopper() async -> TransactionShopper? {
        await call(.onGetShopper)
        return state.withLock { $0.shopper }
    }

    // MARK: script

    /// What every callback does that has no behaviour of its own.
    public func everywhere(_ behaviour: Behaviour) { state.withLock { $0.everywhere = behaviour } }
    /// What one callback does.
    public func on(_ callback: PazeCallbackName, _ behaviour: Behaviour) {
        state.withLock { $0.behaviours[callback] = behaviour }
    }
    /// The answers of `onCheckoutComplete`.
    public func approvesCheckout(_ yes: Bool) { state.withLock { $0.approvesCheckout = yes } }
    /// The answers of `onPreDecryption`.
    public func decrypts(_ yes: Bool) { state.withLock { $0.decrypts = yes } }
    /// The answers of `onPreAuthorisation`.
    public func preAuthorises(_ answer: PazePreAuthorisationResult) { state.withLock { $0.preAuthorisation = answer } }
    /// The answers of `onGetShopper`.
    public func names(_ shopper: TransactionShopper?) { state.withLock { $0.shopper = shopper } }

    // MARK: what was called

    /// How often a callback began while another one of the session was running.
    public var overlaps: Int { state.withLock { $0.overlaps } }
    /// What `onError` was given.
    public var errors: [BaseSdkException] { state.withLock { $0.errors } }
    /// What `onCheckoutIncomplete` was given.
    public var incomplete: [PazeCheckoutResult] { state.withLock { $0.incomplete } }
    /// What `onSubmitError` was given.
    public var submitErrors: [BaseSubmitResult] { state.withLock { $0.submitErrors } }
    /// What `onPostAuthorisation` was given.
    public var results: [MerchantSubmitResult] { state.withLock { $0.results } }
    /// What `onPostDecryption` was given.
    public var payloads: [PazeDecryptTokenResponseSuccess] { state.withLock { $0.payloads } }

    private func note(_ callback: PazeCallbackName) {
        state.withLock { if $0.running > 0 { $0.overlaps += 1 } }
        begun.append(callback)
        returned.append(callback)
    }

    private func call(_ callback: PazeCallbackName) async {
        let behaviour = state.withLock { state -> Behaviour in
            if state.running > 0 { state.overlaps += 1 }
            state.running += 1
            let behaviour = state.behaviours[callback] ?? state.everywhere
            if case .runs = behaviour { state.behaviours[callback] = .answers }
            return behaviour
        }
        let counted = CountedOnce { self.state.withLock { $0.running -= 1 } }
        await withTaskCancellationHandler {
            begun.append(callback)
            switch behaviour {
            case .answers: break
            case .yields: await Task.yield()
            case .waits(let latch): await latch.pass()
            case .runs(let body): await body()
            }
        } onCancel: {
            counted.done()
        }
        counted.done()
        returned.append(callback)
    }
}

/// Runs its body once, whoever comes first: the callback's return, or the cancellation of its task.
private final class CountedOnce: Sendable {
    private let isDone = Lock(false)
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func done() {
        let isFirst = isDone.withLock { done in
            defer { done = true }
            return !done
        }
        if isFirst { body() }
    }
}
