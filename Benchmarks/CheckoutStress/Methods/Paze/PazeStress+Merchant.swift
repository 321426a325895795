internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

extension PazeStress {
    /// The callbacks, each of which notes itself. Presentment's are only noted.
    func merchant(_ config: PazeButtonComponentConfig, _ session: StressSession) {
        func callback(_ callback: PazeCallback) -> @Sendable () async -> Bool {
            let callback = StressCallback(callback)
            return { await session.callback(callback) }
        }
        config.onInit = { session.log.note(StressCallback(.onInit)) }
        config.onPresentmentResolved = { session.log.note(StressCallback(.onPresentmentResolved), verdict: $0) }
        // At presentment, too, where nobody waits for it.
        config.onError = { _ in session.log.note(StressCallback(PazeCallback.onError)) }
        let click = callback(.onPazeButtonClicked)
        config.onPazeButtonClicked = { _ = await click() }
        let gate = callback(.onCheckoutComplete)
        config.onCheckoutComplete = { _ in await gate() }
        let incomplete = callback(.onCheckoutIncomplete)
        config.onCheckoutIncomplete = { _ in _ = await incomplete() }
        let complete = callback(.onComplete)
        config.onComplete = { _ in _ = await complete() }
        config.onPreDecryption = callback(.onPreDecryption)
        let decrypted = callback(.onPostDecryption)
        config.onPostDecryption = { _ in _ = await decrypted() }
        let authorisation = callback(.onPreAuthorisation)
        config.onPreAuthorisation = { await authorisation() ? .proceed : .cancel }
        let answered = callback(.onPostAuthorisation)
        config.onPostAuthorisation = { _ in _ = await answered() }
        let failed = callback(.onSubmitError)
        config.onSubmitError = { _ in _ = await failed() }
    }
}
