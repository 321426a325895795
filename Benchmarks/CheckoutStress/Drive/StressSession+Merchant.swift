internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

extension StressSession {
    func merchant() -> PazeButtonComponentConfig {
        let config = rig.template.copy()
        config.emailAddress = "shopper-\(plan.number)@example.com"
        config.onInit = { self.log.note(.onInit) }
        config.onPresentmentResolved = { self.log.note(.onPresentmentResolved, verdict: $0) }
        config.onError = { _ in self.log.note(.onError) }
        config.onPazeButtonClicked = { _ = await self.callback(.onPazeButtonClicked) }
        config.onCheckoutComplete = { _ in await self.callback(.onCheckoutComplete) }
        config.onCheckoutIncomplete = { _ in _ = await self.callback(.onCheckoutIncomplete) }
        config.onComplete = { _ in _ = await self.callback(.onComplete) }
        config.onPreDecryption = { await self.callback(.onPreDecryption) }
        config.onPostDecryption = { _ in _ = await self.callback(.onPostDecryption) }
        config.onPreAuthorisation = { await self.callback(.onPreAuthorisation) ? .proceed : .cancel }
        config.onPostAuthorisation = { _ in _ = await self.callback(.onPostAuthorisation) }
        config.onSubmitError = { _ in _ = await self.callback(.onSubmitError) }
        return config
    }

    /// Notes the callback and spends its time; the answer is a gate's.
    func callback(_ callback: PazeCallback) async -> Bool {
        let answer = plan.vetoing != callback
        let place = log.begin(callback, verdict: callback.isGate ? answer : nil)
        if plan.isPlain {
            log.end(place)
            return answer
        }
        let index = begun.withLock { count in
            count += 1
            return count + 1
        }
        await withTaskCancellationHandler {
            await interfere(inCallback: index)
            switch plan.paces[callback] ?? .returns {
            case .returns: break
            case .yields: await Task.yield()
            case .sleeps(let time): try? await ContinuousClock().sleep(for: .microseconds(time))
            }
        } onCancel: {
            log.abandon(place)
        }
        log.end(place)
        return answer
    }
}
