import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A callback that fails in a full lane")
struct LaneFailureTests {
    @Test("C52 EN-11: five deliveries wait, the second fails: the others come in order, and one failure is counted")
    func fiveWait() async throws {
        let rig = try await OutcomeRig()
        let (latch, order) = (TestLatch(), EventLog<Int>())
        rig.merchant.on(.onPazeButtonClicked, .waits(latch))
        await rig.button.appear()
        await rig.button.postTap()
        await rig.merchant.begun.until(.onPazeButtonClicked)
        var appearing: [Task<Bool, Never>] = []
        for number in 1...5 {
            let config = PazeButtonComponentConfig()
            config.onInit = {
                order.append(number)
                if number == 2 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            let other = try rig.checkout.create(.pazeButton, componentConfig: config)
            appearing.append(Task { await other.appear() })
            // It is in line when this has returned.
            await rig.entered("announcingInit", times: number + 1)
        }
        #expect(order.entries.isEmpty)
        latch.open()
        for task in appearing { #expect(await task.value) }
        #expect(order.entries == [1, 2, 3, 4, 5])
        #expect(rig.engine.counters[.callbackFailures] == 1)
        #expect(await rig.button.cancel() == .cancelled)
    }
}
