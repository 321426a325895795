import PaymentFlows
import Testing

@Suite("A card is tokenised")
struct ComponentTokenTests {
    @Test("CC-09 onTokenized gets type, data, metadata, scheme and consent; the provider's case is kept")
    func result() throws {
        var flow = try CheckoutComponentFlow.filled()
        let input = try #require(ComponentSamples.typed(scheme: "cartes_bancaires", isConsentChecked: true))
        flow.play([.typed(input), .acknowledged])
        let consent = CheckoutComponents.ConsentTerms(storePaymentDetails: .collectConsent, hasCustomerEmail: true)
        flow.play([.submitRequested(ComponentSamples.start(consent: consent)), .acknowledged])
        guard case .perform(.askTokenised(let tokenised)) = flow.handle(.token()) else {
            Issue.record("\(flow.stateName)")
            return
        }
        let result = tokenised.payload.result.payload
        #expect(result.type == "card")
        #expect(result.data.cardType == "CREDIT")
        #expect(result.cardMetadata?.cardType == "credit")
        #expect(result.preferredScheme == "cartes_bancaires")
        #expect(result.storeForFutureUse == true)
    }

    @Test("CC-09 a rejected token is tokenRejected, cancelled by the merchant, and nothing is submitted")
    func rejected() throws {
        var flow = try CheckoutComponentFlow.at("askingTokenised")
        #expect(flow.play([.judged(.rejected(message: "No credit cards."))]) == ["announce"])
        #expect(flow.told == "onError(tokenRejected)")
        #expect(flow.ending?.payload.error(mobileSessionID: nil)?.message == "No credit cards.")
        #expect(flow.cancellation == Cancellation(by: .merchant, at: "askingTokenised"))
        #expect(!(flow.ending?.payload.wasSent ?? true))
    }

    @Test("CC-19 a rejection without words still has a message")
    func rejectedSilently() throws {
        var flow = try CheckoutComponentFlow.at("askingTokenised")
        flow.play([.judged(.rejected(message: ""))])
        #expect(flow.ending?.payload.error(mobileSessionID: nil)?.message.isEmpty == false)
    }

    @Test(
        "EN-48 a token that could not be made is paymentMethodFailed, one that was not asked for paymentRequestFailed")
    func failures() throws {
        let answers: [(CheckoutComponentFlow.Event, String)] = [
            (.token(.refused(ComponentSamples.no)), "paymentMethodFailed"), (.token(.malformed), "paymentMethodFailed"),
            (.token(.silent), "paymentMethodFailed"), (.deadlinePassed, "paymentMethodFailed"),
            (.token(.notSent), "paymentRequestFailed"),
        ]
        for (answer, code) in answers {
            var flow = try CheckoutComponentFlow.at("tokenising")
            flow.play([answer])
            #expect(flow.told == "onError(\(code))")
        }
    }

    @Test("CC-11 tokenize() takes the claim, raises no flag, and hands the token over; taps stay allowed")
    func tokenize() throws {
        var flow = try CheckoutComponentFlow.filled()
        #expect(flow.play([.tokenRequested(ComponentSamples.start())]) == ["tokenise"])
        #expect(flow.phase == .open)
        #expect(!flow.isProcessing)
        #expect(flow.play([.token()]) == ["askTokenised"])
        #expect(flow.handle(.judged(.accepted)) == .rest)
        #expect(flow.outcome == .handedOver)
        #expect(!flow.wasSent)
        let second = ComponentSamples.attempt(2)
        #expect(flow.play(Array(CheckoutComponentFlow.happyPath(second).prefix(6))).last == "submitSession")
    }

    @Test(
        "CC-11 CC-09 a token of tokenize() that is rejected: tokenRejected, cancelled by the merchant, no flag, fields open"
    )
    func tokenizeRejected() throws {
        var flow = try CheckoutComponentFlow.filled()
        flow.play([.tokenRequested(ComponentSamples.start()), .token()])
        #expect(flow.play([.judged(.rejected(message: "No credit cards."))]) == ["announce"])
        #expect(flow.told == "onError(tokenRejected)")
        #expect(flow.cancellation == Cancellation(by: .merchant, at: "askingTokenised"))
        #expect(!flow.isProcessing)
        flow.play([.acknowledged])
        #expect(flow.phase == .ended)
        let input = try #require(ComponentSamples.typed("5555 5555 5555 4444"))
        #expect(flow.play([.typed(input), .acknowledged]) == ["announceChange", "lookUpMetadata"])
        #expect(flow.play([.tokenRequested(ComponentSamples.start(ComponentSamples.attempt(2)))]) == ["tokenise"])
    }

    @Test(
        "CC-11 tokenize() without onTokenized is callbackNotProvided, on a method without a token componentNotSupported"
    )
    func misuse() throws {
        var bare = try CheckoutComponentFlow.filled()
        let start = ComponentSamples.start(hasOnTokenized: false)
        #expect(bare.play([.tokenRequested(start)]) == ["announceMisuse"])
        #expect(misused(bare) == "callbackNotProvided")
        #expect(bare.phase == .none)
        bare.play([.acknowledged])
        #expect(bare.state == .editing)
        #expect(bare.attempt == nil)

        var wallet = try CheckoutComponentFlow.ready(.applePay)
        wallet.play([.tokenRequested(ComponentSamples.start())])
        #expect(misused(wallet) == "componentNotSupported")
        wallet.play([.acknowledged])
        #expect(wallet.state == .ready)
    }

    @Test("CC-19 a misuse after an ended attempt leaves its outcome, and what is learnt meanwhile is kept")
    func misuseAfterEnd() throws {
        var flow = try CheckoutComponentFlow.ended { .submitted($0, .declined($0)) }
        let outcome = flow.outcome
        flow.play([.tokenRequested(ComponentSamples.start(ComponentSamples.attempt(2), hasOnTokenized: false))])
        #expect(flow.phase == .ended)
        #expect(flow.handle(.notified(.succeeded(ComponentSamples.identity()))) == .note)
        flow.play([.acknowledged])
        #expect(flow.outcome == outcome)
        #expect(flow.settlement == .succeeded)
    }

    private func misused(_ flow: CheckoutComponentFlow) -> String? {
        if case .announcingMisuse(let misuse) = flow.state { misuse.payload.failure.code } else { nil }
    }
}
