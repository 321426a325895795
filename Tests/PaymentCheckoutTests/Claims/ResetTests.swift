import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct ResetTests {
    @Test("EN-28 reset is refused while an attempt is open and once the session is settled")
    func refused() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        #expect(await shop.button.reset() == .alreadyProcessing)
        #expect(await shop.checkout.reset() == .alreadyProcessing)
        await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(await shop.button.reset() == .alreadySettled)
        #expect(await shop.button.tap() == .refused(.alreadySettled))
    }

    @Test(
        "EN-22 EN-28 after a hand-over taps are refused until reset, which makes no callback and counts as a definite answer"
    )
    func afterHandOver() async throws {
        let shop = try Shop()
        shop.merchant.decrypts(false)
        #expect(try await shop.pay() == .ended(.handedOver))
        #expect(!shop.button.isProcessing)
        let before = shop.merchant.begun.entries
        #expect(await shop.button.tap() == .refused(.handedOver))
        #expect(await shop.button.reset() == nil)
        #expect(shop.merchant.begun.entries == before)
        shop.merchant.decrypts(true)
        let second = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test(
        "EN-22 EN-28 reset is never implied by teardown: after a hand-over the button that comes back is refused still")
    func notByTeardown() async throws {
        let shop = try Shop()
        shop.merchant.decrypts(false)
        try await shop.pay()
        await shop.button.disappear()
        #expect(await shop.button.appear())
        #expect(await shop.button.tap() == .refused(.handedOver))
        #expect(await shop.button.reset() == nil)
        _ = try await shop.tapped()
    }

    @Test("EN-28 EN-36 after a mismatch reset counts as reconciled: taps are taken, under another transaction id")
    func afterMismatch() async throws {
        let shop = try Shop()
        let partial = TransactionReply(
            state: .authorised, systemTransactionId: "system-0", amount: 20, currencyCode: "USD")
        shop.gateway.change { $0.authorise = [.now(.success(partial)), .now(.success(PazeSamples.authorised))] }
        #expect(try await shop.pay().outcome?.failureCode == "FLOW0005")
        #expect(await shop.button.tap() == .refused(.needsReconciliation))
        #expect(await shop.button.reset() == nil)
        let second = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
    }

    @Test("EN-22 after a failure, a refusal or a cancellation a new tap starts afresh", arguments: 0..<3)
    func afresh(kind: Int) async throws {
        let shop = try Shop()
        switch kind {
        case 0:
            shop.gateway.change { $0.complete = [.now(.malformed), .now(.success(.decoded(PazeSamples.completed)))] }
        case 1:
            shop.gateway.change {
                $0.authorise = [.now(.refused(ProviderRefusal(code: "no"))), .now(.success(PazeSamples.authorised))]
            }
        default: shop.merchant.on(.onPreDecryption, .runs { [button = shop.button] in await button.cancel() })
        }
        #expect(try await shop.pay().outcome?.isSuccess == false)
        let second = try await shop.tapped()
        #expect(second == AttemptID(2))
        #expect(await shop.button.outcome == nil)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
    }

    @Test(
        "EN-22 a tap after an unknown outcome asks the provider once: open refuses, a definite no goes on, a success settles",
        arguments: 0..<3)
    func afterUnknown(answer: Int) async throws {
        let shop = try Shop()
        shop.gateway.change { $0.authorise = [.now(.silent), .now(.success(PazeSamples.authorised))] }
        let paid = Task { try await shop.pay() }
        await shop.merchant.begun.until(.onGetShopper)
        // All six queries count from when verifying began: the last is due 38.4 s later at most.
        await shop.clock.sleepers(atLeast: 1)
        await shop.settle()
        shop.clock.advance(by: .seconds(40))
        guard case .unknown = try await paid.value.outcome else { throw Unexpected() }
        let asked = shop.gateway.count(.findTransactions)
        let clicks = shop.merchant.begun.entries.count { $0 == .onPazeButtonClicked }
        let refused = TransactionReply(state: .refused, systemTransactionId: "system-1")
        switch answer {
        case 0:
            #expect(await shop.button.tap() == .refused(.outcomeUnknown))
            #expect(shop.merchant.begun.entries.count { $0 == .onPazeButtonClicked } == clicks)
        case 1:
            shop.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([refused])))] }
            _ = try await shop.tapped()
        default:
            shop.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
            #expect(await shop.button.tap() == .refused(.alreadySettled))
            #expect(await shop.checkout.snapshot().settlement == .succeeded)
        }
        #expect(shop.gateway.count(.findTransactions) == asked + 1)
    }

    @Test("EN-35 an update is refused while an attempt is open; the attempt keeps the amount it began with")
    func amountSnapshot() async throws {
        let shop = try Shop()
        await shop.button.appear()
        #expect(try await shop.checkout.update(transactionData: PazeSamples.transaction(amount: 30)) == nil)
        shop.gateway.change {
            $0.authorise = [
                .now(
                    .success(
                        TransactionReply(
                            state: .authorised, systemTransactionId: "system-1", amount: 30, currencyCode: "USD")))
            ]
        }
        let attempt = try await shop.tapped()
        #expect(
            try await shop.checkout.update(transactionData: PazeSamples.transaction(amount: 40)) == .alreadyProcessing)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(shop.gateway.authorisations.map(\.amount.text) == ["30.00"])
    }

    @Test("EN-35 an update that races a tap is either read by the attempt or refused, never lost")
    func racingUpdate() async throws {
        for _ in 0..<200 {
            let shop = try Shop()
            await shop.button.appear()
            async let updated = shop.checkout.update(transactionData: PazeSamples.transaction(amount: 40))
            async let tapped = shop.button.tap()
            let refusal = try await updated
            guard case .waiting(.checkout(let handoff)) = await tapped else { throw Unexpected() }
            #expect(handoff.payload.attempt.payload.amount?.text == (refusal == nil ? "40.00" : "25.00"))
            if let refusal { #expect(refusal == .alreadyProcessing) }
        }
    }
}
