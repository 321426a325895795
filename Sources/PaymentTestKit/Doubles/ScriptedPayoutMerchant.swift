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
        config.onClick = { await self.call(.onClick) }
        config.onPrePayoutSubmit = {
            await self.call(.onPrePayoutSubmit)
            return self.state.withLock { $0.approval }
        }
        config.onPostPayout = { result in
            self.state.withLock { $0.results.append(result) }
            await self.call(.onPostPayout)
        }
        config.onCancel = { await self.call(.onCancel) }
        config.onError = { error in
            self.state.withLock { $0.errors.append(error) }
            await self.call(.onError)
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

    private func call(_ callback: PayoutCallbackName) async {
        let (behaviour, number) = state.withLock { state -> (ScriptedMerchant.Behaviour, Int) in
            if !state.running.isEmpty { state.overlaps += 1 }
            state.begun += 1
            state.running.insert(state.begun)
            let behaviour = state.behaviours[callback] ?? .answers
            if case .runs = behaviour { state.behaviours[callback] = .answers }
            return (behaviour, state.begun)
        }
        await withTaskCancellationHandler {
            begun.append(callback)
            switch behaviour {
            case .answers: break
            case .yields: await Task.yield()
            case .waits(let latch): await latch.pass()
            case .runs(let body): await body()
            }
        } onCancel: {
            state.withLock { _ = $0.running.remove(number) }
        }
        state.withLock { _ = $0.running.remove(number) }
        returned.append(callback)
    }
}
