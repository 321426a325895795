import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct TeardownTests {
    /// A shop whose authorisation is on its way when its button leaves the screen.
    private func sending(_ answer: CallResult<TransactionReply>) async throws -> (
        Shop, Task<PazeButtonComponent.Progress, any Error>
    ) {
        let shop = try Shop()
        shop.gateway.change { $0.authorise = [.held(answer), .now(.success(PazeSamples.authorised))] }
        let paying = Task { try await shop.pay() }
        await shop.gateway.calls.until(.authorise)
        await shop.button.disappear()
        return (shop, paying)
    }

    @Test(
        "EN-34 teardown after the point of no return: the call runs to its end without a callback, and the outcome is kept"
    )
    func runsToItsEnd() async throws {
        let (shop, paying) = try await sending(.success(PazeSamples.authorised))
        let events = await shop.checkout.events()
        #expect(shop.button.isProcessing)
        shop.gateway.release(.authorise)
        #expect(try await paying.value.outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onGetShopper))
        let snapshot = await shop.checkout.snapshot()
        #expect(snapshot.lastOutcome?.isSuccess == true && snapshot.settlement == .succeeded)
        #expect(!snapshot.isProcessing && !snapshot.isClaimed)
        await shop.checkout.close()
        var outcomes: [Outcome] = []
        for await case .transition(let step) in events { if let outcome = step.outcome { outcomes.append(outcome) } }
        #expect(outcomes.first?.isSuccess == true)
    }

    @Test("EN-34 a button that comes back while the old attempt sends is shown; taps are refused, then by EN-22")
    func comesBack() async throws {
        let (shop, paying) = try await sending(.success(PazeSamples.authorised))
        #expect(await shop.button.appear())
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onGetShopper) + PazeCallbackName.presentment)
        #expect(await shop.button.tap() == .refused(.alreadyProcessing))
        #expect(await shop.button.cancel() == .tooLate)
        shop.gateway.release(.authorise)
        #expect(try await paying.value.outcome?.isSuccess == true)
        #expect(await shop.button.tap() == .refused(.alreadySettled))
        #expect(shop.merchant.begun.entries.last == .onPresentmentResolvedTrue)
    }

    @Test("EN-34 after a definite no to the old attempt the button that came back takes a tap")
    func paysAgain() async throws {
        let (shop, paying) = try await sending(.refused(ProviderRefusal(code: "no")))
        #expect(await shop.button.appear())
        shop.gateway.release(.authorise)
        _ = try await paying.value
        #expect(await shop.checkout.snapshot().lastOutcome != nil)
        let second = try await shop.tapped()
        #expect(second == AttemptID(2))
        #expect(shop.button.isProcessing)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(try await shop.button.outcome(of: second)?.isSuccess == true)
        #expect(await !shop.checkout.snapshot().isClaimed)
        #expect(await shop.checkout.close() == .closed)
    }

    @Test("EN-34 EN-66 a close after the point of no return is done when the outcome is known")
    func closes() async throws {
        let shop = try Shop()
        shop.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let paying = Task { try await shop.pay() }
        await shop.gateway.calls.until(.authorise)
        #expect(await shop.checkout.close() == .closesWithOutcome)
        #expect(shop.engine.liveSessions == 1)
        shop.gateway.release(.authorise)
        #expect(try await paying.value.outcome?.isSuccess == true)
        #expect(shop.engine.liveSessions == 0)
        #expect(shop.engine.liveDeadlines == 0)
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onGetShopper))
    }

    @Test("EN-18 a button that left the screen starts over when it comes back")
    func startsOver() async throws {
        let shop = try Shop()
        let first = try await shop.open()
        await shop.button.disappear()
        #expect(await shop.button.tap() == .refused(.notReady))
        #expect(await shop.button.appear())
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: first) == .refused(.wrongStep))
        let second = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        let presentment = PazeCallbackName.presentment
        #expect(
            shop.merchant.begun.entries
                == presentment + [.onPazeButtonClicked] + presentment + PazeCallbackName.attempt)
    }
}
