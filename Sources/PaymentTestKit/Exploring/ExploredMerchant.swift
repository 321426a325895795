internal import PaymentCheckout
internal import PaymentFlows

/// A merchant whose callbacks yield, so that every overtaking is reachable, and hang or re-enter as a scenario says.
final class ExploredMerchant: Sendable {
    private let scenario: PazeScenario
    private let button: Int
    private let log: ExploredLog
    private let latch: TestLatch
    /// In a property, because a closure that is a lock's own value is wrapped anew at each access.
    private struct Reentry: Sendable {
        var body: (@Sendable (Int) async -> Void)?
    }
    private let reentry = Lock(Reentry())
    let config = PazeButtonComponentConfig()

    init(_ scenario: PazeScenario, button: Int, _ log: ExploredLog, _ latch: TestLatch) {
        self.scenario = scenario
        self.button = button
        self.log = log
        self.latch = latch
        config.deferredGates = scenario.deferred
        config.onInit = { self.note(.onInit) }
        config.onPresentmentResolved = { self.note(.onPresentmentResolved, verdict: $0) }
        config.onError = { _ in self.note(.onError) }
        config.onPazeButtonClicked = { _ = await self.call(.onPazeButtonClicked) }
        config.onCheckoutComplete = { _ in await self.call(.onCheckoutComplete) }
        config.onCheckoutIncomplete = { _ in _ = await self.call(.onCheckoutIncomplete) }
        config.onComplete = { _ in _ = await self.call(.onComplete) }
        config.onPreDecryption = { await self.call(.onPreDecryption) }
        config.onPostDecryption = { _ in _ = await self.call(.onPostDecryption) }
        config.onPreAuthorisation = { await self.call(.onPreAuthorisation) ? .proceed : .cancel }
        config.onPostAuthorisation = { _ in _ = await self.call(.onPostAuthorisation) }
        config.onSubmitError = { _ in _ = await self.call(.onSubmitError) }
    }

    /// What the re-entering callback does; it is given the place of its record.
    func reenters(_ body: @escaping @Sendable (Int) async -> Void) { reentry.withLock { $0.body = body } }

    private func note(_ callback: PazeCallback, verdict: Bool? = nil) {
        log.end(log.begin(callback, of: button, verdict: verdict))
    }

    /// The answer is what a gate answers.
    func call(_ callback: PazeCallback) async -> Bool {
        let answer = scenario.vetoing != callback
        let record = log.begin(
            callback, of: callback == .onGetShopper ? nil : button, verdict: callback.isGate ? answer : nil)
        await withTaskCancellationHandler {
            if scenario.suspends { await Task.yield() }
            if scenario.reentering == callback, log.mayReenter(), let body = reentry.withLock({ $0.body }) {
                await body(record.place)
            }
            if scenario.hanging == callback { await latch.pass() }
            if scenario.suspends { await Task.yield() }
        } onCancel: {
            log.abandon(record)
        }
        log.end(record)
        return answer
    }
}
