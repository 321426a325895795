import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

extension DropInPageRow {
    static let applePay = walletDecided + walletLeft

    private static let authorised = ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries
    private static let pay: @Sendable (DropInRig) async throws -> Void = { rig in
        try await rig.openSheet().authorised(DropInTestSamples.walletPayment)
    }

    private static let walletDecided = [
        DropInPageRow(.applePay, "approved", authorised + ["onSuccess down", "down"], "succeeded", play: pay),
        DropInPageRow(
            .applePay, "a choice, then approved",
            ["onBeforeSubmit down", "onSheetChange down", "onSubmit up", "onGetConsent up"] + queries
                + ["onSuccess down", "down"], "succeeded"
        ) { rig in
            let sheet = try await rig.openSheet()
            sheet.changed(.couponCode("ONE"))
            await rig.wallet.calls.until(.updateSheet)
            sheet.authorised(DropInTestSamples.walletPayment)
        },
        DropInPageRow(
            .applePay, "a choice that is refused in the sheet, then approved",
            ["onBeforeSubmit down", "onSheetChange down", "onSubmit up", "onGetConsent up"] + queries
                + ["onSuccess down", "down"], "succeeded"
        ) { rig in
            let error = ApplePayRequestUpdateError(type: "couponCodeInvalid", message: "Unknown.")
            rig.merchant.updates(ApplePayRequestUpdate(error: error))
            let sheet = try await rig.openSheet()
            sheet.changed(.couponCode("ONE"))
            await rig.wallet.calls.until(.updateSheet)
            sheet.authorised(DropInTestSamples.walletPayment)
        },
        DropInPageRow(
            .applePay, "declined", authorised + ["onError down", "down"], "refused", codes: ["SDK1119"],
            in: .applePay(.now(.success(DropInTestSamples.reply(.refused)))), play: pay),
        DropInPageRow(
            .applePay, "approved in another currency", authorised + ["onError down", "down"], "failed",
            codes: ["FLOW0005"],
            in: .applePay(
                .now(
                    .success(
                        TransactionReply(
                            state: .authorised, systemTransactionId: "system-1", amount: 25, currencyCode: "EUR")))),
            play: pay),
        DropInPageRow(
            .applePay, "dismissed after the money was asked for", authorised + ["onSuccess down", "down"], "succeeded",
            in: .applePay(.held(.success(DropInTestSamples.reply())))
        ) { rig in
            let sheet = try await rig.openSheet()
            sheet.authorised(DropInTestSamples.walletPayment)
            await rig.wallet.calls.until(.authorise)
            sheet.dismissed()
            await rig.drained()
            rig.wallet.release(.authorise)
        },
        DropInPageRow(
            .applePay, "sheet not presented", ["onBeforeSubmit down", "onError down", "down"], "failed",
            codes: ["SDK1119"], in: DropInScene { $0.sheets.presentSheet = [.now(.notSent)] }
        ) { await $0.dropIn.tapApplePay() },
    ]

    private static let walletLeft = [
        DropInPageRow(.applePay, "vetoed", ["onBeforeSubmit down", "down"], "cancelled by merchant") { rig in
            rig.merchant.approves(false)
            await rig.dropIn.tapApplePay()
        },
        DropInPageRow(
            .applePay, "dismissed before the shopper authorised", ["onBeforeSubmit down", "onCancel down", "down"],
            "cancelled by shopper"
        ) { try await $0.openSheet().dismissed() },
        DropInPageRow(
            .applePay, "dismissed between authorisation and call",
            ["onBeforeSubmit down", "onSubmit up", "onCancel up", "up"], "cancelled by shopper"
        ) { rig in
            let latch = TestLatch()
            rig.merchant.on(.onSubmit, .waits(latch))
            let sheet = try await rig.openSheet()
            sheet.authorised(DropInTestSamples.walletPayment)
            await rig.merchant.begun.until { $0.last?.name == .onSubmit }
            sheet.dismissed()
            await rig.entered("ended")
            latch.open()
        },
        DropInPageRow(
            .applePay, "sheet timed out", ["onBeforeSubmit down", "onCancel down", "down"], "cancelled by deadline"
        ) { rig in
            _ = try await rig.openSheet()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(900))
        },
        DropInPageRow(
            .applePay, "cancelled by the host at the sheet", ["onBeforeSubmit down", "down"], "cancelled by host"
        ) { rig in
            _ = try await rig.openSheet()
            #expect(await rig.dropIn.cancel() == .cancelled)
        },
    ]
}
