import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SmokeTests {
    @Test("PZ-46 the happy path makes its ten callbacks in the documented order", arguments: [false, true])
    func happyPath(isLater: Bool) async throws {
        let gateway = ScriptedPazeGateway()
        if isLater {
            gateway.change {
                $0.createCheckout = [.later(.success(PazeSamples.session))]
                $0.complete = [.later(.success(.decoded(PazeSamples.completed)))]
                $0.decrypt = [.later(.success(PazeSamples.decrypted))]
                $0.authorise = [.later(.success(PazeSamples.authorised))]
            }
        }
        let log = EventLog<String>()
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let checkout = try PxpCheckout.initialize(
            config: PazeSamples.config(onGetShopper: {
                log.append("onGetShopper")
                return nil
            }), engine: engine)
        let config = PazeButtonComponentConfig()
        config.onInit = { log.append("onInit") }
        config.onPresentmentResolved = { log.append("onPresentmentResolved(\($0))") }
        config.onPazeButtonClicked = { log.append("onPazeButtonClicked") }
        config.onCheckoutComplete = { _ in
            log.append("onCheckoutComplete"); return true
        }
        config.onCheckoutIncomplete = { _ in log.append("onCheckoutIncomplete") }
        config.onComplete = { _ in log.append("onComplete") }
        config.onPreDecryption = {
            log.append("onPreDecryption"); return true
        }
        config.onPostDecryption = { _ in log.append("onPostDecryption") }
        config.onPreAuthorisation = {
            log.append("onPreAuthorisation"); return .proceed
        }
        config.onPostAuthorisation = { _ in log.append("onPostAuthorisation") }
        config.onSubmitError = { _ in log.append("onSubmitError") }
        config.onError = { log.append("onError \($0)") }
        let button = try checkout.create(.pazeButton, componentConfig: config)
        await button.appear()
        let progress = await button.tap()
        guard case .waiting(.checkout(let handoff)) = progress else {
            Issue.record("\(progress)")
            return
        }
        let end = await button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
        guard case .ended(.succeeded) = end else {
            Issue.record("\(end)")
            return
        }
        #expect(
            log.entries == [
                "onInit", "onPresentmentResolved(true)", "onPazeButtonClicked", "onCheckoutComplete", "onComplete",
                "onPreDecryption", "onPostDecryption", "onPreAuthorisation", "onGetShopper", "onPostAuthorisation",
            ])
        #expect(!button.isProcessing)
        #expect(await checkout.close() == .closed)
        #expect(engine.liveSessions == 0)
        #expect(engine.liveDeadlines == 0)
    }
}
