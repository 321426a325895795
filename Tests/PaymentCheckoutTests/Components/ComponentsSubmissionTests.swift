import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A Checkout.com component on the real actors")
struct ComponentsSubmissionTests {
    @Test("CC-02 CC-12 a card is typed, tapped and paid: the callbacks in order, one submit", arguments: [false, true])
    func happyPath(isLater: Bool) async throws {
        let rig = try await ComponentsRig {
            guard isLater else { return }
            $0.findMetadata = [.later(.success(ComponentsTestSamples.metadata))]
            $0.tokenise = [.later(.success(ComponentsTestSamples.token))]
            $0.submit = [.later(.success(ComponentsTestSamples.body()))]
        }
        await rig.typed()
        if isLater { await rig.merchant.returned.until(.onCardBinChanged) }
        let outcome = try #require(await rig.component.tap().outcome)
        #expect(outcome.receipt?.identity.systemTransactionId == ComponentsTestSamples.paymentID)
        #expect(rig.callbacks == ComponentsCallbackName.happyPath)
        #expect(rig.merchant.overlaps == 0)
        #expect(rig.merchant.payments == [ComponentsTestSamples.paymentID])
        #expect(rig.gateway.count(.submit) == 1)
        #expect(await rig.component.tap() == .refused(.alreadySettled))
    }

    @Test("CC-07 EN-23 the flag goes up just before onSubmit and is down before the last callback")
    func flag() async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        await rig.component.tap()
        #expect(rig.flags.entries == [false, false, false, false, true, true, false])
        #expect(!rig.components.isProcessing)
    }

    @Test("CC-06 the host's submit makes no handleTap")
    func submit() async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(!rig.callbacks.contains(.handleTap))
        #expect(rig.callbacks.suffix(3) == [.onSubmit, .onTokenized, .onSuccess])
    }

    @Test("CC-06 C30 handleTap says no: nothing else is called, the flag never raised, and the next tap is free")
    func vetoed() async throws {
        let rig = try await ComponentsRig()
        rig.merchant.answersTap(false)
        await rig.typed()
        #expect(await rig.component.tap().outcome?.cancelledBy == .merchant)
        #expect(rig.callbacks == [.onReady, .onChange, .onCardBinChanged, .handleTap])
        #expect(!rig.flags.entries.contains(true))
        #expect(await rig.state == "ready")
        rig.merchant.answersTap(true)
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
    }

    @Test("CC-08 input that is not valid: field errors and onError, no onSubmit")
    func invalid() async throws {
        let rig = try await ComponentsRig()
        await rig.ready()
        await rig.component.change(card: CheckoutComponents.CardInput(number: "4242"))
        #expect(await rig.component.tap().outcome?.failureCode == "componentInvalid")
        #expect(rig.callbacks == [.onReady, .onChange, .handleTap, .onError])
        #expect(await rig.component.fieldErrors.map(\.field) == [.number, .expiryDate, .cvv])
        #expect(rig.gateway.count(.tokenise) == 0)
    }

    @Test("CC-08 C100 the top-level component with nothing selected, and with a method that cannot be submitted here")
    func nothingSelected() async throws {
        let rig = try await ComponentsRig(.flow())
        await rig.component.render()
        #expect(await rig.component.submit().outcome?.failureCode == "componentInvalid")
        await rig.component.change(method: .other("klarna"))
        #expect(await rig.component.submit().outcome?.failureCode == "componentNotSupported")
        #expect(rig.codes == [.componentInvalid, .componentNotSupported])
        #expect(!rig.callbacks.contains(.onSubmit))
    }

    @Test("CC-09 a rejected token: onError with the merchant's words, cancelled by the merchant, nothing submitted")
    func rejectedToken() async throws {
        let rig = try await ComponentsRig()
        rig.merchant.answersToken(.rejected(message: "No credit cards."))
        await rig.typed()
        #expect(await rig.component.tap().outcome?.cancelledBy == .merchant)
        #expect(rig.codes == [.tokenRejected])
        #expect(rig.merchant.errors.first?.message == "No credit cards.")
        #expect(rig.gateway.count(.submit) == 0)
        let result = try #require(rig.merchant.tokens.first)
        #expect(result.type == "card")
        #expect(result.data.cardType == "CREDIT")
        #expect(result.cardMetadata?.cardType == "credit")
    }

    @Test(
        "CC-10 the shopper's consent is told where the session asks for it, and nil elsewhere",
        arguments: [true, false])
    func consent(isCollected: Bool) async throws {
        let rig = try await ComponentsRig {
            var details = ComponentsTestSamples.details
            details.consent = CheckoutComponents.ConsentTerms(
                storePaymentDetails: .collectConsent, hasCustomerEmail: isCollected)
            $0.findSession = [.now(.success(details))]
        }
        await rig.ready()
        await rig.component.change(card: ComponentsTestSamples.card, isConsentChecked: true)
        await rig.component.tap()
        #expect(rig.merchant.tokens.map(\.storeForFutureUse) == [isCollected ? true : nil])
        let data = try #require(rig.gateway.submits.first?.sessionData.sessionData)
        let json = try #require(Data(base64Encoded: data).map { String(decoding: $0, as: UTF8.self) })
        #expect(json.contains("store_for_future_use") == isCollected)
    }

    @Test("CC-13 CC-16 a declined payment: onError with the payment's id; the next one has another key")
    func declined() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [
                .now(.success(ComponentsTestSamples.body("Declined"))),
                .now(.success(ComponentsTestSamples.body(id: "pay_2"))),
            ]
        }
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isRefused)
        let error = try #require(rig.merchant.errors.first)
        #expect(error.errorCode == .paymentRequestDeclined)
        #expect(error.details.paymentID == ComponentsTestSamples.paymentID)
        #expect(error.details.paymentSessionID == "ps_1")
        #expect(error.details.type == .request)
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(Set(rig.gateway.submits.map(\.idempotencyKey)).count == 2)
        #expect(rig.gateway.submits.map(\.paymentSession.id) == ["ps_1", "ps_1"])
    }

    @Test("CC-17 EN-46 C78 an expired session: onError FLOW0003 once per submit; new session data let it go on")
    func expired() async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        rig.clock.advance(by: .seconds(1_801))
        #expect(await rig.component.submit().outcome?.failureCode == "FLOW0003")
        #expect(await rig.component.tap().outcome?.failureCode == "FLOW0003")
        #expect(rig.codes == [.engine(.sessionExpired), .engine(.sessionExpired)])
        #expect(rig.gateway.count(.tokenise) == 0)
        #expect(!rig.callbacks.contains(.handleTap))
        #expect(try await rig.components.renew(paymentSession: ComponentsTestSamples.paymentSession) == nil)
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
    }

    @Test(
        "CC-17 EN-46 the expiry of new session data counts anew, from when they are given; another session's are refused"
    )
    func expiredAgain() async throws {
        let rig = try await ComponentsRig {
            var renewed = ComponentsTestSamples.details
            renewed.expiresOn = Date(timeIntervalSince1970: 1_700_000_060)
            $0.findSession = [.now(.success(ComponentsTestSamples.details)), .now(.success(renewed))]
        }
        await rig.typed()
        rig.clock.advance(by: .seconds(1_801))
        #expect(await rig.component.submit().outcome?.failureCode == "FLOW0003")
        let other = CheckoutComponents.PaymentSession(id: "ps_2", paymentSessionSecret: "pss_secret")
        let error = await #expect(throws: CheckoutComponents.Error.self) {
            try await rig.components.renew(paymentSession: other)
        }
        #expect(error?.errorCode == .configurationInvalid)
        #expect(await rig.component.submit().outcome?.failureCode == "FLOW0003")

        #expect(try await rig.components.renew(paymentSession: ComponentsTestSamples.paymentSession) == nil)
        rig.clock.advance(by: .seconds(61))
        #expect(await rig.component.submit().outcome?.failureCode == "FLOW0003")
        #expect(rig.codes == Array(repeating: .engine(.sessionExpired), count: 3))
        #expect(rig.gateway.count(.tokenise) == 0)
    }

    @Test("CC-16 the engine's id of the session on the shopper's device comes from the payment session to onError")
    func mobileSession() async throws {
        let rig = try await ComponentsRig {
            var details = ComponentsTestSamples.details
            details.mobileSessionID = "mobile-1"
            $0.findSession = [.now(.success(details))]
            $0.submit = [.now(.success(ComponentsTestSamples.body("Declined")))]
        }
        await rig.typed()
        await rig.component.submit()
        let wallet = try rig.components.create(.applePay())
        _ = await wallet.isAvailable
        await wallet.render()
        await wallet.tokenize()
        #expect(rig.codes == [.paymentRequestDeclined, .componentNotSupported])
        #expect(rig.merchant.errors.map(\.details.mobileSessionID) == ["mobile-1", "mobile-1"])
        #expect(rig.merchant.errors.map(\.details.paymentSessionID) == ["ps_1", "ps_1"])
    }

    @Test("EN-48 a submit that was not sent is tried three times, then paymentRequestFailed; the key stays")
    func notSent() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.now(.notSent), .now(.notSent), .now(.notSent), .now(.success(ComponentsTestSamples.body()))]
        }
        await rig.typed()
        await rig.component.postSubmit()
        for count in 1...2 {
            await rig.gateway.calls.until(.submit, times: count)
            await rig.nextInstant()
        }
        #expect(try await rig.outcome().failureCode == "paymentRequestFailed")
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(rig.gateway.count(.submit) == 4)
        #expect(Set(rig.gateway.submits.map(\.idempotencyKey)).count == 1)
    }
}
