import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct ManySessionsTests {
    @Test("EN-60 many sessions at once, each with later answers, all succeed")
    func manyAtOnce() async throws {
        let gateway = ScriptedPazeGateway()
        gateway.change {
            $0.createCheckout = [.later(.success(PazeSamples.session))]
            $0.complete = [.later(.success(.decoded(PazeSamples.completed)))]
            $0.decrypt = [.later(.success(PazeSamples.decrypted))]
            $0.authorise = [.later(.success(PazeSamples.authorised))]
        }
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let merchant = PazeButtonComponentConfig()
        merchant.onPazeButtonClicked = {}
        merchant.onCheckoutComplete = { _ in true }
        let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<500 {
                group.addTask {
                    let checkout = try engine.open(PazeSamples.config(transactionId: "order-\(number)"))
                    let button = try checkout.create(.pazeButton, componentConfig: merchant)
                    await button.appear()
                    guard case .waiting(.checkout(let handoff)) = await button.tap() else { return false }
                    let end = await button.deliver(
                        PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
                    guard case .ended(.succeeded) = end else { return false }
                    return await checkout.close() == .closed
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(succeeded == 500)
        #expect(engine.liveSessions == 0)
        #expect(engine.liveDeadlines == 0)
    }
}
