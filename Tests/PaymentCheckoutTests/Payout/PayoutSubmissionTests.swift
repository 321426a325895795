import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A payout on the real actors")
struct PayoutSubmissionTests {
    @Test("PO-01 PO-04 a tap is approved and paid: three callbacks in order, and one call", arguments: [false, true])
    func happyPath(isLater: Bool) async throws {
        let rig = try await PayoutRig { if isLater { $0.pay = [.later(.success(PayoutTestSamples.reply()))] } }
        let outcome = try #require(await rig.payout.tap().outcome)
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
        #expect(rig.merchant.overlaps == 0)
        #expect(outcome.receipt?.stage == .completed)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["payout-1"])
        #expect(rig.merchant.results.map(\.systemTransactionId) == [PayoutTestSamples.systemTransactionId])
        #expect(rig.gateway.count(.pay) == 1)
        #expect(!rig.checkout.isProcessing)
        #expect(await rig.payout.tap() == .refused(.alreadySettled))
    }

    @Test("PO-01 the trace shows the states in their order")
    func trace() async throws {
        let rig = try await PayoutRig()
        await rig.payout.tap()
        #expect(
            await rig.checkout.snapshot().components.map(\.trace) == [
                ["clicked", "validating", "askingApproval", "reserving", "paying", "announcing", "ended"]
            ])
    }

    @Test("PO-06 PO-11 the request carries amount, payer id, recipient, ids and key")
    func request() async throws {
        let rig = try await PayoutRig()
        rig.merchant.config.recipientType = .email
        await rig.payout.tap()
        let request = try #require(rig.gateway.payouts.first)
        #expect(request.amount.description == "100.00 USD")
        #expect(request.recipient.payerId == PayoutTestSamples.wallet.payerId)
        #expect(request.recipient.email == PayoutTestSamples.wallet.email)
        #expect(request.recipient.type == .email)
        #expect(request.merchantTransactionId == "payout-1")
        #expect(request.ownerId == "owner-1")
        #expect(request.idempotencyKey == "session-1/paypal-payout/payout-1/100.00USD/0")
    }

    @Test("EN-16 without any callback set a payout is approved and paid")
    func defaults() async throws {
        let rig = try await PayoutRig()
        let config = PayoutSubmissionComponentConfig()
        let bare = try rig.checkout.create(.payoutSubmission, componentConfig: config)
        #expect(try #require(await bare.tap().outcome).isSuccess)
    }

    @Test(
        "PO-02 what cannot be used is onError after onClick, and the gate is not asked",
        arguments: [
            ("SDK0803", PayPalWallet?.none), ("SDK0809", PayPalWallet(email: "ada@example.com")),
            ("SDK0817", PayPalWallet(payerId: "ADAEXAMPLE1234")), ("SDK0818", PayPalWallet(payerId: "ADA EXAMPLE")),
            ("SDK0804", PayPalWallet(email: "", payerId: "ADA")),
            ("SDK0805", PayPalWallet(email: "ada", payerId: "ADA")),
        ])
    func invalid(code: String, wallet: PayPalWallet?) async throws {
        let rig = try await PayoutRig(PayoutTestSamples.config(wallet: wallet))
        #expect(await rig.payout.tap().outcome?.failureCode == code)
        #expect(rig.callbacks == [.onClick, .onError])
        #expect(rig.codes == [code])
        #expect(rig.gateway.calls.entries.isEmpty)
    }

    @Test(
        "PO-02 C87 an amount or currency that cannot be paid out",
        arguments: [
            ("SDK0810", Decimal.nan, "USD"), ("SDK0811", 0, "USD"), ("SDK0811", -1, "USD"), ("SDK0813", 100, ""),
            ("SDK0814", 100, "US"), ("SDK0815", 100, "ZZZ"),
        ])
    func money(code: String, amount: Decimal, currency: String) async throws {
        let rig = try await PayoutRig()
        // What opening a session would throw is thrown here too; the tap's code is the payout's own.
        _ = try? await rig.checkout.update(
            transactionData: PayoutTestSamples.transaction(amount: amount, currency: currency))
        #expect(await rig.payout.tap().outcome?.failureCode == code)
        #expect(rig.callbacks == [.onClick, .onError])
        #expect(rig.gateway.calls.entries.isEmpty)
    }

    @Test("PO-02 more digits than the currency has are SDK0816, and a checkout without PayPal is SDK1000")
    func others() async throws {
        let tooPrecise = try #require(Decimal(string: "1.155"))
        let rig = try await PayoutRig(
            PayoutTestSamples.config(transaction: PayoutTestSamples.transaction(amount: tooPrecise)))
        #expect(await rig.payout.tap().outcome?.failureCode == "SDK0816")
        let bare = CheckoutConfig(
            environment: .test, session: PazeSamples.sessionData(), transactionData: PayoutTestSamples.transaction(),
            merchantShopperId: "shopper-1", ownerId: "owner-1")
        let without = try await PayoutRig(bare)
        #expect(await without.payout.tap().outcome?.failureCode == "SDK1000")
        #expect(without.merchant.errors.first is PaypalConfigRequiredException)
    }

    @Test(
        "PO-03 nil or not approved is onCancel, cancelled by the merchant, without a payout call",
        arguments: [true, false])
    func vetoed(isNil: Bool) async throws {
        let rig = try await PayoutRig()
        rig.merchant.answers(isNil ? nil : PrePayoutSubmitResult(isApproved: false))
        #expect(await rig.payout.tap().outcome?.cancelledBy == .merchant)
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit, .onCancel])
        #expect(rig.gateway.calls.entries.isEmpty)
        // A new tap starts afresh (EN-22).
        rig.merchant.answers(PrePayoutSubmitResult(isApproved: true))
        #expect(try #require(await rig.payout.tap().outcome).isSuccess)
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1"])
    }

    @Test("PO-03 C32 a gate that never returns is ended by the host after 5 s; its late yes at 60 s pays nothing")
    func neverAnswers() async throws {
        let rig = try await PayoutRig()
        let latch = TestLatch()
        rig.merchant.on(.onPrePayoutSubmit, .waits(latch))
        await rig.payout.postTap()
        await rig.merchant.begun.until(.onPrePayoutSubmit)
        rig.clock.advance(by: .seconds(5))
        #expect(await rig.payout.cancel() == .cancelled)
        #expect(try await rig.outcome().cancelledBy == .host)
        #expect(!rig.checkout.isProcessing)
        rig.clock.advance(by: .seconds(55))
        latch.open()
        await rig.merchant.returned.until(.onPrePayoutSubmit)
        await rig.settle()
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit, .onCancel])
        #expect(rig.gateway.count(.pay) == 0)
        #expect(rig.engine.counters[.lateAnswers] == 1)
    }

    @Test("PO-04 the provider says no: onError SDK0819; another tap pays under ids of its own")
    func refused() async throws {
        let rig = try await PayoutRig {
            var second = PayoutTestSamples.reply()
            second.systemTransactionId = "payout-system-2"
            $0.pay = [.now(.success(PayoutTestSamples.reply(.refused))), .now(.success(second))]
        }
        #expect(try #require(await rig.payout.tap().outcome).isRefused)
        #expect(rig.codes == ["SDK0819"])
        #expect(rig.merchant.errors.first is PayoutFailedException)
        await rig.payout.tap()
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1", "payout-1-2"])
        #expect(Set(rig.gateway.payouts.map(\.idempotencyKey)).count == 2)
    }

    @Test("PO-04 a pending payout is accepted, which is not receipt of funds; what comes later is settlement only")
    func accepted() async throws {
        let rig = try await PayoutRig { $0.pay = [.now(.success(PayoutTestSamples.reply(.pending)))] }
        let outcome = try #require(await rig.payout.tap().outcome)
        #expect(outcome.receipt?.stage == .accepted)
        await rig.hears(.executed)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        await rig.hears(.returned)
        #expect(await rig.checkout.snapshot().settlement == .reversed)
        #expect(await rig.payout.outcome == outcome)
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
    }

    @Test("EN-48 a payout that was not sent is tried three times and then SDK0500, under one key")
    func notSent() async throws {
        let rig = try await PayoutRig { $0.pay = [.now(.notSent)] }
        await rig.payout.postTap()
        for count in 1...2 {
            await rig.gateway.calls.until(.pay, times: count)
            await rig.nextInstant()
        }
        #expect(try await rig.outcome().failureCode == "SDK0500")
        #expect(rig.gateway.count(.pay) == 3)
        #expect(Set(rig.gateway.payouts.map(\.idempotencyKey)).count == 1)
        #expect(rig.callbacks.last == .onError)
    }

    @Test("TY-03: how a payout is repeated, and its link, go with the request")
    func extras() async throws {
        var transaction = PayoutTestSamples.transaction()
        transaction.recurring = RecurringData(processingModel: "Scheduled")
        transaction.linkId = "link-1"
        let rig = try await PayoutRig(PayoutTestSamples.config(transaction: transaction))
        #expect(try #require(await rig.payout.tap().outcome).isSuccess)
        #expect(rig.gateway.payouts.map(\.recurring?.processingModel) == ["Scheduled"])
        #expect(rig.gateway.payouts.map(\.linkId) == ["link-1"])
    }
}
