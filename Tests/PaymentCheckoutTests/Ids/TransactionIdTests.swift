import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Whose a merchant transaction id is")
struct TransactionIdTests {
    private static let refusals: [ScriptedAnswer<TransactionReply>] = (1...3).map { number in
        .now(
            .success(
                .sample {
                    $0.state = .refused
                    $0.systemTransactionId = "system-\(number)"
                }))
    }

    @Test("EN-47 EN-65 a later id that another live session has is passed over for the next free one, and kept apart")
    func nextFree() async throws {
        let rig = try await OutcomeRig { $0.authorise = Self.refusals }
        let other = try rig.engine.open(PazeSamples.config(transactionId: "order-1-2"))
        for _ in 1...3 { _ = try await rig.pay() }
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-3", "order-1-4"])
        await other.close()
        await rig.checkout.close()
        #expect(rig.engine.liveSessions == 0)
    }

    @Test(
        "EN-47 EN-65 an id that a closed session has left unknown is passed over too; one that came to nothing is not")
    func closedSessions() async throws {
        let unknown = try await OutcomeRig(transactionId: "order-1-2") { $0.authorise = [.now(.silent)] }
        _ = try await unknown.reach(.authorise)
        await unknown.verifyInVain()
        #expect(try await unknown.outcome().isUnknown)
        await unknown.checkout.close()
        let unused = try unknown.engine.open(PazeSamples.config(transactionId: "order-1-4"))
        await unused.close()
        let rig = try await OutcomeRig(sharing: unknown) { $0.authorise = [.now(.silent)] + Self.refusals }
        for _ in 1...3 { _ = try await rig.pay() }
        #expect(
            rig.gateway.authorisations.dropFirst().map(\.merchantTransactionId)
                == ["order-1", "order-1-3", "order-1-4"])
    }

    @Test(
        "EN-47 EN-65 TY-03 an id of the host's function that cannot be used ends the attempt before anything is sent",
        arguments: [
            ("order-2", "SDK0204"), ("order-1", "SDK0204"), (" ", "SDK0106"),
            (String(repeating: "a", count: 51), "SDK0107"),
        ])
    func suppliedIds(id: String, code: String) async throws {
        var configuration = EngineConfiguration()
        configuration.merchantTransactionId = { _, _ in id }
        let rig = try await OutcomeRig(configuration: configuration) { $0.authorise = Self.refusals }
        _ = try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        _ = try await rig.pay()
        #expect(await rig.button.tap().outcome?.failureCode == code)
        #expect(rig.merchant.errors.map(\.errorCode) == [code])
        #expect(rig.merchant.errors.first?.errorMessage.contains("merchantTransactionId") == true)
        #expect(rig.gateway.count(.createCheckout) == 1)
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-47 EN-65 a payout under a host's taken id is not made, and onError names the field")
    func payout() async throws {
        let gateway = ScriptedPayoutGateway()
        gateway.change { $0.pay = [.now(.success(PayoutTestSamples.reply(.rejected)))] }
        var configuration = EngineConfiguration()
        configuration.merchantTransactionId = { _, _ in "payout-2" }
        let engine = PaymentEngine(
            ports: PaymentPorts(payout: gateway), configuration: configuration, clock: ManualClock())
        let merchant = ScriptedPayoutMerchant()
        let checkout = try engine.open(PayoutTestSamples.config())
        let other = PayoutTestSamples.config(transaction: PayoutTestSamples.transaction(id: "payout-2"))
        _ = try engine.open(other)
        let payout = try checkout.create(.payoutSubmission, componentConfig: merchant.config)
        #expect(await payout.tap().outcome?.isSuccess == false)
        #expect(await payout.tap().outcome?.failureCode == "SDK0204")
        #expect(merchant.errors.last?.errorMessage.contains("merchantTransactionId") == true)
        #expect(gateway.payouts.count == 1)
    }

    @Test(
        "EN-47 EN-65 a Drop-in attempt under a host's taken id ends before onBeforeSubmit",
        arguments: DropInRig.methods + [.paze])
    func dropIn(method: DropInPaymentMethod) async throws {
        let rig = try await Self.refusedCard()
        let before = rig.callbacks.count
        switch method {
        case .card: await rig.dropIn.submit(card: DropInTestSamples.card)
        case .paypal: await rig.dropIn.tapPayPal()
        case .applePay: await rig.dropIn.tapApplePay()
        case .paze: await rig.dropIn.tapPaze()
        }
        #expect(rig.callbacks.dropFirst(before) == ["onError \(method) down"])
        #expect(rig.codes.last == "SDK0204")
        #expect(rig.cards.count(.authorise) == 1)
    }

    /// A card was refused, and the next id that the host names is another session's.
    private static func refusedCard() async throws -> DropInRig {
        let merchant = ScriptedDropInMerchant()
        let session = DropInTestSamples.session(wallets: DropInTestSamples.allWallets)
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(session: session),
            cards: { $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, code: "05")))] },
            configuring: { $0.merchantTransactionId = { _, _ in "order-2" } })
        _ = try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        await rig.dropIn.submit(card: DropInTestSamples.card)
        return rig
    }

    @Test("EN-47 EN-65 DI-34 a retry of the same attempt is not sent under another session's id")
    func retry() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant,
            config: merchant.config(
                card: DropInCardConfig(authentication: CardAuthenticationConfig(isAskedFor: false))),
            cards: {
                $0.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: true)))]
                $0.authenticate = [.now(.success(.authenticated(DropInTestSamples.proof)))]
                $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, id: "system-soft", code: "65")))]
            },
            configuring: { $0.merchantTransactionId = { _, _ in "order-2" } })
        _ = try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        await rig.dropIn.submit(card: DropInTestSamples.card)
        #expect(rig.codes == ["SDK0204"])
        #expect(rig.cards.count(.authorise) == 1)
        #expect(!rig.dropIn.isProcessing)
    }

    @Test("EN-28 EN-47 after an unknown outcome the id stays, also when the host has changed it meanwhile")
    func unknownKeepsItsId() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.silent), .now(.success(PazeSamples.authorised))]
        }
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        #expect(try await rig.outcome().isUnknown)
        #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(id: "order-7")) == nil)
        #expect(await rig.checkout.reset() == nil)
        let attempt = try await rig.tap()
        await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1"])
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 1)
    }
}
