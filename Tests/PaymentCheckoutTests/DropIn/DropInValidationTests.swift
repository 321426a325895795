import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What Drop-in checks of the data that go with a payment")
struct DropInValidationTests {
    @Test(
        "TY-05 DI-14: risk data that cannot be used are the method's own code at the tap, before any call and any other callback",
        arguments: [
            (DropInPaymentMethod.card, "SDK1116"), (.paypal, "SDK1117"), (.applePay, "SDK1119"),
        ])
    func risk(method: DropInPaymentMethod, code: String) async throws {
        let rig = try await DropInScene {
            $0.global.riskScreeningData = RiskScreeningData(performRiskScreening: true, userIp: "localhost")
        }.rig()
        let outcome = try #require(await rig.tap(method))
        #expect(outcome.failureCode == code)
        #expect(rig.callbacks == ["onError \(method.rawValue) down"])
        #expect(rig.codes == [code])
        let message = try #require(rig.merchant.errors.first?.errorMessage)
        #expect(message.contains("userIp") && !message.contains("localhost"))
        #expect(rig.cards.calls.entries.isEmpty && rig.paypal.calls.entries.isEmpty && rig.wallet.calls.entries.isEmpty)
    }

    @Test("TY-05: sound risk data go with every request", arguments: DropInRig.methods)
    func soundRisk(method: DropInPaymentMethod) async throws {
        let risk = RiskScreeningData(performRiskScreening: true, userIp: "192.0.2.1")
        let rig = try await DropInScene { $0.global.riskScreeningData = risk }.rig()
        try await rig.pay(method)
        #expect(rig.requests(method).map(\.risk) == [risk])
    }

    @Test("TY-09: zero is for a verification only, which PayPal has not: FLOW0009 before any call; a card's is sent")
    func zero() async throws {
        let rig = try await DropInScene {
            $0.transaction = DropInTestSamples.transaction(amount: 0)
            $0.transaction.intent = DropInTransactionIntentData(card: .verification, paypal: .purchase)
            $0.cards.authorise = [.now(.success(DropInTestSamples.reply(amount: 0)))]
        }.rig()
        #expect(try #require(await rig.tap(.paypal)).failureCode == "FLOW0009")
        #expect(rig.callbacks == ["onError paypal down"])
        #expect(rig.paypal.calls.entries.isEmpty)
        try await rig.pay(.card, attempt: 2)
        #expect(rig.cards.authoriseRequests.map(\.amount.minorUnits) == [0])
        #expect(rig.cards.authoriseRequests.map(\.intent) == [.verification])
    }

    @Test("TY-03: how a payment is repeated, and its link, go with every request", arguments: DropInRig.methods)
    func extras(method: DropInPaymentMethod) async throws {
        let recurring = RecurringData(processingModel: "Subscription", frequencyInDays: 30)
        let rig = try await DropInScene {
            $0.transaction.recurring = recurring
            $0.transaction.linkId = "link-1"
        }.rig()
        try await rig.pay(method)
        #expect(rig.requests(method).map(\.recurring) == [recurring])
        #expect(rig.requests(method).map(\.linkId) == ["link-1"])
        if method == .paypal {
            #expect(rig.paypal.createOrderRequests.map(\.recurring) == [recurring])
            #expect(rig.paypal.createOrderRequests.map(\.linkId) == ["link-1"])
        }
    }

    @Test("TY-03: so do they with Paze's authorisation")
    func pazeExtras() async throws {
        var scene = DropInScene.paze()
        scene.transaction.recurring = RecurringData(frequencyInDays: 30)
        scene.transaction.linkId = "link-1"
        let rig = try await scene.rig()
        await rig.comeBack(try await rig.tapToCheckout())
        #expect(rig.paze.authorisations.map(\.recurring?.frequencyInDays) == [30])
        #expect(rig.paze.authorisations.map(\.linkId) == ["link-1"])
    }

    @Test("TY-02 DI-35: the session's restrictions are enforced after tokenising, before anything else is asked")
    func sessionRestrictions() async throws {
        let sound = DropInTestSamples.session()
        let rig = try await DropInScene {
            $0.session = SessionData(
                sessionId: sound.sessionId, hmacKey: "hmac-key", encryptionKey: "encryption-key",
                allowedFundingTypes: sound.allowedFundingTypes,
                restrictions: CheckoutRestrictions(allowedCardFundingSource: ["Debit"]))
        }.rig()
        #expect(try #require(await rig.tap(.card)).failureCode == "SDK1116")
        #expect(rig.callbacks.last == "onError card down")
        #expect(rig.cards.calls.entries == [.tokenise])
    }

    @Test(
        "TY-41 EN-35: an update to a currency that the prices of shipping do not have throws, and the tap ends with SDK1113"
    )
    func shippingOptions() async throws {
        let rig = try await DropInScene {
            $0.global.shippingOptions = [
                ApplePayShippingMethod(amount: "4.99", detail: "", identifier: "post", label: "Post")
            ]
        }.rig()
        await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(currency: "JPY"))
        }
        #expect(try #require(await rig.tap(.applePay)).failureCode == "SDK1113")
        #expect(rig.callbacks == ["onError applePay down"])
        #expect(rig.wallet.calls.entries.isEmpty)
    }
}

extension DropInRig {
    /// Taps a method; the outcome where the tap has ended at once.
    fileprivate func tap(_ method: DropInPaymentMethod) async -> Outcome? {
        switch method {
        case .card: await dropIn.submit(card: DropInTestSamples.card).ended
        case .paypal: await dropIn.tapPayPal().ended
        case .applePay: await dropIn.tapApplePay().ended
        case .paze: await dropIn.tapPaze().ended
        }
    }

    /// Pays by a method.
    fileprivate func pay(_ method: DropInPaymentMethod, attempt: UInt32 = 1) async throws {
        switch method {
        case .card: await dropIn.submit(card: DropInTestSamples.card)
        case .paypal: try await approve()
        case .applePay, .paze: try await openSheet().authorised(DropInTestSamples.walletPayment)
        }
        #expect(try await outcome(attempt).isSuccess)
    }

    /// What the money-moving calls of a method went with.
    fileprivate func requests(
        _ method: DropInPaymentMethod
    ) -> [(risk: RiskScreeningData?, recurring: RecurringData?, linkId: String?)] {
        switch method {
        case .card: cards.authoriseRequests.map { ($0.riskScreeningData, $0.recurring, $0.linkId) }
        case .paypal: paypal.authoriseRequests.map { ($0.riskScreeningData, $0.recurring, $0.linkId) }
        case .applePay, .paze: wallet.authoriseRequests.map { ($0.riskScreeningData, $0.recurring, $0.linkId) }
        }
    }
}
