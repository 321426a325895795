import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The creation of a Drop-in, and one session for all methods")
struct DropInCreationTests {
    @Test("DI-01 DI-02: create asks for the shopper first, and offers what the session lists")
    func created() async throws {
        let rig = try await DropInRig()
        #expect(rig.merchant.begun.entries.map(\.description) == ["onGetShopper down"])
        #expect(await rig.dropIn.offers?.methods == [.card, .paypal, .applePay])
        #expect(await rig.dropIn.offers?.offersSavedCards == true)
        // DI-03: a second call joins the first, which has ended.
        await rig.dropIn.create()
        #expect(rig.merchant.begun.entries.count == 1)
    }

    @Test("DI-01: what is listed and cannot be offered is reported once, in the order of the methods")
    func reported() async throws {
        let merchant = ScriptedDropInMerchant()
        let wallets = AllowedWallets(
            paypal: AllowedPayPal(merchantId: "m"), applePay: AllowedApplePay(merchantId: ""), paze: AllowedPaze())
        let rig = try await DropInRig(
            merchant: merchant,
            config: merchant.config(
                session: DropInTestSamples.session(wallets: wallets),
                transaction: DropInTestSamples.transaction(entryType: .moto)))
        #expect(rig.callbacks == ["onError paypal down", "onError applePay down", "onError paze down"])
        #expect(rig.codes == ["SDK1118", "SDK1119", "SDK1124"])
        #expect(await rig.dropIn.offers?.methods == [.card])
        #expect(await rig.dropIn.tapPayPal() == .refused(.notReady))
    }

    @Test(
        "DI-01: a session that lists nothing, is blank or has expired is SDK1100 without a method",
        arguments: [0, 1, 2])
    func nothing(_ kind: Int) async throws {
        let merchant = ScriptedDropInMerchant()
        let session =
            switch kind {
            case 0: DropInTestSamples.session(cards: nil, wallets: nil)
            case 1: DropInTestSamples.session(id: " ")
            default: DropInTestSamples.session(expiry: Date(timeIntervalSince1970: 1_600_000_000))
            }
        let rig = try await DropInRig(merchant: merchant, config: merchant.config(session: session))
        #expect(rig.callbacks == ["onError down"])
        #expect(rig.codes == ["SDK1100"])
        if kind == 2 { #expect(rig.merchant.errors.first?.errorMessage.contains("session has expired") == true) }
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.notReady))
    }

    @Test("DI-01 TY-09: init throws what the configuration alone shows")
    func thrown() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig()
        for (transaction, code) in [
            (DropInTestSamples.transaction(amount: 0), "FLOW0009"),
            (DropInTestSamples.transaction(currency: "usd"), "SDK0108"),
        ] {
            let error = #expect(throws: BaseSdkException.self) {
                try CheckoutDropIn(config: merchant.config(transaction: transaction), engine: rig.engine)
            }
            #expect(error?.errorCode == code)
        }
    }

    @Test("DI-03: a submit before create has ended is not ready, and after destroy it is destroyed")
    func early() async throws {
        let merchant = ScriptedDropInMerchant()
        let latch = TestLatch()
        merchant.on(.onGetShopper, .waits(latch))
        let rig = try await DropInRig(merchant: merchant, isCreated: false)
        let dropIn = rig.dropIn
        async let first: Void = dropIn.create()
        await merchant.begun.until { !$0.isEmpty }
        async let second: Void = dropIn.create()
        #expect(await dropIn.submit(card: DropInTestSamples.card) == .refused(.notReady))
        latch.open()
        await first
        await second
        #expect(merchant.begun.entries.count == 1)
        await dropIn.destroy()
        #expect(await dropIn.submit(card: DropInTestSamples.card) == .refused(.destroyed))
        await dropIn.create()
        #expect(merchant.begun.entries.count == 1)
    }

    @Test("DI-03: destroy lets a running create return, with no callback after and no component")
    func destroyedMeanwhile() async throws {
        let merchant = ScriptedDropInMerchant()
        let latch = TestLatch()
        merchant.on(.onGetShopper, .waits(latch))
        let session = DropInTestSamples.session(wallets: AllowedWallets(paze: AllowedPaze()))
        let rig = try await DropInRig(merchant: merchant, config: merchant.config(session: session), isCreated: false)
        let dropIn = rig.dropIn
        async let created: Void = dropIn.create()
        await merchant.begun.until { !$0.isEmpty }
        await dropIn.destroy()
        await created
        latch.open()
        await rig.settle()
        #expect(merchant.begun.entries.map(\.description) == ["onGetShopper down"])
        #expect(await dropIn.cardState == .absent)
    }

    @Test("DI-60: while one method runs the others are refused, with no callback")
    func oneAtATime() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapPayPal()
        let before = rig.callbacks.count
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadyProcessing))
        #expect(await rig.dropIn.tapApplePay() == .refused(.alreadyProcessing))
        #expect(rig.callbacks.count == before)
    }

    @Test("DI-61 EN-47: after leaving PayPal and paying by card no callback names PayPal, and the id stays")
    func changed() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapPayPal()
        let attempt = try #require(await rig.dropIn.paypalAttempt)
        _ = await rig.dropIn.closePayPalWindow(attempt: attempt)
        let before = rig.callbacks.count
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        #expect(!rig.callbacks.dropFirst(before).contains { $0.contains("paypal") })
        #expect(rig.cards.authoriseRequests.map(\.merchantTransactionId) == ["order-1"])
    }

    @Test("EN-14: a submit from onError is queued with its card, and begins when that has returned")
    func queued() async throws {
        let rig = try await DropInRig(cards: {
            $0.authorise = [
                .now(.success(DropInTestSamples.reply(.refused, code: "05"))),
                .now(.success(DropInTestSamples.reply(id: "system-2"))),
            ]
        })
        let dropIn = rig.dropIn
        let progress = EventLog<CheckoutDropIn.CardProgress>()
        rig.merchant.on(
            .onError, .runs { progress.append(await dropIn.submit(savedCard: DropInTestSamples.saved)) })
        await dropIn.submit(card: DropInTestSamples.card)
        await rig.merchant.begun.until { $0.last?.name == .onSuccess }
        #expect(progress.entries == [.queued(AttemptID(2))])
        #expect(rig.cards.authoriseRequests.map(\.isSaved) == [false, true])
        #expect(rig.merchant.overlaps == 0)
    }

    @Test("EN-35: an update that cannot be used ends the next submit with SDK1113")
    func update() async throws {
        let rig = try await DropInRig()
        await #expect(throws: BaseSdkException.self) {
            try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: -1))
        }
        await rig.dropIn.submit(card: DropInTestSamples.card)
        #expect(rig.callbacks == ["onError card down"])
        #expect(rig.codes == ["SDK1113"])
    }

    @Test("EN-37: a host's cancel makes no callback, and lowers the flag")
    func cancelled() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapPayPal()
        let before = rig.callbacks.count
        #expect(await rig.dropIn.cancel() == .cancelled)
        #expect(rig.callbacks.count == before)
        #expect(!rig.dropIn.isProcessing)
        #expect(await rig.dropIn.cancel() == .nothingToCancel)
    }
}
