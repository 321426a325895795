import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct TwoButtonsTests {
    private func pair() throws -> (Shop, PazeButtonComponent, ScriptedMerchant) {
        let shop = try Shop()
        let merchant = ScriptedMerchant()
        return (shop, try shop.checkout.create(.pazeButton, componentConfig: merchant.config), merchant)
    }

    @Test("EN-02 EN-06 two buttons of a session share its claim, flag and lane")
    func shared() async throws {
        let (shop, other, merchant) = try pair()
        #expect(await other.appear())
        let attempt = try await shop.open()
        #expect(other.isProcessing)
        #expect(await other.tap() == .refused(.alreadyProcessing))
        #expect(merchant.begun.entries == PazeCallbackName.presentment)
        #expect(await shop.checkout.snapshot().components.count == 2)
        await shop.button.deliver(.cancelled, attempt: attempt)
        #expect(!other.isProcessing)
        let second = try await other.tapped()
        #expect(second == AttemptID(2))
        #expect(await shop.button.tap() == .refused(.alreadyProcessing))
    }

    @Test("EN-06 concurrent taps on two buttons: one attempt begins")
    func concurrent() async throws {
        for _ in 0..<100 {
            let (shop, other, _) = try pair()
            await shop.button.appear()
            await other.appear()
            async let first = shop.button.tap()
            async let second = other.tap()
            let answers = await [first, second]
            #expect(answers.count { $0 == .refused(.alreadyProcessing) } == 1)
        }
    }

    @Test("EN-06 EN-22 a settlement by one button refuses taps on all")
    func settledByOne() async throws {
        let (shop, other, merchant) = try pair()
        #expect(await other.appear())
        try await shop.pay()
        #expect(await other.tap() == .refused(.alreadySettled))
        #expect(merchant.begun.entries == PazeCallbackName.presentment)
    }

    @Test("EN-06 no button's callback names another's attempt")
    func namesItsOwn() async throws {
        let (shop, other, merchant) = try pair()
        await other.appear()
        let first = try await shop.open()
        #expect(await other.deliver(PazeSamples.checkout(), attempt: first) == .refused(.wrongStep))
        #expect(try await other.outcome(of: first) == nil)
        await shop.button.deliver(.cancelled, attempt: first)
        let second = try await other.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second) == .refused(.wrongStep))
        #expect(await other.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(
            merchant.begun.entries == PazeCallbackName.presentment
                + PazeCallbackName.attempt.filter { $0 != .onGetShopper })
        #expect(shop.merchant.begun.entries.last == .onGetShopper)
        #expect(shop.merchant.results.isEmpty)
    }

    @Test("EN-06 teardown of one button leaves the other, its attempt included")
    func teardownOfOne() async throws {
        let (shop, other, _) = try pair()
        await other.appear()
        let attempt = try await shop.open()
        await other.disappear()
        #expect(shop.button.isProcessing)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
    }

    @Test("EN-06 a cancel on one button does not touch the other's attempt")
    func cancelOfOne() async throws {
        let (shop, other, _) = try pair()
        await other.appear()
        let attempt = try await shop.open()
        #expect(await other.cancel() == .nothingToCancel)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
    }

    @Test("EN-14 a callback that lets another button of its session appear does not wait for itself")
    func appearsFromInside() async throws {
        let (shop, other, merchant) = try pair()
        let answers = EventLog<Bool>()
        shop.merchant.on(.onPazeButtonClicked, .runs { answers.append(await other.appear()) })
        _ = try await shop.open()
        #expect(answers.entries == [false])
        await merchant.begun.until(.onPresentmentResolvedTrue)
        #expect(await other.appear())
    }
}
