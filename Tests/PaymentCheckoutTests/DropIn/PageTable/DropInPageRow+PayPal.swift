import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

extension DropInPageRow {
    static let paypal = paypalDecided + paypalLeft

    private static let tapped = ["onBeforeSubmit down", "onGetConsent down"]
    private static let ordered = tapped + queries
    private static let approve: @Sendable (DropInRig) async throws -> Void = { try await $0.approve() }

    private static let paypalDecided = [
        DropInPageRow(.paypal, "approved", ordered + ["onSuccess down", "down"], "succeeded", play: approve),
        DropInPageRow(
            .paypal, "a purchase, approved", ordered + ["onSuccess down", "down"], "succeeded", in: .purchase,
            play: approve),
        DropInPageRow(
            .paypal, "with a consent control",
            ["onBeforeSubmit down"] + queries + ["onSuccess down", "down"], "succeeded",
            in: DropInScene { $0.paypal = DropInPayPalConfig(consentEnabled: true) }, play: approve),
        DropInPageRow(
            .paypal, "declined", ordered + ["onError down", "down"], "refused", codes: ["SDK1117"],
            in: .paypal(.now(.success(DropInTestSamples.reply(.refused)))), play: approve),
        DropInPageRow(
            .paypal, "approved for less", ordered + ["onError down", "down"], "failed", codes: ["FLOW0005"],
            in: .paypal(.now(.success(DropInTestSamples.reply(amount: 10)))), play: approve),
        DropInPageRow(
            .paypal, "never answered", ordered + ["onError down", "down"], "unknown", codes: ["FLOW0001"],
            in: .paypal(.now(.silent))
        ) { rig in
            let dropIn = rig.dropIn
            await dropIn.tapPayPal()
            async let progress = dropIn.deliver(DropInRig.approval, attempt: AttemptID(1))
            await rig.entered("verifying")
            try await rig.passTime()
            _ = await progress
        },
        DropInPageRow(
            .paypal, "order refused", ordered + ["onError down", "down"], "failed", codes: ["SDK1117"],
            in: DropInScene { $0.orders.createOrder = [.now(.refused(ProviderRefusal(httpStatus: 422)))] }
        ) { await $0.dropIn.tapPayPal() },
        DropInPageRow(
            .paypal, "approval page failed", ordered + ["onError down", "down"], "failed", codes: ["SDK1117"]
        ) { rig in
            let failure = PaymentFailure(code: "SDK1117", message: "The page failed.")
            try await rig.approve(PayPalApproval(orderId: DropInTestSamples.order.orderId, .failed(failure)))
        },
        DropInPageRow(
            .paypal, "window closed after the money was asked for", ordered + ["onSuccess down", "down"], "succeeded",
            in: .paypal(.held(.success(DropInTestSamples.reply())))
        ) { rig in
            let dropIn = rig.dropIn
            await dropIn.tapPayPal()
            async let progress = dropIn.deliver(DropInRig.approval, attempt: AttemptID(1))
            await rig.paypal.calls.until(.authorise)
            #expect(await dropIn.closePayPalWindow(attempt: AttemptID(1)) == .tooLate)
            rig.paypal.release(.authorise)
            _ = await progress
        },
    ]

    private static let paypalLeft = [
        DropInPageRow(.paypal, "vetoed", ["onBeforeSubmit down", "down"], "cancelled by merchant") { rig in
            rig.merchant.approves(false)
            await rig.dropIn.tapPayPal()
        },
        DropInPageRow(.paypal, "left at the click", ["onBeforeSubmit down", "down"], "cancelled by shopper") { rig in
            let latch = TestLatch()
            rig.merchant.on(.onBeforeSubmit, .waits(latch))
            await rig.dropIn.postPayPalTap()
            await rig.merchant.begun.until { $0.last?.name == .onBeforeSubmit }
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
            latch.open()
        },
        DropInPageRow(
            .paypal, "left while the order was created", ordered + ["down"], "cancelled by shopper",
            in: DropInScene { $0.orders.createOrder = [.held(.success(DropInTestSamples.order))] }
        ) { rig in
            await rig.dropIn.postPayPalTap()
            await rig.paypal.calls.until(.createOrder)
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
            rig.paypal.release(.createOrder)
        },
        DropInPageRow(.paypal, "left at the approval", ordered + ["down"], "cancelled by shopper") { rig in
            await rig.dropIn.tapPayPal()
            #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
        },
        DropInPageRow(.paypal, "approval timed out", ordered + ["down"], "cancelled by deadline") { rig in
            await rig.dropIn.tapPayPal()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(900))
        },
        DropInPageRow(.paypal, "cancelled by the host at the approval", ordered + ["down"], "cancelled by host") {
            rig in
            await rig.dropIn.tapPayPal()
            #expect(await rig.dropIn.cancel() == .cancelled)
        },
    ]
}
