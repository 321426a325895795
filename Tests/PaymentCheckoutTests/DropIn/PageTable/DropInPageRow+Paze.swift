import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Paze: consent and address are never asked for (DI-04, DI-20), and the flag is down until pre-authorisation (DI-12).
extension DropInPageRow {
    static let paze = pazeDecided + pazeStopped + pazeLeft

    private static let opened = ["onBeforeSubmit down"]
    private static let submitted = ["onBeforeSubmit down", "onSubmit up", "onGetShopper up"]
    private static let no = ProviderRefusal(code: "P1", message: "Refused.", httpStatus: 422)
    private static let endsSoon = DropInTestSamples.sessionWithPaze(expiry: Date(timeIntervalSince1970: 1_700_000_060))
    private static let pay: @Sendable (DropInRig) async throws -> Void = { rig in
        await rig.comeBack(try await rig.tapToCheckout())
    }
    private static let payInTime: @Sendable (DropInRig) async throws -> Void = { rig in
        await rig.postBack(try await rig.tapToCheckout())
        try await rig.passTime()
    }

    private static func authorised(_ answer: ScriptedAnswer<TransactionReply>) -> DropInScene {
        .paze { $0.authorise = [answer] }
    }

    private static let pazeDecided = [
        DropInPageRow(
            .paze, "approved", submitted + ["onSuccess down", "down"], "succeeded", in: .paze(), play: pay),
        DropInPageRow(
            .paze, "declined", submitted + ["onError down", "down"], "refused", codes: ["51"],
            in: authorised(.now(.success(DropInTestSamples.reply(.refused, code: "51")))), play: pay),
        DropInPageRow(
            .paze, "declined without a code", submitted + ["onError down", "down"], "refused", codes: ["SDK1123"],
            in: authorised(.now(.success(DropInTestSamples.reply(.refused)))), play: pay),
        DropInPageRow(
            .paze, "the call refused", submitted + ["onError down", "down"], "refused", codes: ["SDK1123"],
            in: authorised(.now(.refused(no))), play: pay),
        DropInPageRow(
            .paze, "approved for less", submitted + ["onError down", "down"], "failed", codes: ["FLOW0005"],
            in: authorised(.now(.success(DropInTestSamples.reply(amount: 10)))), play: pay),
        DropInPageRow(
            .paze, "not sent", submitted + ["onError down", "down"], "failed", codes: ["SDK0500"],
            in: authorised(.now(.notSent)), play: payInTime),
        DropInPageRow(
            .paze, "never answered", submitted + ["onError down", "down"], "unknown", codes: ["FLOW0001"],
            in: authorised(.now(.silent)), play: payInTime),
        DropInPageRow(
            .paze, "checkout closed after the money was asked for", submitted + ["onSuccess down", "down"],
            "succeeded", in: authorised(.held(.success(PazeSamples.authorised)))
        ) { rig in
            let attempt = try await rig.reach(.authorise)
            #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .tooLate)
            rig.paze.release(.authorise)
        },
    ]

    private static let pazeStopped = [
        DropInPageRow(
            .paze, "web checkout not created", opened + ["onError down", "down"], "failed", codes: ["SDK1200"],
            in: .paze { $0.createCheckout = [.now(.refused(no))] }
        ) { await $0.dropIn.tapPaze() },
        DropInPageRow(
            .paze, "not completed", opened + ["onError down", "down"], "failed", codes: ["SDK1123"],
            in: .paze { $0.complete = [.now(.refused(no))] }, play: pay),
        DropInPageRow(
            .paze, "not decrypted", opened + ["onError down", "down"], "failed", codes: ["SDK1123"],
            in: .paze { $0.decrypt = [.now(.refused(no))] }, play: pay),
        DropInPageRow(
            .paze, "tapped after the session's end", ["onError down", "down"], "failed", codes: ["FLOW0003"],
            in: .paze(session: endsSoon)
        ) { rig in
            rig.clock.advance(by: .seconds(60))
            await rig.drained()
            await rig.dropIn.tapPaze()
        },
    ]

    private static let pazeLeft = [
        DropInPageRow(.paze, "vetoed", opened + ["down"], "cancelled by merchant", in: .paze()) { rig in
            rig.merchant.approves(false)
            await rig.dropIn.tapPaze()
        },
        DropInPageRow(.paze, "left at the click", opened + ["down"], "cancelled by shopper", in: .paze()) { rig in
            let latch = TestLatch()
            rig.merchant.on(.onBeforeSubmit, .waits(latch))
            await rig.dropIn.postPazeTap()
            await rig.merchant.begun.until { $0.last?.name == .onBeforeSubmit }
            #expect(await rig.dropIn.closePazeCheckout(attempt: AttemptID(1)) == .cancelled)
            latch.open()
        },
        DropInPageRow(
            .paze, "cancelled at the web checkout", opened + ["down"], "cancelled by shopper", in: .paze()
        ) { rig in
            let attempt = try await rig.tapToCheckout()
            await rig.dropIn.deliverPaze(.cancelled, attempt: attempt)
        },
        DropInPageRow(
            .paze, "come back incomplete", opened + ["down"], "cancelled by shopper", in: .paze()
        ) { rig in
            let attempt = try await rig.tapToCheckout()
            await rig.dropIn.deliverPaze(.incomplete(reason: "Not today."), attempt: attempt)
        },
        DropInPageRow(.paze, "web checkout closed", opened + ["down"], "cancelled by shopper", in: .paze()) { rig in
            let attempt = try await rig.tapToCheckout()
            #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .cancelled)
        },
        DropInPageRow(
            .paze, "web checkout timed out", opened + ["down"], "cancelled by deadline", in: .paze()
        ) { rig in
            _ = try await rig.tapToCheckout()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(900))
        },
        DropInPageRow(
            .paze, "session ended at the web checkout", opened + ["onError down", "down"], "cancelled by expiry",
            codes: ["FLOW0003"], in: .paze(session: endsSoon)
        ) { rig in
            _ = try await rig.tapToCheckout()
            await rig.clock.sleepers(atLeast: 1)
            rig.clock.advance(by: .seconds(60))
        },
        DropInPageRow(
            .paze, "cancelled by the host at the web checkout", opened + ["down"], "cancelled by host", in: .paze()
        ) { rig in
            _ = try await rig.tapToCheckout()
            #expect(await rig.dropIn.cancel() == .cancelled)
        },
        DropInPageRow(
            .paze, "cancelled by the host in onSubmit", ["onBeforeSubmit down", "onSubmit up", "down"],
            "cancelled by host", in: .paze()
        ) { rig in
            let latch = TestLatch()
            rig.merchant.on(.onSubmit, .waits(latch))
            await rig.postBack(try await rig.tapToCheckout())
            await rig.merchant.begun.until { $0.last?.name == .onSubmit }
            #expect(await rig.dropIn.cancel() == .cancelled)
            latch.open()
        },
    ]
}
