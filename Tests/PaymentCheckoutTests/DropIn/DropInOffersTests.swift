import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What a Drop-in cannot be made of, and what it cannot offer")
struct DropInOffersTests {
    @Test(
        "TY-41: a way of shipping whose price is no plain number of the currency is refused when the configuration is built",
        arguments: ["1,000.00", "free", "4.999", ""])
    func unusableShipping(amount: String) async throws {
        let rig = try await DropInRig()
        let options = [
            ApplePayShippingMethod(amount: "4.99", detail: "", identifier: "post", label: "Post"),
            ApplePayShippingMethod(amount: amount, detail: "", identifier: "other", label: "Other"),
        ]
        let global = DropInGlobalConfig(shippingOptions: options)
        let error = #expect(throws: BaseSdkException.self) {
            try CheckoutDropIn(config: ScriptedDropInMerchant().config(global: global), engine: rig.engine)
        }
        #expect(error?.errorCode == "FLOW0009")
        #expect(error?.errorMessage.contains("shippingOptions") == true)
    }

    @Test(
        "DI-01 TY-40: methods without a gateway are SDK1101, SDK1102, SDK1119 and SDK1122 in their order, then SDK1100")
    func noGateways() async throws {
        let merchant = ScriptedDropInMerchant()
        let engine = PaymentEngine(ports: PaymentPorts(), clock: ManualClock())
        let dropIn = try CheckoutDropIn(
            config: merchant.config(session: DropInTestSamples.session(wallets: DropInTestSamples.allWallets)),
            engine: engine)
        await dropIn.create()
        #expect(merchant.errors.map(\.errorCode) == ["SDK1101", "SDK1102", "SDK1119", "SDK1122", "SDK1100"])
        #expect(
            merchant.begun.entries.map(\.description) == [
                "onGetShopper down", "onError card down", "onError paypal down", "onError applePay down",
                "onError paze down", "onError down",
            ])
        #expect(await dropIn.offers?.methods == [])
    }

    @Test("DI-01 TY-40: a listed method without an intent of its own, or with a blank id at PayPal, cannot be offered")
    func noIntent() async throws {
        let merchant = ScriptedDropInMerchant()
        var transaction = DropInTestSamples.transaction()
        transaction.intent = DropInTransactionIntentData(card: nil, paypal: .authorisation)
        let wallets = AllowedWallets(
            paypal: AllowedPayPal(merchantId: "m"), applePay: AllowedApplePay(merchantId: "merchant.test"))
        let rig = try await DropInRig(
            merchant: merchant,
            config: merchant.config(session: DropInTestSamples.session(wallets: wallets), transaction: transaction))
        #expect(rig.callbacks == ["onError card down", "onError applePay down"])
        #expect(rig.codes == ["SDK1101", "SDK1119"])
        #expect(await rig.dropIn.offers?.methods == [.paypal])
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.notReady))

        let other = ScriptedDropInMerchant()
        let blank = AllowedWallets(paypal: AllowedPayPal(merchantId: " "))
        let bare = try await DropInRig(
            merchant: other, config: other.config(session: DropInTestSamples.session(wallets: blank)))
        #expect(bare.codes == ["SDK1102"])
        #expect(await bare.dropIn.offers?.methods == [.card])
    }
}
