import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// That the Drop-in page's samples compile is shown by their being here; they are run, too.
@Suite("The Drop-in page's samples")
struct DropInSampleTests {
    private let clock = ManualClock()
    private let cards = ScriptedCardGateway()
    private let paypal = ScriptedPayPalGateway()
    private let wallet = ScriptedApplePayGateway()

    private func dropIn(_ shop: DropInSampleShop, _ config: CheckoutDropInConfig) async throws -> CheckoutDropIn {
        let engine = PaymentEngine(
            ports: PaymentPorts(card: cards, paypal: paypal, applePay: wallet), clock: clock,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) })
        return try #require(await shop.loadDropIn(config, on: engine))
    }

    @Test("TY-11 TY-40: the complete example pays by card, and its callbacks are called in order")
    func complete() async throws {
        let shop = DropInSampleShop()
        let dropIn = try await dropIn(shop, shop.complete(session: DropInTestSamples.session()))
        #expect(try #require(await dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        await shop.log.until("success page of order-at-the-shop")
        #expect(
            shop.log.entries.filter { $0.hasPrefix("track") } == [
                "track payment_initiated", "track payment_processing", "track payment_success_frontend",
            ])
        #expect(cards.authoriseRequests.map(\.consent) == [true])
        #expect(cards.authoriseRequests.map(\.shopper?.id) == ["customer-1"])
    }

    @Test("TY-11: the complete example is told of a dismissed sheet, and of a session that lists nothing")
    func completeOtherwise() async throws {
        let shop = DropInSampleShop()
        let dropIn = try await dropIn(shop, shop.complete(session: DropInTestSamples.session()))
        await dropIn.tapApplePay()
        try #require(wallet.sheet).dismissed()
        await shop.log.until("message: Applepay cancelled")
        #expect(shop.log.entries.contains("track payment_cancelled"))

        let other = DropInSampleShop()
        _ = try await self.dropIn(other, other.complete(session: DropInTestSamples.session(cards: nil, wallets: nil)))
        #expect(other.log.entries.contains("payment_error SDK1100"))
    }

    @Test("TY-11: each of the single samples makes a Drop-in that pays, whatever it leaves unset")
    func single() async throws {
        let shop = DropInSampleShop()
        let samples = [
            shop.onGetShopper(), shop.onBeforeSubmit(), shop.onBeforeSubmitInPlace(), shop.onSubmit(),
            shop.onSuccess(), shop.onErrorWithRetries(),
        ]
        for config in samples {
            let dropIn = try await dropIn(shop, config)
            #expect(try #require(await dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        }
        #expect(shop.log.entries.prefix(3) == ["track payment_initiated", "overlay", "track payment_processing"])
        shop.notes.withLock { $0.loadingTimeout?.cancel() }
        for (method, isLoggedIn) in [(shop.onGetConsent(), true), (shop.onGetConsentByLogin(), false)] {
            var shop = shop
            shop.customerId = isLoggedIn ? "customer-1" : nil
            let config = isLoggedIn ? method : shop.onGetConsentByLogin()
            let dropIn = try await dropIn(shop, shop.config { $0.methodConfig = config })
            await dropIn.submit(card: DropInTestSamples.card)
            #expect(cards.authoriseRequests.last?.consent == isLoggedIn)
        }
    }

    @Test("DI-10: the page's gate stops a payment for which nothing is in stock")
    func soldOut() async throws {
        var shop = DropInSampleShop()
        shop.stock = false
        shop.amount = 200
        let dropIn = try await dropIn(shop, shop.onBeforeSubmit())
        #expect(await dropIn.submit(card: DropInTestSamples.card).ended?.cancelledBy == .merchant)
        #expect(shop.log.entries == ["track payment_initiated", "asked", "message: sold out"])
    }

    @Test(
        "DI-14 DI-23: the page's detection by code and words finds what it looks for",
        arguments: [
            ("51", "Insufficient funds", "insufficient funds"), ("05", "Do not honour", "declined"),
            ("54", "Expired card", "card expired"), ("N7", "CVV mismatch", "wrong security code"),
        ])
    func words(code: String, message: String, told: String) async throws {
        let shop = DropInSampleShop()
        cards.change {
            $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, code: code, message: message)))]
        }
        let dropIn = try await dropIn(shop, shop.config { $0.onError = shop.onError() })
        await dropIn.submit(card: DropInTestSamples.card)
        #expect(shop.log.entries.contains("message: \(told)"))
        #expect(shop.log.entries.contains("payment_error \(code)"))
    }

    @Test("DI-23: the page finds the session's end by its words, and never a timeout in it")
    func sessionOver() async throws {
        let shop = DropInSampleShop()
        let session = DropInTestSamples.session(expiry: Date(timeIntervalSince1970: 1_700_000_060))
        let dropIn = try await dropIn(
            shop,
            shop.config {
                $0.session = session
                $0.onError = shop.onError()
            })
        clock.advance(by: .seconds(60))
        await dropIn.checkout.drained()
        await dropIn.submit(card: DropInTestSamples.card)
        #expect(shop.log.entries.contains("message: session over"))
        #expect(shop.log.entries.contains("payment_error FLOW0003"))
    }

    @Test("DI-41 DI-42: the page's sheet queries change the total that is authorised")
    func sheet() async throws {
        let shop = DropInSampleShop()
        let dropIn = try await dropIn(shop, shop.config { $0.methodConfig = shop.applePay() })
        await dropIn.tapApplePay()
        let sheet = try #require(wallet.sheet)
        sheet.changed(.shippingContact(ApplePayContact()))
        sheet.changed(.shippingMethod(nil))
        sheet.changed(
            .shippingMethod(ApplePayShippingMethod(amount: "2.50", detail: "", identifier: "post", label: "Post")))
        sheet.changed(.paymentMethod(nil))
        sheet.changed(.couponCode("FIVE"))
        await wallet.calls.until(.updateSheet, times: 5)
        sheet.authorised(DropInTestSamples.walletPayment)
        #expect(try #require(await dropIn.outcome(of: AttemptID(1))).isSuccess)
        #expect(
            wallet.updateSheetRequests.map { $0.update?.totalPaymentItem?.amount } == [
                30, nil, Decimal(string: "27.5"), 25, 20,
            ])
        #expect(wallet.authoriseRequests.map(\.amount.description) == ["20.00 USD"])
    }
}
