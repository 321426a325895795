import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What Drop-in asks the merchant, and what an answer or none means")
struct DropInQueriesTests {
    private static let shoppers: [TransactionShopper?] = [
        nil, TransactionShopper(), TransactionShopper(id: ""), TransactionShopper(id: "  "),
    ]

    @Test(
        "DI-02: a shopper without an id, or none, is accepted; cards on file are not offered and not taken",
        arguments: shoppers.indices)
    func withoutId(place: Int) async throws {
        let merchant = ScriptedDropInMerchant()
        merchant.names(Self.shoppers[place])
        let rig = try await DropInRig(merchant: merchant)
        #expect(await rig.dropIn.offers?.offersSavedCards == false)
        #expect(await rig.dropIn.offers?.methods == [.card, .paypal, .applePay])
        await rig.dropIn.submit(savedCard: DropInTestSamples.saved)
        #expect(rig.codes == ["SDK1116"])
        #expect(rig.cards.calls.entries.isEmpty)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.isSuccess == true)
        #expect(rig.cards.authoriseRequests.map { $0.shopper == Self.shoppers[place] } == [true])
    }

    @Test("DI-02: the shopper is asked for again in each attempt, and the last answer is sent")
    func askedAgain() async throws {
        let rig = try await DropInScene.card(.now(.success(DropInTestSamples.reply(.refused)))).rig()
        for name in ["first", "second"] {
            rig.merchant.names(TransactionShopper(id: name))
            await rig.dropIn.submit(card: DropInTestSamples.card)
            // The next transaction has an id of its own: an answer under the earlier one's would be dropped (EN-47).
            rig.cards.change {
                $0.authorise = [.now(.success(TransactionReply(state: .refused, systemTransactionId: "system-2")))]
            }
        }
        #expect(rig.cards.authoriseRequests.map { $0.shopper?.id } == ["first", "second"])
        #expect(rig.merchant.begun.entries.count { $0.name == .onGetShopper } == 3)
    }

    @Test(
        "DI-02 DI-04 DI-20 EN-16: without any callback every method pays, with no shopper, address or consent",
        arguments: DropInRig.methods)
    func nothingSet(method: DropInPaymentMethod) async throws {
        let rig = try await DropInRig(
            config: CheckoutDropInConfig(
                environment: .test, session: DropInTestSamples.session(),
                transactionData: DropInTestSamples.transaction(), merchantShopperId: "shopper-1", ownerId: "owner-1"))
        try await rig.reachMoney(method)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.begun.entries.isEmpty)
        switch method {
        case .card:
            let request = try #require(rig.cards.authoriseRequests.first)
            #expect(request.shopper == nil && request.shippingAddress == nil && request.consent == false)
            #expect(rig.cards.tokeniseRequests.map(\.mayBeStored) == [false])
        case .paypal:
            let request = try #require(rig.paypal.createOrderRequests.first)
            #expect(request.shopper == nil && request.shippingAddress == nil && request.consent == false)
        case .applePay, .paze:
            let request = try #require(rig.wallet.authoriseRequests.first)
            #expect(request.shopper == nil && request.shippingAddress == nil && request.consent == false)
        }
    }

    @Test(
        "DI-20: the merchant's answer is the consent where no control is shown", arguments: DropInRig.methods,
        [true, false])
    func consent(method: DropInPaymentMethod, isGiven: Bool) async throws {
        let rig = try await DropInScene().rig()
        rig.merchant.consents(isGiven)
        try await rig.reachMoney(method)
        #expect(try await rig.outcome().isSuccess)
        let sent =
            switch method {
            case .card: rig.cards.authoriseRequests.map(\.consent)
            case .paypal: rig.paypal.createOrderRequests.map(\.consent)
            case .applePay, .paze: rig.wallet.authoriseRequests.map(\.consent)
            }
        #expect(sent == [isGiven])
        #expect(rig.merchant.begun.entries.count { $0.name == .onGetConsent } == 1)
    }

    @Test("DI-20: the value of a shown control wins; left alone it means no", arguments: [true, false, nil] as [Bool?])
    func control(value: Bool?) async throws {
        var scene = DropInScene { $0.card = DropInCardConfig(storeCardConsent: .ask) }
        scene.paypal = DropInPayPalConfig(consentEnabled: true)
        scene.cards.authorise = [.now(.success(DropInTestSamples.reply(.refused)))]
        let rig = try await scene.rig()
        rig.merchant.consents(value == false)
        await rig.dropIn.submit(card: DropInTestSamples.card, storeConsent: value)
        #expect(rig.cards.authoriseRequests.map(\.consent) == [value ?? false])
        #expect(rig.cards.tokeniseRequests.map(\.mayBeStored) == [value ?? false])
        await rig.dropIn.tapPayPal(storeConsent: value)
        #expect(rig.paypal.createOrderRequests.map(\.consent) == [value ?? false])
        #expect(!rig.merchant.begun.entries.contains { $0.name == .onGetConsent })
    }

    @Test("DI-20: a value that comes with the tap though no control is shown does not count", arguments: [true, false])
    func unshownControl(value: Bool) async throws {
        let rig = try await DropInScene.card(.now(.success(DropInTestSamples.reply(.refused)))).rig()
        rig.merchant.consents(!value)
        await rig.dropIn.submit(card: DropInTestSamples.card, storeConsent: value)
        await rig.dropIn.tapPayPal(storeConsent: value)
        #expect(rig.cards.authoriseRequests.map(\.consent) == [!value])
        #expect(rig.cards.tokeniseRequests.map(\.mayBeStored) == [!value])
        #expect(rig.paypal.createOrderRequests.map(\.consent) == [!value])
        #expect(rig.merchant.begun.entries.count { $0.name == .onGetConsent } == 2)
    }

    @Test("DI-44: two authorisations in the sheet with one payment id are one, also when they differ in all else")
    func sameWalletPayment() async throws {
        let rig = try await DropInScene.applePay(.held(.success(DropInTestSamples.reply()))).rig()
        let sheet = try await rig.openSheet()
        sheet.authorised(ApplePayAuthorisation(paymentId: "wallet-1", token: Sensitive("first")))
        sheet.authorised(ApplePayAuthorisation(paymentId: "wallet-1", token: Sensitive("second")))
        await rig.wallet.calls.until(.authorise)
        await rig.drained()
        sheet.authorised(ApplePayAuthorisation(paymentId: "wallet-1", token: Sensitive("third")))
        await rig.drained()
        rig.release(.applePay)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.wallet.authoriseRequests.map { $0.token.reveal() } == ["first"])
        #expect(rig.engine.counters[.duplicateAnswers] == 2)
    }
}
