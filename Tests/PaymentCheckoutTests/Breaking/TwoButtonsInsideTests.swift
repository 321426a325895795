import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Two buttons of one session that get in each other's way (EN-06).
@Suite struct TwoButtonsInsideTests {
    @Test(
        "EN-06 EN-14 a callback of one button may show, tap, cancel and take away the other one, and is never waited for",
        arguments: PazeCallbackName.attempt)
    func fromInside(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let other = ScriptedMerchant()
        let second = try shop.checkout.create(.pazeButton, componentConfig: other.config)
        let done = EventLog<Bool>()
        shop.merchant.on(
            callback,
            .runs {
                for _ in 0..<2 {
                    await second.appear()
                    await second.tap()
                    await second.cancel()
                    await second.disappear()
                }
                await second.appear()
                done.append(true)
            })
        let end = try await shop.pay()
        #expect(end.outcome?.isSuccess == true)
        #expect(done.entries == [true])
        await other.begun.until(.onPresentmentResolvedTrue)
        _ = await second.state
        #expect(other.begun.entries == PazeCallbackName.presentment)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(await second.tap() == .refused(.alreadySettled))
        #expect(await shop.checkout.close() == .closed)
        #expect(shop.engine.liveDeadlines == 0)
    }

    @Test("EN-06 EN-34 the other button is refused while a torn-down attempt sends, and takes a tap after its no")
    func afterTeardown() async throws {
        let shop = try Shop()
        shop.gateway.change {
            $0.authorise = [.held(.refused(ProviderRefusal(code: "no"))), .now(.success(PazeSamples.authorised))]
        }
        let other = ScriptedMerchant()
        let second = try shop.checkout.create(.pazeButton, componentConfig: other.config)
        await second.appear()
        let paying = Task { try? await shop.pay() }
        await shop.gateway.calls.until(.authorise)
        await shop.button.disappear()
        #expect(await second.tap() == .refused(.alreadyProcessing))
        shop.gateway.release(.authorise)
        _ = await paying.value
        let attempt = try await second.tapped()
        #expect(await second.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(await shop.button.tap() == .refused(.alreadySettled))
    }

    @Test("EN-20 of a hundred taps on two buttons at once one begins")
    func race() async throws {
        let shop = try Shop()
        let second = try shop.checkout.create(.pazeButton, componentConfig: ScriptedMerchant().config)
        await shop.button.appear()
        await second.appear()
        let buttons = [shop.button, second]
        let taken = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<100 {
                group.addTask {
                    if case .refused(.alreadyProcessing) = await buttons[number % 2].tap() { false } else { true }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(taken == 1)
        #expect(shop.gateway.count(.createCheckout) == 1)
        #expect(shop.counter(.attempts) == 1)
    }
}
