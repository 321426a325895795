import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: what crosses in Drop-in")
struct DropInCrossingCasesTests {
    @Test(
        "C11 EN-33 EN-37: a cancel that is issued with the tap: nothing is paid after it and nothing told",
        arguments: DropInRig.methods)
    func withTheTap(method: DropInPaymentMethod) {
        let answers = EventLog<CancelAnswer>()
        DropInAdapterRig.run(seeds: 0..<200) { rig in
            for callback in DropInCallbackName.allCases { rig.merchant.on(callback, .yields) }
            let tap = Task(executorPreference: rig.scheduler) {
                switch method {
                case .card: _ = await rig.dropIn.submit(card: DropInTestSamples.card)
                case .paypal: _ = await rig.dropIn.tapPayPal()
                case .applePay, .paze: _ = await rig.dropIn.tapApplePay()
                }
            }
            // In a task as well: a cancel in the test's own is on the session's executor before any tap can be.
            let cancel = Task(executorPreference: rig.scheduler) {
                (answer: await rig.dropIn.cancel(), callbacks: rig.callbacks)
            }
            let (answer, callbacks) = await cancel.value
            await tap.value
            answers.append(answer)
            switch answer {
            case .cancelled:
                let outcome = try await rig.outcome()
                #expect(outcome.cancelledBy == .host)
                #expect(rig.count("authorise") == 0)
                #expect(rig.callbacks == callbacks)
                #expect(!rig.dropIn.isProcessing)
            case .tooLate, .nothingToCancel:
                // It came before the tap, or after the money was sent: the attempt goes its way.
                #expect(rig.merchant.errors.isEmpty)
                #expect(rig.merchant.results.count == (method == .card ? 1 : 0))
            }
        }
        #expect(answers.entries.contains(.cancelled))
        #expect(answers.entries.contains(.nothingToCancel))
    }

    @Test(
        "C38 EN-60: sessions of PayPal and Paze share a provider, whose results come in another order: each has its own"
    )
    func swapped() {
        DropInAdapterRig.run(seeds: 0..<20) { rig in
            let merchant = ScriptedDropInMerchant()
            var transaction = DropInTestSamples.transaction()
            transaction.merchantTransactionId = "order-2"
            let second = try CheckoutDropIn(config: merchant.config(transaction: transaction), engine: rig.engine)
            await second.create()
            let shopper = ScriptedMerchant()
            let third = try rig.engine.open(PazeSamples.config(transactionId: "order-3"))
            let button = try third.create(.pazeButton, componentConfig: shopper.config)
            await button.appear()

            let calls = Lock<Int>(0)
            rig.client.waits("authorise") {
                let place = calls.withLock { count in
                    count += 1
                    return count
                }
                // The first to ask is the last to be answered.
                await rig.sleepVirtually(.seconds(place == 1 ? 3 : 1))
            }
            let first = await rig.pay(.paypal, until: "authorise")
            await second.tapPayPal()
            guard case .waiting(.checkout(let handoff)) = await button.tap() else {
                throw Unexpected(what: "no checkout")
            }
            async let paze = button.deliver(
                PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
            let paypal = await second.deliver(DropInRig.approval, attempt: AttemptID(1))
            #expect(paypal.ended?.isSuccess == true)
            #expect(rig.merchant.results.isEmpty)
            guard case .ended(.succeeded) = await paze else { throw Unexpected(what: "no success") }
            try await first.value
            #expect(rig.merchant.results.map(\.systemTransactionId) == ["system of order-1"])
            #expect(merchant.results.map(\.systemTransactionId) == ["system of order-2"])
            #expect(shopper.results.map(\.systemTransactionId) == ["system of order-3"])
            #expect(rig.merchant.results.count == 1 && merchant.errors.isEmpty && shopper.errors.isEmpty)
        }
    }
}
