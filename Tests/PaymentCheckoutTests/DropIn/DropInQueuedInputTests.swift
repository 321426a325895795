import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite("What came with a queued tap of Drop-in is not kept once the tap is dropped")
struct DropInQueuedInputTests {
    enum Way: CaseIterable, Sendable { case cancelled, refused, destroyed, shutDown }

    @Test("EN-62 EN-14: number and security code go with the queued tap", arguments: Way.allCases, DropInRig.methods)
    func dropped(way: Way, method: DropInPaymentMethod) async throws {
        let last: DropInCallbackName = way == .refused ? .onSuccess : .onError
        let answer = way == .refused ? TransactionState.authorised : .refused
        let rig = try await DropInScene.card(.now(.success(DropInTestSamples.reply(answer)))).rig()
        let latch = TestLatch()
        rig.merchant.on(last, .waits(latch))
        await rig.dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
        await rig.merchant.begun.until { $0.last?.name == last }
        let kept = await rig.queue(method)
        switch way {
        case .cancelled: #expect(await rig.dropIn.cancel() == .cancelled)
        case .refused:
            let waiting = Task.immediate { [dropIn = rig.dropIn] in try await dropIn.outcome(of: AttemptID(2)) }
            latch.open()
            #expect(try await waiting.value == nil)
        case .destroyed: await rig.dropIn.destroy()
        case .shutDown: _ = await rig.engine.shutdown(within: .zero)
        }
        #expect(await kept() == false)
        latch.open()
    }
}

extension Component {
    /// Whether anything is kept of a tap that has not begun.
    fileprivate func keepsInput<Work: DropInWork>() -> Bool where Method == DropInMethod<Work> {
        var inputs = seat.method.inputs
        return inputs.take() != nil
    }
}

extension DropInRig {
    /// Queues a tap of a method; whether anything is kept of it when that is asked.
    fileprivate func queue(_ method: DropInPaymentMethod) async -> @Sendable () async -> Bool {
        switch method {
        case .card:
            #expect(await dropIn.post(card: CardInput(.newCard(DropInTestSamples.card))) == .queued(AttemptID(2)))
            return { [dropIn] in await dropIn.card.keepsInput() }
        case .paypal:
            #expect(await dropIn.postPayPalTap() == .queued(AttemptID(2)))
            return { [dropIn] in await dropIn.paypal.keepsInput() }
        case .applePay, .paze:
            #expect(await dropIn.postApplePayTap() == .queued(AttemptID(2)))
            return { [dropIn] in await dropIn.applePay.keepsInput() }
        }
    }
}
