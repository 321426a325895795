import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: amounts and answers in Drop-in")
struct DropInAmountCasesTests {
    @Test("C81 EN-45 EN-47: after a decline of 60.00 another amount is charged under a new key")
    func changedAmount() {
        DropInAdapterRig.run(transaction: DropInTestSamples.transaction(amount: 60)) { rig in
            rig.client.fails("authorise", .status422)
            try await rig.pay(.card)
            #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: 45)) == nil)
            rig.client.fails("authorise", nil)
            try await rig.pay(.card)
            #expect(try await rig.outcome(2).isSuccess)
            #expect(rig.charges.map(\.amount) == ["60.00 USD", "45.00 USD"])
            #expect(Set(rig.charges.map(\.key)).count == 2)
            #expect(rig.merchant.results.count == 1)
        }
    }

    @Test("C84 EN-36: 10.00 where 20.00 were asked is no success: the id is kept, and nothing is charged again")
    func less() async throws {
        var scene = DropInScene.paypal(.now(.success(DropInTestSamples.reply(amount: 10))))
        scene.transaction = DropInTestSamples.transaction(amount: 20)
        let rig = try await scene.rig()
        try await rig.approve()
        #expect(try await rig.outcome().failureCode == "FLOW0005")
        let error = try #require(rig.merchant.errors.first as? UnreconciledTransactionSdkException)
        #expect(error.systemTransactionId == DropInTestSamples.systemTransactionId)
        #expect(rig.merchant.results.isEmpty)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.tapAll() == Array(repeating: .needsReconciliation, count: 3))
        #expect(rig.moneyCalls(.paypal) == 1)
    }

    @Test(
        "C85 TY-09: currencies without minor units are sent whole",
        arguments: [("JPY", 80), ("KRW", 10_000), ("VND", 50_000)] as [(String, Int64)])
    func minorUnits(currency: String, amount: Int64) {
        let transaction = DropInTestSamples.transaction(amount: Decimal(amount), currency: currency)
        DropInAdapterRig.run(transaction: transaction) { rig in
            try await rig.pay(.card)
            #expect(rig.charges.map(\.minorUnits) == [amount])
            #expect(rig.charges.map(\.amount) == ["\(amount) \(currency)"])
        }
    }

    @Test("C85 TY-09: 16.24 JPY is refused, by init and by an update, and never rounded")
    func tooManyDigits() async throws {
        let rig = try await DropInScene().rig()
        let transaction = DropInTestSamples.transaction(
            amount: try #require(Decimal(string: "16.24")), currency: "JPY")
        let merchant = ScriptedDropInMerchant()
        let error = #expect(throws: BaseSdkException.self) {
            _ = try CheckoutDropIn(config: merchant.config(transaction: transaction), engine: rig.engine)
        }
        #expect(error?.errorCode == "FLOW0009")
        let refused = await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: transaction)
        }
        #expect(refused?.errorCode == "FLOW0009")
        await rig.dropIn.submit(card: DropInTestSamples.card)
        #expect(rig.codes == ["SDK1113"])
        #expect(rig.cards.calls.entries.isEmpty)
    }

    @Test("C96 TY-06: a success without a merchant transaction id is told with the one that was sent")
    func missingId() async throws {
        for id in [String?.none, "", "  "] {
            let reply = TransactionReply(
                state: .authorised, systemTransactionId: "system-1", merchantTransactionId: id, approvalCode: "1",
                correlationId: "c")
            let rig = try await DropInScene.card(.now(.success(reply))).rig()
            #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.isSuccess == true)
            #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1"])
            #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1"])
        }
    }

    @Test(
        "C97 EN-32: ids and a refused state, or no reason at all, are onError and never onSuccess",
        arguments: DropInRig.methods)
    func refusedState(method: DropInPaymentMethod) async throws {
        for state in [TransactionState.refused, .error, .cancelled] {
            let rig = try await DropInScene.money(method, .now(.success(DropInTestSamples.reply(state)))).rig()
            try await rig.reachMoney(method)
            #expect(try await !rig.outcome().isSuccess)
            #expect(rig.callbacks.last == "onError \(method.rawValue) down")
            #expect(rig.merchant.results.isEmpty)
            #expect(rig.merchant.errors.allSatisfy { !$0.errorMessage.isEmpty })
            #expect(await rig.settlement == .notCharged)
        }
    }
}
