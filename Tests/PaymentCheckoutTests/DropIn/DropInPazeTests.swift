import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze in Drop-in, on the real actors")
struct DropInPazeTests {
    @Test("DI-10 DI-11 DI-12 DI-13 DI-21: Drop-in's callbacks are made in order, and none of the button's own")
    func happyPath() async throws {
        let (own, config) = Self.listening()
        let rig = try await DropInRig.paze(config: config)
        let attempt = try await rig.tapToCheckout()
        #expect(!rig.dropIn.isProcessing)
        #expect(try #require(await rig.comeBack(attempt).ended).isSuccess)
        #expect(rig.callbacks == DropInRig.pazeSubmitted + ["onSuccess paze down"])
        #expect(rig.paze.calls.entries == [.createCheckout, .complete, .decrypt, .authorise])
        #expect(own.entries.isEmpty)
        #expect(!rig.dropIn.isProcessing)
        #expect(rig.merchant.overlaps == 0)

        let result = try #require(rig.merchant.results.first)
        #expect(result.systemTransactionId == PazeSamples.systemTransactionId)
        #expect(result.merchantTransactionId == "order-1")
        #expect(result.paymentData == .paze(PazeSamples.decoded()))
        #expect(rig.paze.authorisations.first?.shopper?.id == "shopper-1")
        // DI-13: what was told of the shopper is not kept.
        #expect(await rig.dropIn.paze.flow.checkout == nil)
        #expect(await rig.dropIn.tapPaze() == .refused(.alreadySettled))
    }

    @Test("DI-10: a veto opens no web checkout, makes no callback, and the next tap asks again")
    func veto() async throws {
        let rig = try await DropInRig.paze()
        rig.merchant.approves(false)
        #expect(await rig.dropIn.tapPaze().ended?.cancelledBy == .merchant)
        #expect(rig.callbacks == ["onBeforeSubmit paze down"])
        #expect(rig.paze.calls.entries.isEmpty)
        #expect(!rig.dropIn.isProcessing)
        rig.merchant.approves(true)
        _ = try await rig.tapToCheckout()
        #expect(rig.callbacks.count == 2)
    }

    @Test("EN-16: without any callback the payment goes through")
    func defaults() async throws {
        let merchant = ScriptedDropInMerchant()
        var config = merchant.config(session: DropInTestSamples.sessionWithPaze())
        (config.onBeforeSubmit, config.onSubmit, config.onSuccess, config.onError) = (nil, nil, nil, nil)
        (config.onGetShopper, config.onGetShippingAddress, config.methodConfig) = (nil, nil, nil)
        let rig = try await DropInRig(merchant: merchant, config: config)
        let attempt = try await rig.tapToCheckout()
        #expect(try #require(await rig.comeBack(attempt).ended).isSuccess)
        #expect(merchant.begun.entries.isEmpty)
    }

    @Test("PZ-12 TY-05: the button's data and the risk data of all methods go with the calls")
    func data() async throws {
        let config = PazeButtonComponentConfig()
        config.emailAddress = "ada@example.com"
        config.paymentDescription = "Sample order"
        config.performAVS = true
        let risk = RiskScreeningData(performRiskScreening: true, userIp: "192.0.2.1")
        let rig = try await DropInRig.paze(config: config, global: DropInGlobalConfig(riskScreeningData: risk))
        let attempt = try await rig.tapToCheckout()
        #expect(try #require(await rig.comeBack(attempt).ended).isSuccess)
        #expect(rig.paze.checkouts.first?.emailAddress == "ada@example.com")
        #expect(rig.paze.checkouts.first?.paymentDescription == "Sample order")
        #expect(rig.paze.authorisations.first?.riskScreeningData == risk)
        #expect(rig.paze.authorisations.first?.addressVerification == PazeSamples.decrypted.billingAddress)
    }

    @Test("PZ-13: a redirect is read and matched, and the same one again is told so")
    func redirect() async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        #expect(
            await rig.dropIn.deliverPaze(url: "https://shop.test/?status=canceled&attempt=77")
                == .refused(.unmatchedReturn))
        let url = "https://shop.test/?status=canceled&attempt=\(attempt.number)"
        #expect(await rig.dropIn.deliverPaze(url: url).ended?.cancelledBy == .shopper)
        guard case .alreadyAnswered = await rig.dropIn.deliverPaze(url: url) else {
            Issue.record("the return was taken again")
            return
        }
        #expect(rig.callbacks == ["onBeforeSubmit paze down"])
    }

    /// A button whose own callbacks are all set, and what was called of them.
    private static func listening() -> (EventLog<String>, PazeButtonComponentConfig) {
        let (log, config) = (EventLog<String>(), PazeButtonComponentConfig())
        config.onInit = { log.append("onInit") }
        config.onPresentmentResolved = { _ in log.append("onPresentmentResolved") }
        config.onError = { _ in log.append("onError") }
        config.onPazeButtonClicked = { log.append("onPazeButtonClicked") }
        config.onCheckoutComplete = { _ in
            log.append("onCheckoutComplete")
            return false
        }
        config.onCheckoutIncomplete = { _ in log.append("onCheckoutIncomplete") }
        config.onComplete = { _ in log.append("onComplete") }
        config.onPreDecryption = {
            log.append("onPreDecryption")
            return false
        }
        config.onPostDecryption = { _ in log.append("onPostDecryption") }
        config.onPreAuthorisation = {
            log.append("onPreAuthorisation")
            return .cancel
        }
        config.onPostAuthorisation = { _ in log.append("onPostAuthorisation") }
        config.onSubmitError = { _ in log.append("onSubmitError") }
        config.deferredGates = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]
        return (log, config)
    }
}
