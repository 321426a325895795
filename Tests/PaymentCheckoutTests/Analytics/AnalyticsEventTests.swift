import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct AnalyticsEventTests {
    @Test("TY-60 each ending has its event, after those of the way there", arguments: AnalyticsStory.endings)
    func ending(story: AnalyticsStory) {
        #expect(ObservedCheckout.told(story.act).map(\.name) == story.expected)
    }

    @Test("TY-60 what follows a sent authorisation is told once", arguments: AnalyticsStory.verifications)
    func verification(story: AnalyticsStory) {
        #expect(ObservedCheckout.told(story.act).map(\.name) == story.expected)
    }

    @Test("TY-60 a failed presentment is ComponentError with the code, and nothing of a payment")
    func presentment() {
        let told = ObservedCheckout.told(currency: "EUR") { await $0.button.appear() }
        #expect(told.map(\.name) == ["ComponentError"])
        #expect(told.first?.errorCode == "SDK1213")
        #expect(told.first?.componentType == "paze")
        #expect(told.first?.transactionId == nil)
    }

    @Test("TY-60 an open attempt that the session's expiry ends is PaymentAbandoned")
    func expiry() {
        let told = ObservedCheckout.told(expiry: ObservedCheckout.now.addingTimeInterval(60)) { observed in
            await observed.button.appear()
            await observed.button.tap()
            try? await observed.clock.sleep(for: .seconds(61))
        }
        #expect(told.last?.name == "PaymentAbandoned")
    }

    @Test("EN-46 a tap after the expiry is PaymentFailed with FLOW0003, and counts as failed")
    func expiredTap() {
        let failures = EventLog<Int>()
        let told = ObservedCheckout.told(expiry: ObservedCheckout.now.addingTimeInterval(60)) { observed in
            await observed.button.appear()
            try? await observed.clock.sleep(for: .seconds(61))
            await observed.button.tap()
            failures.append(observed.engine.counters[.failed])
        }
        #expect(told.map(\.name) == ["ComponentReady", "PaymentFailed"])
        #expect(told.last?.errorCode == "FLOW0003")
        #expect(failures.entries == [1])
    }

    @Test("TY-60 events carry the vendor's session id, the wall clock, the transaction, the retry and the error's code")
    func contents() {
        let told = ObservedCheckout.told { observed in
            observed.gateway.change {
                $0.authorise = [
                    .now(.success(TransactionReply(state: .refused, stateCode: "51", systemTransactionId: "system-0"))),
                    .now(.success(PazeSamples.authorised)),
                ]
            }
            await observed.pay()
            await observed.button.tap()
            await observed.come()
        }
        #expect(Set(told.map(\.sessionId)) == [PazeSamples.sessionId])
        #expect(Set(told.map(\.timestamp)) == [ObservedCheckout.now])
        let ends = told.filter { ["PaymentRefused", "PaymentSucceeded"].contains($0.name) }
        #expect(ends.map(\.transactionId) == ["order-1", "order-1-2"])
        #expect(ends.map(\.isRetry) == [false, true])
        #expect(ends.map(\.errorCode) == ["51", nil])
    }

    @Test("TY-60 nothing sensitive is in an event, whatever way it is printed")
    func privacy() {
        let printed = EventLog<String>()
        _ = ObservedCheckout.told { observed in
            await observed.pay()
            for told in observed.log.entries { printed.append(String(reflecting: told)) }
        }
        let text = printed.entries.joined()
        for secret in [
            "4111111111111111", "secured-payload", "hmac-key", "encryption-key", "ada@example.com", "Ada Example",
        ] { #expect(!text.contains(secret)) }
    }

    @Test("PZ-12 the button's event comes after the click callback and the creation, before the checkout's URL is out")
    func clickedOrder() {
        let order = EventLog<String>()
        _ = ObservedCheckout.told { observed in
            observed.merchant.on(
                .onPazeButtonClicked, .runs { order.append("\(observed.log.entries.last?.name ?? "")") })
            await observed.button.appear()
            await observed.button.tap()
            await observed.log.until { $0.last?.name == "PazeButtonClicked" }
            order.append("created \(observed.gateway.count(.createCheckout))")
            order.append("returned \(observed.merchant.returned.entries.last == .onPazeButtonClicked)")
        }
        #expect(order.entries.count == 3)
        #expect(order.entries.first != "PazeButtonClicked")
        #expect(order.entries.suffix(2) == ["created 1", "returned true"])
    }

    @Test("EN-28 EN-51 an earlier attempt's late success is the success of the next one that is open")
    func lateSuccessDuringNext() {
        let seen = EventLog<String>()
        let told = ObservedCheckout.told { observed in
            observed.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
            await observed.pay()
            _ = await observed.button.reset()
            await observed.button.tap()
            observed.gateway.release(.authorise)
            await observed.log.until { $0.last?.name == "PaymentSucceeded" }
            seen.append("\(observed.engine.counters[.paidAfter])")
            seen.append("\(await observed.checkout.snapshot().settlement)")
        }
        #expect(
            told.map(\.name).suffix(6) == [
                "PaymentVerifying", "PaymentUnknown", "ComponentReady", "ComponentInteraction", "PazeButtonClicked",
                "PaymentSucceeded",
            ])
        #expect(seen.entries == ["0", "succeeded"])
    }
}
