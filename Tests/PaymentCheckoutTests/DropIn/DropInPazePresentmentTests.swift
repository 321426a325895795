import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze in Drop-in: the presentment that create() runs")
struct DropInPazePresentmentTests {
    /// A session, or a button, with which Paze cannot be offered, and the code that says so.
    struct Unfit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var paze = AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999")
        var transaction = DropInTestSamples.transaction()
        var email: String?
    }

    @Test(
        "DI-01 DI-21 DI-22: presentment runs in create(); what it finds is onError once, and Paze is left out",
        arguments: [
            Unfit(testDescription: "SDK0118", paze: AllowedPaze(merchantCategoryCode: "5999")),
            Unfit(testDescription: "SDK1202", paze: AllowedPaze(clientId: " ", merchantCategoryCode: "5999")),
            Unfit(testDescription: "SDK1202A", paze: AllowedPaze(clientId: "client-1")),
            Unfit(testDescription: "SDK1213", transaction: DropInTestSamples.transaction(currency: "EUR")),
            Unfit(testDescription: "SDK1209", email: "nobody"),
            Unfit(testDescription: "SDK1124", transaction: DropInTestSamples.transaction(entryType: .moto)),
        ])
    func unfit(_ unfit: Unfit) async throws {
        let merchant = ScriptedDropInMerchant()
        let config = PazeButtonComponentConfig()
        config.emailAddress = unfit.email
        let rig = try await DropInRig(
            merchant: merchant,
            config: merchant.config(
                session: DropInTestSamples.session(wallets: AllowedWallets(paze: unfit.paze)),
                transaction: unfit.transaction, paze: config))
        #expect(rig.callbacks == ["onError paze down"])
        #expect(rig.codes == [unfit.testDescription])
        #expect(await rig.dropIn.offers?.methods == [.card])
        #expect(await rig.dropIn.tapPaze() == .refused(.notReady))
        #expect(rig.callbacks.count == 1)
    }

    @Test("DI-01: Paze is offered last, and without a gateway it is SDK1122")
    func offered() async throws {
        let rig = try await DropInRig.paze()
        #expect(await rig.dropIn.offers?.methods == [.card, .paypal, .paze])
        #expect(rig.callbacks.isEmpty)

        let merchant = ScriptedDropInMerchant()
        let engine = PaymentEngine(ports: PaymentPorts(card: ScriptedCardGateway()), clock: ManualClock())
        let dropIn = try CheckoutDropIn(
            config: merchant.config(session: DropInTestSamples.sessionWithPaze()), engine: engine)
        await dropIn.create()
        #expect(merchant.errors.map(\.errorCode) == ["SDK1102", "SDK1122"])
    }
}
