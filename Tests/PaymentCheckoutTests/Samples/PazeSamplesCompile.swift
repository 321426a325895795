import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// That the vendor's samples compile is shown by their being here; some of them are run, on the process's own engine.
@Suite(.serialized) struct PazeSamplesCompile {
    private static let gateway = ScriptedPazeGateway()
    /// `PxpCheckout.initialize(config:)` needs an engine that was named once for the process.
    private static let isBootstrapped = PaymentEngine.bootstrap(
        PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock()))

    init() { #expect(Self.isBootstrapped) }

    private func pay(_ button: PazeButtonComponent) async throws -> PazeButtonComponent.Progress {
        #expect(await button.appear())
        guard case .waiting(.checkout(let handoff)) = await button.tap() else { return .idle }
        return await button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
    }

    @Test("TY-20 the minimal configuration makes a button that appears")
    func minimal() async throws {
        let button = try SampleShop().minimalConfiguration()
        #expect(await button.appear())
        await button.disappear()
    }

    @Test("TY-20 the advanced configuration makes a button that is paid with, its networks and cobrand sent")
    func advanced() async throws {
        let shop = SampleShop()
        let checkout = try shop.onGetShopperConfiguration()
        guard case .ended(.succeeded) = try await pay(try shop.advancedConfiguration(checkout)) else {
            Issue.record("The payment did not succeed.")
            return
        }
        let request = try #require(Self.gateway.checkouts.last)
        #expect(request.cobrand?.map(\.cobrandName) == ["Rewards Plus"])
        let authorisation = try #require(Self.gateway.authorisations.last)
        #expect(authorisation.shopper?.firstName == "John")
        #expect(authorisation.addressVerification?.postalCode == "10001")
        await checkout.close()
    }

    @Test("TY-11 the events page's callbacks run on a payment that succeeds")
    func events() async throws {
        let shop = SampleShop()
        let checkout = try PxpCheckout.initialize(config: shop.onGetShopperExample())
        let config = PazeButtonComponentConfig()
        shop.presentmentEvents(config)
        shop.checkoutEvents(config)
        shop.decryptionEvents(config)
        shop.authorisationEvents(config)
        shop.errorEvent(config)
        guard case .ended(.succeeded) = try await pay(try checkout.create(.pazeButton, componentConfig: config)) else {
            Issue.record("The payment did not succeed.")
            return
        }
        #expect(
            shop.log.entries == [
                "clearErrorMessages", "trackEvent paze_button_clicked", "validateCheckoutOnBackend session-1 1111",
                "verifyPaymentOnBackend system-1", "navigateToOrderConfirmation \(shop.order)",
            ])
        let authorisation = try #require(Self.gateway.authorisations.last)
        #expect(authorisation.shopper?.phoneNumber == "15551234567")
        #expect(authorisation.riskScreeningData?.userIp == "192.168.1.100")
        await checkout.close()
    }

    @Test("TY-04 without a customer the sample names a guest")
    func guest() async throws {
        var shop = SampleShop()
        shop.customer = nil
        let shopper = await shop.onGetShopperExample().onGetShopper?()
        #expect(shopper?.id == "guest-1")
    }

    @Test("PZ-30 the manual decryption sample gets the secured payload and hands over")
    func manualDecryption() async throws {
        let shop = SampleShop()
        let checkout = try shop.onGetShopperConfiguration()
        let config = PazeButtonComponentConfig()
        shop.manualDecryption(config)
        guard case .ended(.handedOver) = try await pay(try checkout.create(.pazeButton, componentConfig: config)) else {
            Issue.record("The payment was not handed over.")
            return
        }
        #expect(shop.log.entries == ["sendToBackendForDecryption secured-payload"])
        await checkout.close()
    }

    @Test("PZ-42 the risk screening sample's account goes with the authorisation")
    func riskScreening() async throws {
        let config = PazeButtonComponentConfig()
        let checkout = try SampleShop().riskScreening(config)
        _ = try await pay(try checkout.create(.pazeButton, componentConfig: config))
        let account = try #require(Self.gateway.authorisations.last?.riskScreeningData?.account)
        #expect(account.id == "shopper-123")
        // 2024-01-15T10:30:00Z.
        #expect(account.creationDateTime?.timeIntervalSince1970 == 1_705_314_600)
        await checkout.close()
    }

    @Test("PZ-47 the error sample words SDK1213, and the button is hidden")
    func errors() async throws {
        var shop = SampleShop()
        shop.currency = "EUR"
        let checkout = try shop.onGetShopperConfiguration()
        let config = PazeButtonComponentConfig()
        shop.presentmentEvents(config)
        shop.errorEvent(config)
        #expect(await !(try checkout.create(.pazeButton, componentConfig: config)).appear())
        #expect(
            shop.log.entries == [
                "showError Paze is only available for USD transactions.", "showAlternativePaymentMethods",
            ])
        await checkout.close()
    }

    @Test("PZ-45 the enterprise sample shows the provider's reason when the submission was refused")
    func submitError() async throws {
        Self.gateway.change { $0.authorise = [.now(.refused(ProviderRefusal(code: "51", message: "No funds")))] }
        defer { Self.gateway.change { $0.authorise = [.now(.success(PazeSamples.authorised))] } }
        let shop = SampleShop()
        let checkout = try shop.onGetShopperConfiguration()
        let config = shop.enterprisePayment()
        shop.donationFlow(config)
        shop.enhancedTransactionData(config)
        guard case .ended(.refused) = try await pay(try checkout.create(.pazeButton, componentConfig: config)) else {
            Issue.record("The payment was not refused.")
            return
        }
        #expect(shop.log.entries == ["showError Payment failed: No funds"])
        #expect(Self.gateway.checkouts.last?.paymentDescription == "Charity donation")
        await checkout.close()
    }

    @Test("TY-11 the basic example navigates after a payment")
    func basic() async throws {
        let shop = SampleShop()
        let checkout = try shop.onGetShopperConfiguration()
        _ = try await pay(try shop.basicCheckoutButton(checkout))
        #expect(shop.log.entries == ["verifyPaymentOnBackend system-1", "navigateToOrderConfirmation"])
        await checkout.close()
    }

    @Test("TY-21 the published types have their published fields")
    func shapes() {
        #expect(PublishedShapes.shopper.count + 1 == 14)
        #expect(PublishedShapes.shipping.count == 7)
        #expect(PazeCheckoutResult.CheckoutResultType.complete.rawValue == "COMPLETE")
        #expect(PazeCheckoutResult.CheckoutResultType.incomplete.rawValue == "INCOMPLETE")
        let style = PazeButtonStyleConfig()
        #expect(style[keyPath: PublishedShapes.style] == .auto)
        #expect(style[keyPath: PublishedShapes.styleShape] == .rounded)
        #expect(style[keyPath: PublishedShapes.styleLabel] == .checkoutWith)
        #expect(style[keyPath: PublishedShapes.styleHeight] == nil)
    }

    @Test("TY-20 every callback of a fresh configuration is nil, and each can be set")
    func callbacks() {
        let config = PazeButtonComponentConfig()
        func isSet() -> [Bool] {
            [
                config.onInit != nil, config.onPresentmentResolved != nil, config.onError != nil,
                config.onPazeButtonClicked != nil, config.onCheckoutComplete != nil,
                config.onCheckoutIncomplete != nil, config.onComplete != nil, config.onPreDecryption != nil,
                config.onPostDecryption != nil, config.onPreAuthorisation != nil, config.onPostAuthorisation != nil,
                config.onSubmitError != nil,
            ]
        }
        #expect(isSet() == Array(repeating: false, count: 12))
        SampleShop().eventHandling(config)
        #expect(isSet() == Array(repeating: true, count: 12))
    }
}
