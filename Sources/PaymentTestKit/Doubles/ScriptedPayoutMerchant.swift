public import PaymentCheckout
public import PaymentFlows

/// A merchant whose payout callbacks answer as a test says, and who keeps what was called, in order.
///
/// Overlaps are noted: a callback whose task was cancelled no longer counts as running (EN-10).
public final class ScriptedPayoutMerchant: Sendable {
    private struct State: Sendable {
        var behaviours: [PayoutCallbackName: ScriptedMerchant.Behaviour] = [:]
        var approval: PrePayoutSubmitResult? = PrePayoutSubmitResult(isApproved: true)
        var running: Set<Int> = []
        var begun = 0
        var overlaps = 0
        var errors: [BaseSdkException] = []
        var results: [MerchantSubmitResult] = []
    }
    private let state = Lock(State())
    /// The configuration to create a component with; every callback is set.
    public let config = PayoutSubmissionComponentConfig()
    /// The callbacks that have begun, in order.
    public let begun = EventLog<PayoutCallbackName>()
    /// The callbacks that have returned, in order.
    public let returned = EventLog<PayoutCallbackName>()

    /// Makes a merchant who approves everything at once.
    public init() {
        config.onClick = { await self.go(on: self.begin(.onClick)) }
        config.onPrePayoutSubmit = {
            await self.go(on: self.begin(.onPrePayoutSubmit))
            return self.state.withLock { $0.approval }
        }
        config.onPostPayout = { result in
            self.state.withLock { $0.results.append(result) }
            await self.go(on: self.begin(.onPostPayout))
        }
        config.onCancel = { await self.go(on: self.begin(.onCancel)) }
        config.onError = { error in
            self.state.withLock { $0.errors.append(error) }
            await self.go(on: self.begin(.onError))
        }
    }

    /// What one callback does before it answers.
    public func on(_ callback: PayoutCallbackName, _ behaviour: ScriptedMerchant.Behaviour) {
        state.withLock { $0.behaviours[callback] = behaviour }
    }

    /// The answers of `onPrePayoutSubmit`.
    public func answers(_ approval: PrePayoutSubmitResult?) { state.withLock { $0.approval = approval } }

    /// How often a callback began while another one of the session was running.
    public var overlaps: Int { state.withLock { $0.overlaps } }
    /// What `onError` was given.
    public var errors: [BaseSdkException] { state.withLock { $0.errors } }
    /// What `onPostPayout` was given.
    public var results: [MerchantSubmitResult] { state.withLock { $0.results } }

    private struct Turn: Sendable {
        let callback: PayoutCallbackName
        let behaviour: ScriptedMerchant.Behaviour
        let number: Int
    }

    /// Not async, so that nothing comes between the engine's call and the note of it.
    private func begin(_ callback: PayoutCallbackName) -> Turn {
        let turn = state.withLock { state -> Turn in
            if !state.running.isEmpty { state.overlaps += 1 }
            state.begun += 1
            state.running.insert(state.begun)
            let behaviour = state.behaviours[callback] ?? .answers
            if case .runs = behaviour { state.behaviours[callback] = .answers }
            return Turn(callback: callback, behaviour: behaviour, number: state.begun)
        }
        begun.append(callback)
        return turn
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
            state.withLock { _ = $0.running.remove(turn.number) }
        }
        state.withLock { _ = $0.running.remove(turn.number) }
        returned.append(turn.callback)
    }
}
