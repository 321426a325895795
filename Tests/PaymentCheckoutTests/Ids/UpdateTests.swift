import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Changing what is to be paid")
struct UpdateTests {
    typealias Change = @Sendable (inout TransactionData) -> Void

    static let unsound: [(code: String, change: Change)] = [
        ("SDK0106", { $0.merchantTransactionId = " " }),
        ("SDK0107", { $0.merchantTransactionId = String(repeating: "a", count: 51) }),
        ("SDK0108", { $0.currency = "usd" }),
        ("SDK0110", { $0.linkId = String(repeating: "a", count: 51) }),
        ("SDK0204", { $0.merchantTransactionId = "order-2" }),
    ]

    @Test(
        "EN-35 TY-01 EN-65 an update throws what opening would; taps fail with FLOW0009 until one is taken",
        arguments: 0..<unsound.count)
    func thrown(place: Int) async throws {
        let (code, change) = Self.unsound[place]
        let rig = try await OutcomeRig()
        _ = try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        await rig.button.appear()
        var data = PazeSamples.transaction()
        change(&data)
        let error = await #expect(throws: BaseSdkException.self) {
            try await rig.checkout.update(transactionData: data)
        }
        #expect(error?.errorCode == code)
        #expect(await rig.button.tap().outcome?.failureCode == "FLOW0009")
        #expect(rig.callbacks == [.onPazeButtonClicked, .onError])
        #expect(rig.gateway.count(.createCheckout) == 0)
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: 30)) == nil)
        let attempt = try await rig.tap()
        await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(rig.gateway.authorisations.map(\.amount.text) == ["30.00"])
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1"])
    }

    @Test("EN-35 DI-01 the same of Drop-in, whose submits end with SDK1113", arguments: 0..<unsound.count)
    func dropIn(place: Int) async throws {
        let (code, change) = Self.unsound[place]
        let rig = try await DropInRig()
        _ = try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        var data = DropInTestSamples.transaction()
        change(&data)
        let error = await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: data)
        }
        #expect(error?.errorCode == code)
        _ = await rig.tapAll()
        #expect(rig.codes == ["SDK1113", "SDK1113", "SDK1113"])
        #expect(rig.callbacks == ["onError card down", "onError paypal down", "onError applePay down"])
    }

    @Test("EN-35 DI-01 a currency that the shipping options have no digits for is FLOW0009, as at creation")
    func shippingOptions() async throws {
        let merchant = ScriptedDropInMerchant()
        var global = DropInGlobalConfig()
        global.shippingOptions = [
            ApplePayShippingMethod(amount: "4.50", detail: "Two days", identifier: "fast", label: "Fast")
        ]
        let rig = try await DropInRig(merchant: merchant, config: merchant.config(global: global))
        let error = await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(currency: "JPY"))
        }
        #expect(error?.errorCode == "FLOW0009")
    }

    @Test("EN-35 DI-01 a method that was offered and cannot pay what it was changed to ends with its own code")
    func entryType() async throws {
        let rig = try await DropInRig.paze()
        let moto = DropInTestSamples.transaction(entryType: .moto)
        #expect(try await rig.dropIn.update(transactionData: moto) == nil)
        await rig.dropIn.tapPayPal()
        await rig.dropIn.tapPaze()
        #expect(rig.codes == ["SDK1118", "SDK1124"])
        #expect(rig.paypal.calls.entries.isEmpty && rig.paze.calls.entries.isEmpty)
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
    }

    @Test("EN-35 PO-11 an update that no payout can be made of throws as creating the component does")
    func payout() async throws {
        let rig = try await PayoutRig()
        for (data, code) in [
            (PayoutTestSamples.transaction(entryType: .moto), "SDK0211"),
            (PayoutTestSamples.transaction(intent: .authorisation), "SDK0212"),
        ] {
            let error = await #expect(throws: BaseSdkException.self) {
                try await rig.checkout.update(transactionData: data)
            }
            #expect(error?.errorCode == code)
            #expect(await rig.payout.tap().outcome?.failureCode == "FLOW0009")
        }
        #expect(rig.gateway.calls.entries.isEmpty)
    }

    @Test("EN-65 EN-47 a changed id is the session's from the update on, and given up when it is changed again unused")
    func reserved() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.notSent)] }
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(id: "order-7")) == nil)
        #expect(throws: AdmissionException.self) {
            _ = try rig.engine.open(PazeSamples.config(transactionId: "order-7"))
        }
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(id: "order-8")) == nil)
        let seventh = try rig.engine.open(PazeSamples.config(transactionId: "order-7"))
        await #expect(throws: AdmissionException.self) {
            try await rig.checkout.update(transactionData: PazeSamples.transaction(id: "order-7"))
        }
        await seventh.close()
        // Back to its own ids it may always go.
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(id: "order-8")) == nil)
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction()) == nil)
        await rig.checkout.close()
        #expect(rig.engine.liveSessions == 0)
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction()) == .destroyed)
    }
}
