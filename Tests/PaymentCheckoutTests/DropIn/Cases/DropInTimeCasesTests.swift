import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: time and silence in Drop-in")
struct DropInTimeCasesTests {
    private static let key = "session-1/drop-in-card/order-1/25.00USD/0"

    @Test("C24 EN-30: an error that is told 30 s after onSuccess is ignored")
    func lateError() {
        DropInAdapterRig.run { rig in
            try await rig.pay(.card)
            let callbacks = rig.callbacks
            await rig.sleepVirtually(.seconds(30))
            #expect(await rig.engine.deliver(.dropIn(.error, system: "system of order-1")) == .accepted)
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.callbacks == callbacks)
            #expect(await rig.dropIn.checkout.snapshot().settlement == .succeeded)
        }
    }

    @Test(
        "C45 EN-42: reply and deadline of a card's authorisation at one instant are one success", arguments: [30, 31])
    func sameInstant(seconds: Int) {
        DropInAdapterRig.run(seeds: 0..<100) { rig in
            rig.client.finds([AsyncDropInClient.reply("order-1")])
            // The call has 30 s; a second later, nearly, the first status query is due.
            rig.takes(.seconds(seconds), "authorise")
            try await rig.pay(.card)
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.merchant.results.count == 1)
            #expect(rig.merchant.errors.isEmpty)
            #expect(rig.count("authorise") == 1)
            #expect(!rig.dropIn.isProcessing)
        }
    }

    @Test("C63 EN-43: a reply a second after the call's limit of 5 s: nothing is declined, and one success is told")
    func afterTheLimit() {
        var deadlines = DeadlinePolicy()
        deadlines.gatewayCall = .seconds(5)
        DropInAdapterRig.run(deadlines: deadlines) { rig in
            rig.takes(.seconds(6), "authorise")
            let paying = await rig.pay(.card, until: "authorise")
            await rig.sleepVirtually(.milliseconds(5_500))
            #expect(await rig.cardStateName == "verifying")
            #expect(rig.merchant.errors.isEmpty && rig.merchant.results.isEmpty)
            #expect(rig.dropIn.isProcessing)
            #expect(await rig.dropIn.cancel() == .tooLate)
            try await paying.value
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.milliseconds == 6_000)
            #expect(rig.merchant.errors.isEmpty)
            #expect(rig.merchant.results.count == 1)
        }
    }

    @Test("C67 EN-41: after a first attempt that failed, a second without a reply runs out by its own limit")
    func ownLimit() {
        DropInAdapterRig.run { rig in
            rig.takes(.seconds(20), "authorise")
            rig.client.fails("authorise", .status422)
            try await rig.pay(.card)
            guard case .refused = try await rig.outcome() else { throw Unexpected(what: "not refused") }
            #expect(rig.milliseconds == 20_000)
            #expect(await rig.dropIn.reset() == nil)
            rig.takes(.seconds(6_000), "authorise")
            let paying = await rig.pay(.card, until: "authorise")
            // The first one's limit would have been over at 30 s, the second's is at 50 s.
            await rig.sleepVirtually(.milliseconds(29_900))
            #expect(await rig.cardStateName == "authorising")
            await rig.sleepVirtually(.milliseconds(200))
            #expect(await rig.cardStateName == "verifying")
            try await paying.value
            guard case .unknown = try await rig.outcome(2) else { throw Unexpected(what: "not unknown") }
            // The last query comes 32 s after the limit, give or take a fifth.
            #expect((75_600...88_400).contains(rig.milliseconds))
            #expect(rig.merchant.errors.last?.errorCode == "FLOW0001")
            #expect(!rig.dropIn.isProcessing)
        }
    }

    @Test("C69 EN-45 EN-28: retries of one intent keep key and id, another amount has a new key")
    func oneKey() {
        DropInAdapterRig.run { rig in
            // Three tries of one call, and a shopper's own retries.
            rig.client.fails("authorise", .notConnected)
            try await rig.pay(.card)
            rig.client.fails("authorise", .brokenOff)
            try await rig.pay(.card)
            guard case .unknown = try await rig.outcome(2) else { throw Unexpected(what: "not unknown") }
            #expect(await rig.dropIn.reset() == nil)
            try await rig.pay(.card)
            guard case .unknown = try await rig.outcome(3) else { throw Unexpected(what: "not unknown") }
            #expect(rig.charges.map(\.key) == Array(repeating: Self.key, count: 5))
            #expect(Set(rig.charges.map(\.id)) == ["order-1"])
            #expect(await rig.dropIn.reset() == nil)
            #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: 45)) == nil)
            rig.client.fails("authorise", nil)
            try await rig.pay(.card)
            #expect(rig.charges.last?.amount == "45.00 USD")
            #expect(rig.charges.last?.key != Self.key)
        }
    }

    @Test(
        "C74 EN-65 EN-91: an unreadable reply leaves the outcome unknown, and no second session is opened for the order"
    )
    func unreadable() async throws {
        let rig = try await DropInScene.card(.now(.malformed)).rig()
        await rig.dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
        try await rig.passTime()
        guard case .unknown(let identity) = try await rig.outcome() else { throw Unexpected(what: "not unknown") }
        #expect(identity.payload.merchantTransactionId == "order-1")
        #expect(rig.codes == ["FLOW0001"])
        #expect(rig.cards.count(.authorise) == 1)
        #expect(rig.engine.counters[.malformedReplies] == 1)
        let merchant = ScriptedDropInMerchant()
        for isClosed in [false, true] {
            if isClosed { await rig.dropIn.destroy() }
            #expect(throws: AdmissionException.self) {
                _ = try CheckoutDropIn(config: merchant.config(), engine: rig.engine)
            }
        }
    }
}

extension DropInAdapterRig {
    var charges: [AsyncDropInClient.Charge] { client.charges.withLock { $0 } }

    fileprivate var cardStateName: String {
        get async {
            let components = await dropIn.checkout.snapshot().components
            return components.first { $0.method == "drop-in-card" }?.state ?? "none"
        }
    }
}
