import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: sheets and windows of Drop-in")
struct DropInCancelCasesTests {
    @Test(
        "C06 DI-16: a sheet dismissed while the charge is in flight: the provider's answer decides",
        arguments: [true, false])
    func dismissedInFlight(isPaid: Bool) {
        DropInAdapterRig.run { rig in
            rig.takes(.milliseconds(200), "authorise")
            if !isPaid { rig.client.fails("authorise", .status422) }
            try await rig.pay(.applePay)
            await rig.client.log.until("authorise")
            #expect(rig.callbacks.contains("onSubmit applePay up"))
            await rig.sleepVirtually(.milliseconds(50))
            rig.client.sheets.withLock { $0.last }?.dismissed()
            #expect(try await rig.outcome().isSuccess == isPaid)
            #expect(rig.milliseconds == 200)
            #expect(rig.callbacks.last == (isPaid ? "onSuccess applePay down" : "onError applePay down"))
            #expect(!rig.callbacks.contains { $0.contains("onCancel") })
            #expect(rig.merchant.results.map(\.systemTransactionId) == (isPaid ? ["system of order-1"] : []))
            #expect(!rig.dropIn.isProcessing)
        }
    }

    @Test("C07 DI-52: a PayPal window closed while the capture is pending: the success is told")
    func closedDuringCapture() async throws {
        var scene = DropInScene.purchase
        scene.orders.capture = [.held(.success(DropInTestSamples.reply(.captured)))]
        let rig = try await scene.rig()
        let dropIn = rig.dropIn
        await dropIn.tapPayPal()
        async let progress = dropIn.deliver(DropInRig.approval, attempt: AttemptID(1))
        await rig.paypal.calls.until(.capture)
        #expect(await dropIn.closePayPalWindow(attempt: AttemptID(1)) == .tooLate)
        rig.paypal.release(.capture)
        #expect(await progress.ended?.isSuccess == true)
        #expect(rig.merchant.results.map(\.paymentMethod) == [.paypal])
        #expect(rig.callbacks.last == "onSuccess paypal down")
        #expect(!rig.dropIn.isProcessing)
    }

    @Test("C12 DI-43: a sheet that could not be presented is one onError, and a retry is allowed")
    func notPresented() {
        DropInAdapterRig.run { rig in
            rig.client.fails("presentSheet", .notConnected)
            #expect(await rig.dropIn.tapApplePay().ended?.failureCode == "SDK1119")
            #expect(rig.callbacks == ["onBeforeSubmit applePay down", "onError applePay down"])
            #expect(rig.merchant.errors.map(\.errorCode) == ["SDK1119"])
            #expect(!rig.dropIn.isProcessing)
            rig.client.fails("presentSheet", nil)
            #expect(await rig.dropIn.tapApplePay().isWaiting)
        }
    }

    @Test(
        "C13 DI-17: a window closed while the order is created: no callback, the late order lapses, the next tap is taken"
    )
    func closedDuringCreation() {
        DropInAdapterRig.run { rig in
            rig.takes(.seconds(2), "createOrder")
            let paying = await rig.pay(.paypal, until: "createOrder")
            #expect(rig.dropIn.isProcessing)
            let callbacks = rig.callbacks
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
            #expect(!rig.dropIn.isProcessing)
            try await paying.value
            #expect(rig.milliseconds == 0)
            await rig.client.log.until("createOrder undisturbed")
            await rig.dropIn.checkout.drained()
            #expect(rig.milliseconds == 2_000)
            #expect(rig.callbacks == callbacks)
            #expect(rig.engine.counters[.lateAnswers] == 1)
            #expect(await rig.dropIn.tapPayPal().isWaiting)
        }
    }

    @Test(
        "C18 DI-41: a contact without city and postcode to which nil is answered: the sheet hears it at once, and goes on"
    )
    func partialAddress() {
        DropInAdapterRig.run { rig in
            await rig.dropIn.tapApplePay()
            let sheet = try #require(rig.client.sheets.withLock { $0.last })
            sheet.changed(.shippingContact(ApplePayContact(countryCode: "NL")))
            await rig.client.log.until("updateSheet undisturbed")
            #expect(rig.milliseconds == 0)
            #expect(rig.client.updates.entries.map { $0.update == nil } == [true])
            sheet.changed(.couponCode("LATER"))
            await rig.client.log.until("updateSheet undisturbed", times: 2)
            #expect(rig.callbacks.count { $0 == "onSheetChange down" } == 2)
            sheet.authorised(DropInTestSamples.walletPayment)
            #expect(try await rig.outcome().isSuccess)
        }
    }

    @Test("C21 EN-30: two dismissals and a failure after the authorisation: one end, the others are counted")
    func severalEnds() async throws {
        let rig = try await DropInScene.money(.applePay, .held(.refused(ProviderRefusal(httpStatus: 422)))).rig()
        let sheet = try await rig.openSheet()
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.wallet.calls.until(.authorise)
        sheet.dismissed()
        sheet.dismissed()
        await rig.drained()
        rig.release(.applePay)
        guard case .refused = try await rig.outcome() else { throw Unexpected(what: "not refused") }
        sheet.dismissed()
        await rig.drained()
        let ends = rig.callbacks.filter { !$0.contains("onGet") && !$0.contains("ubmit") }
        #expect(ends == ["onError applePay down"])
        #expect(rig.wallet.ends == [.failed])
        // Two while the money was on its way, one after the end.
        #expect(rig.seen.entries.count { $0.diagnostic != nil } == 3)
    }

    @Test("C60 EN-51: only the notification comes: onSuccess at 40 s, and the client's return at 90 s changes nothing")
    func onlyTheNotification() {
        DropInAdapterRig.run { rig in
            await rig.dropIn.tapPayPal()
            await rig.sleepVirtually(.seconds(40))
            #expect(await rig.engine.deliver(.dropIn()) == .accepted)
            let outcome = try await rig.outcome()
            #expect(outcome.isSuccess)
            #expect(rig.milliseconds == 40_000)
            #expect(rig.callbacks.last == "onSuccess paypal down")
            let callbacks = rig.callbacks
            await rig.sleepVirtually(.seconds(50))
            #expect(await rig.dropIn.deliver(DropInRig.approval, attempt: AttemptID(1)).isInVain)
            #expect(rig.callbacks == callbacks)
            #expect(rig.count("authorise") == 0)
        }
    }
}
