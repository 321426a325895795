import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("PayPal and Apple Pay in Drop-in, on the real actors")
struct DropInWalletTests {
    // MARK: PayPal

    @Test("DI-11 DI-12 DI-13 DI-50: an order is created, approved and authorised; onSubmit is never called")
    func paypal() async throws {
        let rig = try await DropInRig()
        let attempt = AttemptID(1)
        let handoff = PayPalHandoff(attempt: attempt, order: DropInTestSamples.order)
        #expect(await rig.dropIn.tapPayPal() == .waiting(.handoff(handoff)))
        #expect(rig.dropIn.isProcessing)
        #expect(rig.merchant.results.isEmpty)
        let approval = PayPalApproval(orderId: DropInTestSamples.order.orderId)
        #expect(
            await rig.dropIn.deliver(PayPalApproval(orderId: "another"), attempt: attempt) == .refused(.wrongStep))
        #expect(try #require(await rig.dropIn.deliver(approval, attempt: attempt).ended).isSuccess)
        #expect(
            rig.callbacks == ["onBeforeSubmit paypal down", "onGetConsent paypal down"] + DropInRig.queries + [
                "onSuccess paypal down"
            ])
        #expect(rig.paypal.calls.entries == [.createOrder, .authorise])
        #expect(rig.merchant.results.map(\.paymentMethod) == [.paypal])
        guard case .alreadyAnswered = await rig.dropIn.deliver(approval, attempt: attempt) else {
            Issue.record("the approval was taken again")
            return
        }
    }

    @Test("DI-13: an order for a purchase is captured")
    func purchase() async throws {
        let merchant = ScriptedDropInMerchant()
        let transaction = DropInTestSamples.transaction(paypal: .purchase)
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(transaction: transaction),
            paypal: {
                var order = DropInTestSamples.order
                order.intent = .purchase
                $0.createOrder = [.now(.success(order))]
            })
        await rig.dropIn.tapPayPal()
        let attempt = try #require(await rig.dropIn.paypalAttempt)
        let approval = PayPalApproval(orderId: DropInTestSamples.order.orderId)
        #expect(try #require(await rig.dropIn.deliver(approval, attempt: attempt).ended).isSuccess)
        #expect(rig.paypal.calls.entries == [.createOrder, .capture])
        #expect(rig.paypal.createOrderRequests.map(\.intent) == [.purchase])
    }

    @Test("DI-17: a closed window is cancelled by the shopper, without onCancel and onError")
    func closed() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapPayPal()
        let attempt = try #require(await rig.dropIn.paypalAttempt)
        #expect(await rig.dropIn.closePayPalWindow(attempt: attempt) == .cancelled)
        #expect(try await rig.dropIn.outcome(of: attempt)?.cancelledBy == .shopper)
        #expect(!rig.dropIn.isProcessing)
        #expect(rig.callbacks.last == "onGetShippingAddress up")
        #expect(await rig.dropIn.closePayPalWindow(attempt: attempt) == .nothingToCancel)
    }

    @Test("DI-17: a window closed while the order is created drops the late order")
    func closedEarly() async throws {
        let rig = try await DropInRig(paypal: { $0.createOrder = [.held(.success(DropInTestSamples.order))] })
        let dropIn = rig.dropIn
        async let progress = dropIn.tapPayPal()
        await rig.paypal.calls.until(.createOrder)
        let attempt = try #require(await dropIn.paypalAttempt)
        #expect(await dropIn.closePayPalWindow(attempt: attempt) == .cancelled)
        #expect(await progress.ended?.cancelledBy == .shopper)
        rig.paypal.release(.createOrder)
        await rig.settle()
        #expect(rig.paypal.calls.entries == [.createOrder])
        #expect(rig.callbacks.last == "onGetShippingAddress up")
    }

    @Test("DI-52: a window closed after the capture was sent changes nothing")
    func closedLate() async throws {
        let rig = try await DropInRig(paypal: { $0.authorise = [.held(.success(DropInTestSamples.reply()))] })
        let dropIn = rig.dropIn
        await dropIn.tapPayPal()
        let attempt = try #require(await dropIn.paypalAttempt)
        async let progress = dropIn.deliver(
            PayPalApproval(orderId: DropInTestSamples.order.orderId), attempt: attempt)
        await rig.paypal.calls.until(.authorise)
        #expect(await dropIn.closePayPalWindow(attempt: attempt) == .tooLate)
        rig.paypal.release(.authorise)
        #expect(try #require(await progress.ended).isSuccess)
    }

    @Test("DI-20: a shown control's value wins over onGetConsent")
    func control() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(paypal: DropInPayPalConfig(consentEnabled: true)))
        await rig.dropIn.tapPayPal(storeConsent: false)
        #expect(rig.paypal.createOrderRequests.map(\.consent) == [false])
        #expect(!rig.callbacks.contains { $0.contains("onGetConsent") })
    }

    // MARK: Apple Pay

    @Test("DI-11 DI-40 DI-42: the sheet is opened, authorised and put away")
    func applePay() async throws {
        let rig = try await DropInRig()
        #expect(await rig.dropIn.tapApplePay().isWaiting)
        #expect(!rig.dropIn.isProcessing)
        let sheet = try #require(rig.wallet.sheet)
        sheet.authorised(DropInTestSamples.walletPayment)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.entered("ended")
        #expect(
            rig.callbacks == [
                "onBeforeSubmit applePay down", "onSubmit applePay up", "onGetConsent applePay up",
            ] + DropInRig.queries + ["onSuccess applePay down"])
        #expect(rig.wallet.authoriseRequests.map(\.amount.description) == ["25.00 USD"])
        #expect(rig.wallet.authoriseRequests.first?.token.reveal() == "wallet-token")
        #expect(rig.wallet.ends == [.succeeded])
        #expect(rig.merchant.overlaps == 0)
    }

    @Test("DI-41 DI-42: choices are answered in order, and the last acknowledged total is authorised")
    func choices() async throws {
        let rig = try await DropInRig(wallet: { $0.updateSheet = [.held(.success(ApplePaySheetShown()))] })
        let total = ApplePayPaymentSummaryItem(amount: 30, type: .final, label: "Total")
        rig.merchant.updates(ApplePayRequestUpdate(totalPaymentItem: total))
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        sheet.changed(.couponCode("ONE"))
        sheet.changed(.couponCode("TWO"))
        await rig.wallet.calls.until(.updateSheet)
        rig.wallet.release(.updateSheet)
        await rig.wallet.calls.until(.updateSheet, times: 2)
        #expect(rig.wallet.updateSheetRequests.map { $0.update?.totalPaymentItem?.amount } == [30, 30])
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.entered("ended")
        #expect(rig.wallet.authoriseRequests.map(\.amount.description) == ["30.00 USD"])
        #expect(rig.wallet.authoriseRequests.first?.idempotencyKey.contains("30.00USD") == true)
        #expect(rig.callbacks.filter { $0 == "onSheetChange down" }.count == 2)
    }

    @Test("DI-15 DI-16: a sheet dismissed before the shopper authorised is onCancel, with the flag down")
    func dismissed() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        sheet.dismissed()
        await rig.entered("ended")
        #expect(rig.callbacks == ["onBeforeSubmit applePay down", "onCancel applePay down"])
        #expect(rig.merchant.cancels.first is ApplePaySessionCancelledException)
        #expect(rig.wallet.ends == [.closed])
        #expect(rig.wallet.count(.authorise) == 0)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.settle()
        #expect(rig.callbacks.count == 2)
    }

    @Test(
        "DI-15 DI-16 DI-61: dismissed after the authorisation the flag stays up, until it is cleared or another method starts",
        arguments: [false, true])
    func flagLeftUp(isCleared: Bool) async throws {
        let rig = try await DropInRig()
        let latch = TestLatch()
        rig.merchant.on(.onSubmit, .waits(latch))
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.merchant.begun.until { $0.last?.name == .onSubmit }
        sheet.dismissed()
        await rig.entered("ended")
        latch.open()
        #expect(rig.callbacks.last == "onCancel applePay up")
        #expect(rig.dropIn.isProcessing)
        #expect(rig.wallet.count(.authorise) == 0)
        rig.merchant.on(.onSubmit, .answers)
        if isCleared {
            await rig.dropIn.clearProcessing()
            #expect(!rig.dropIn.isProcessing)
        }
        let before = rig.callbacks.count
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        #expect(rig.callbacks.dropFirst(before).first == "onBeforeSubmit card down")
        #expect(!rig.callbacks.dropFirst(before).contains { $0.contains("applePay") })
        #expect(!rig.dropIn.isProcessing)
    }

    @Test("DI-16: a sheet dismissed after the authorise call was sent is no cancel")
    func dismissedLate() async throws {
        let rig = try await DropInRig(wallet: { $0.authorise = [.held(.success(DropInTestSamples.reply()))] })
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.wallet.calls.until(.authorise)
        sheet.dismissed()
        await rig.settle()
        rig.wallet.release(.authorise)
        await rig.entered("ended")
        #expect(rig.callbacks.last == "onSuccess applePay down")
    }

    @Test("DI-43: a sheet that cannot be presented is SDK1119, and a retry is allowed")
    func unpresentable() async throws {
        let rig = try await DropInRig(wallet: {
            $0.presentSheet = [.now(.notSent), .now(.success(ApplePaySheetShown()))]
        })
        await rig.dropIn.tapApplePay()
        #expect(rig.codes == ["SDK1119"])
        #expect(await rig.dropIn.tapApplePay().isWaiting)
    }
}
