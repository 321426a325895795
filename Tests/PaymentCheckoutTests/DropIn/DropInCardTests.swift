import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A card in Drop-in, on the real actors")
struct DropInCardTests {
    private static let submitted = ["onBeforeSubmit card down", "onSubmit card up", "onGetConsent card up"]
    private static let authenticated = DropInCardConfig(authentication: CardAuthenticationConfig())

    @Test(
        "DI-05 DI-10 to DI-13 DI-32: a new card is asked about, submitted, tokenised and authorised",
        arguments: [false, true])
    func newCard(isLater: Bool) async throws {
        let rig = try await DropInRig(cards: {
            if isLater { $0.authorise = [.later(.success(DropInTestSamples.reply()))] }
        })
        let outcome = try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended)
        #expect(outcome.isSuccess)
        #expect(rig.callbacks == Self.submitted + DropInRig.queries + ["onSuccess card down"])
        #expect(rig.merchant.overlaps == 0)
        #expect(rig.cards.calls.entries == [.tokenise, .authorise])
        #expect(rig.merchant.results.map(\.systemTransactionId) == [DropInTestSamples.systemTransactionId])
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1"])
        #expect(rig.merchant.results.first?.paymentData == nil)
        #expect(!rig.dropIn.isProcessing)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadySettled))
        #expect(await rig.dropIn.tapPayPal() == .refused(.alreadySettled))
    }

    @Test("DI-04 DI-20: the request carries amount, ids, key, token, consent, shopper and address")
    func request() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.submit(card: DropInTestSamples.card)
        let request = try #require(rig.cards.authoriseRequests.first)
        #expect(request.amount.description == "25.00 USD")
        #expect(request.merchantTransactionId == "order-1")
        #expect(request.idempotencyKey == "session-1/drop-in-card/order-1/25.00USD/0")
        #expect(request.card.token.reveal() == "token-new")
        #expect(request.consent == true)
        #expect(request.shopper?.id == "shopper-1")
        #expect(request.shippingAddress?.city == "Utrecht")
        #expect(request.intent == .authorisation)
        #expect(rig.cards.tokeniseRequests.map(\.mayBeStored) == [true])
        #expect(!"\(request)".contains("token-new"))
    }

    @Test("DI-32 DI-20: a saved card is neither tokenised nor asked about")
    func saved() async throws {
        let rig = try await DropInRig()
        #expect(try #require(await rig.dropIn.submit(savedCard: DropInTestSamples.saved).ended).isSuccess)
        #expect(
            rig.callbacks == ["onBeforeSubmit card down", "onSubmit card up"] + DropInRig.queries + [
                "onSuccess card down"
            ])
        #expect(rig.cards.calls.entries == [.authorise])
        #expect(rig.cards.authoriseRequests.first?.card.token.reveal() == "token-saved")
        #expect(rig.cards.authoriseRequests.first?.consent == nil)
    }

    @Test("DI-02: a saved card of a shopper without an id is SDK1116")
    func savedWithoutId() async throws {
        let rig = try await DropInRig()
        rig.merchant.names(TransactionShopper())
        await rig.dropIn.submit(savedCard: DropInTestSamples.saved)
        #expect(rig.codes == ["SDK1116"])
        #expect(rig.cards.calls.entries.isEmpty)
    }

    @Test("DI-10: a veto is cancelled by the merchant, with no further callback and the flag down")
    func veto() async throws {
        let rig = try await DropInRig()
        rig.merchant.approves(false)
        let outcome = await rig.dropIn.submit(card: DropInTestSamples.card).ended
        #expect(outcome?.cancelledBy == .merchant)
        #expect(rig.callbacks == ["onBeforeSubmit card down"])
        #expect(!rig.dropIn.isProcessing)
    }

    @Test("DI-31: a card that is not valid is SDK1116, without onSubmit and with nothing sent")
    func invalid() async throws {
        let rig = try await DropInRig()
        var card = DropInTestSamples.card
        card.securityCode = "12"
        await rig.dropIn.submit(card: card)
        #expect(rig.callbacks == ["onBeforeSubmit card down", "onError card down"])
        #expect(rig.codes == ["SDK1116"])
        #expect(rig.cards.calls.entries.isEmpty)
        // A new submit starts afresh (EN-22).
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
    }

    @Test("DI-31: a card that expired last month is refused, one that expires this month is not")
    func expiry() async throws {
        // The rig's wall clock stands in November 2023.
        let rig = try await DropInRig()
        var card = DropInTestSamples.card
        card.expiryMonth = "10"
        card.expiryYear = "2023"
        await rig.dropIn.submit(card: card)
        #expect(rig.codes == ["SDK1116"])
        #expect(rig.merchant.errors.first?.errorMessage.contains("expired") == true)
        card.expiryMonth = "11"
        #expect(try #require(await rig.dropIn.submit(card: card).ended).isSuccess)
    }

    @Test("DI-14 DI-23 EN-47: a declined card is onError with the provider's code, and the next try has a new id")
    func declined() async throws {
        let rig = try await DropInRig(cards: {
            $0.authorise = [
                .now(.success(DropInTestSamples.reply(.refused, code: "51", message: "Insufficient funds"))),
                .now(.success(DropInTestSamples.reply(id: "system-2"))),
            ]
        })
        await rig.dropIn.submit(card: DropInTestSamples.card)
        #expect(rig.codes == ["51"])
        let error = try #require(rig.merchant.errors.first as? CheckoutDropInFailedSubmitResultSdkException)
        #expect(error.errorMessage == "Insufficient funds")
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        #expect(rig.cards.authoriseRequests.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test("DI-14 EN-48: a call that was refused is SDK1115, and one that never left is SDK0500 after three tries")
    func calls() async throws {
        let refused = try await DropInRig(cards: { $0.authorise = [.now(.refused(ProviderRefusal(httpStatus: 422)))] })
        await refused.dropIn.submit(card: DropInTestSamples.card)
        #expect(refused.codes == ["SDK1115"])

        let unsent = try await DropInRig(cards: { $0.authorise = [.now(.notSent)] })
        let dropIn = unsent.dropIn
        async let progress = dropIn.submit(card: DropInTestSamples.card)
        for tries in 1...2 {
            // The call has been made and its repeat is armed, before the clock moves past it: at most 100 ms, then 200 ms.
            await unsent.cards.calls.until(.authorise, times: tries)
            await unsent.settle()
            unsent.clock.advance(by: .milliseconds(100 * tries))
        }
        await unsent.cards.calls.until(.authorise, times: 3)
        _ = await progress
        #expect(unsent.codes == ["SDK0500"])
    }

    @Test("DI-33: a fingerprint, a challenge and the issuer's word lead to the authorisation")
    func threeDS() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(card: Self.authenticated),
            cards: { $0.authenticate = [.now(.success(.challengeRequired(DropInTestSamples.challenge)))] })
        let first = await rig.dropIn.submit(card: DropInTestSamples.card)
        let attempt = AttemptID(1)
        #expect(first == .waiting(.handoff(.fingerprint(DropInTestSamples.preInitiation, attempt: attempt))))
        #expect(
            await rig.dropIn.deliverFingerprint(authenticationId: "other", attempt: attempt) == .refused(.wrongStep))
        let second = await rig.dropIn.deliverFingerprint(authenticationId: "3ds-1", attempt: attempt)
        #expect(second == .waiting(.handoff(.challenge(DropInTestSamples.challenge, attempt: attempt))))
        #expect(rig.dropIn.isProcessing)
        let back = CardChallengeReturn(id: "challenge-1", result: .authenticated(DropInTestSamples.proof))
        #expect(try #require(await rig.dropIn.deliver(back, attempt: attempt).ended).isSuccess)
        #expect(rig.cards.calls.entries == [.tokenise, .preInitiate, .authenticate, .authorise])
        #expect(rig.cards.authenticateRequests.map(\.hasFingerprint) == [true])
        #expect(rig.cards.authoriseRequests.first?.proof == DropInTestSamples.proof)
        // EN-26: the same answer again is told so.
        guard case .alreadyAnswered = await rig.dropIn.deliver(back, attempt: attempt) else {
            Issue.record("the answer was taken again")
            return
        }
    }

    @Test("DI-19: a dismissed challenge is SDK1114 with its reason, cancelled by the shopper")
    func dismissed() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(card: Self.authenticated),
            cards: {
                $0.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: true)))]
                $0.authenticate = [.now(.success(.challengeRequired(DropInTestSamples.challenge)))]
            })
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).isWaiting)
        let attempt = try #require(await rig.dropIn.cardAttempt)
        #expect(await rig.dropIn.dismissAuthentication(attempt: attempt) == .cancelled)
        let outcome = try await rig.dropIn.outcome(of: attempt)
        #expect(outcome?.cancelledBy == .shopper)
        #expect(rig.codes == ["SDK1114"])
        #expect((rig.merchant.errors.first as? DropInAuthenticationSdkException)?.reason == .dismissed)
        #expect(rig.callbacks.last == "onError card down")
        #expect(rig.cards.count(.authorise) == 0)
    }

    @Test("DI-34 EN-45 EN-47: a soft decline is answered once with a challenge, under a new id and key")
    func softDecline() async throws {
        let merchant = ScriptedDropInMerchant()
        let config = CardAuthenticationConfig(isAskedFor: false)
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(card: DropInCardConfig(authentication: config)),
            cards: {
                $0.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: true)))]
                $0.authenticate = [.now(.success(.challengeRequired(DropInTestSamples.challenge)))]
                $0.authorise = [
                    .now(.success(DropInTestSamples.reply(.refused, id: "system-soft", code: "65"))),
                    .now(.success(DropInTestSamples.reply(id: "system-2"))),
                ]
            })
        let waiting = await rig.dropIn.submit(card: DropInTestSamples.card)
        let attempt = AttemptID(1)
        #expect(waiting == .waiting(.handoff(.challenge(DropInTestSamples.challenge, attempt: attempt))))
        #expect(rig.dropIn.isProcessing)
        let back = CardChallengeReturn(id: "challenge-1", result: .authenticated(DropInTestSamples.proof))
        #expect(try #require(await rig.dropIn.deliver(back, attempt: attempt).ended).isSuccess)
        #expect(rig.cards.authenticateRequests.map(\.wantsChallenge) == [true])
        #expect(rig.cards.authoriseRequests.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
        #expect(Set(rig.cards.authoriseRequests.map(\.idempotencyKey)).count == 2)
        #expect(rig.codes.isEmpty)
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-2"])
    }

    @Test("DI-33: the fingerprint has ten seconds, then the issuer is asked without it")
    func fingerprintDeadline() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(merchant: merchant, config: merchant.config(card: Self.authenticated))
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).isWaiting)
        await rig.clock.sleepers(atLeast: 1)
        rig.clock.advance(by: .seconds(10))
        await rig.merchant.begun.until { $0.last?.name == .onSuccess }
        #expect(rig.cards.authenticateRequests.map(\.hasFingerprint) == [false])
        // EN-26: it is the first answer, and comes to a step that is over.
        let late = await rig.dropIn.deliverFingerprint(authenticationId: "3ds-1", attempt: AttemptID(1))
        #expect(late == .refused(.wrongStep))
        #expect(rig.engine.counters[.refusedCalls] == 1)
    }

    @Test("EN-43: a silent authorisation is verified, and what is found decides")
    func verified() async throws {
        let rig = try await DropInRig(cards: {
            $0.authorise = [.now(.silent)]
            $0.findTransactions = [.now(.success(FoundTransactions([DropInTestSamples.reply()])))]
        })
        let dropIn = rig.dropIn
        async let progress = dropIn.submit(card: DropInTestSamples.card)
        await rig.entered("verifying")
        #expect(rig.dropIn.isProcessing)
        #expect(await rig.dropIn.cancel() == .tooLate)
        // The first query comes after a second, give or take a fifth.
        rig.clock.advance(by: .milliseconds(1_200))
        #expect(try #require(await progress.ended).isSuccess)
        #expect(rig.callbacks.last == "onSuccess card down")
    }
}
