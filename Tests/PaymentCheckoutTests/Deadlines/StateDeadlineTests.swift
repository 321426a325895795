import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct StateDeadlineTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let state: String
        let seconds: Int64
        let code: String
        let script: @Sendable (inout ScriptedPazeGateway.Script) -> Void
        let call: PazeCall
        var testDescription: String { state }
    }
    static let calls: [Row] = [
        Row(
            state: "creatingCheckout", seconds: 30, code: "SDK1200", script: { $0.createCheckout = [.never] },
            call: .createCheckout),
        Row(state: "completing", seconds: 30, code: "SDK1214", script: { $0.complete = [.never] }, call: .complete),
        Row(state: "decrypting", seconds: 30, code: "SDK1214", script: { $0.decrypt = [.never] }, call: .decrypt),
    ]

    @Test(
        "EN-41 a gateway call is given 30 s and not a nanosecond less, whatever ran before it in the same drive",
        arguments: calls)
    func gatewayCall(row: Row) async throws {
        let rig = try await OutcomeRig(row.script)
        _ = try await rig.reach(row.call)
        rig.clock.advance(by: .nanoseconds(row.seconds * 1_000_000_000 - 1))
        await rig.settle()
        #expect(await rig.state == row.state)
        rig.clock.advance(by: .nanoseconds(1))
        #expect(try await rig.outcome().failureCode == row.code)
        #expect(rig.merchant.errors.map(\.errorCode) == [row.code])
        #expect(rig.engine.counters[.deadlinesFired] == 1)
        #expect(rig.engine.liveDeadlines == 0)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-41 a gateway call that follows a callback which took its time is given 30 s of its own")
    func afterSlowCallback() async throws {
        let latch = TestLatch()
        let rig = try await OutcomeRig { $0.createCheckout = [.never] }
        rig.merchant.on(.onPazeButtonClicked, .waits(latch))
        await rig.button.appear()
        await rig.button.postTap()
        await rig.merchant.begun.until(.onPazeButtonClicked)
        await rig.settle()
        rig.clock.advance(by: .seconds(29))
        latch.open()
        await rig.gateway.calls.until(.createCheckout)
        await rig.settle()
        rig.clock.advance(by: .nanoseconds(29_999_999_999))
        await rig.settle()
        #expect(await rig.state == "creatingCheckout")
        rig.clock.advance(by: .nanoseconds(1))
        #expect(try await rig.outcome().failureCode == "SDK1200")
    }

    @Test("EN-41 the web checkout is given 15 min, and then says that it timed out")
    func approval() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        await rig.settle()
        rig.clock.advance(by: .nanoseconds(900_000_000_000 - 1))
        await rig.settle()
        #expect(await rig.state == "awaitingCheckout")
        rig.clock.advance(by: .nanoseconds(1))
        #expect(try await rig.outcome(attempt).cancelledBy == .deadline)
        #expect(rig.merchant.incomplete.map(\.reason) == ["Checkout timed out."])
        #expect(rig.merchant.errors.isEmpty)
    }

    @Test("EN-41 a gate has no deadline by default; the session's 30 min end it as expired")
    func gateAndSession() async throws {
        let rig = try await OutcomeRig()
        let latch = TestLatch()
        rig.merchant.on(.onPreDecryption, .waits(latch))
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.merchant.begun.until(.onPreDecryption)
        await rig.settle()
        rig.clock.advance(by: .nanoseconds(1_800_000_000_000 - 1))
        await rig.settle()
        #expect(await rig.state == "askingDecryption")
        rig.clock.advance(by: .nanoseconds(1))
        #expect(try await rig.outcome(attempt).cancelledBy == .expiry)
        #expect(rig.merchant.errors.map(\.errorCode) == ["FLOW0003"])
        latch.open()
    }

    @Test("EN-41 a configured gate deadline ends the attempt as FLOW0002")
    func gate() async throws {
        var configuration = EngineConfiguration()
        configuration.deadlines.gate = .seconds(60)
        let rig = try await OutcomeRig(configuration: configuration)
        let latch = TestLatch()
        rig.merchant.on(.onCheckoutComplete, .waits(latch))
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.merchant.begun.until(.onCheckoutComplete)
        await rig.settle()
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome(attempt).failureCode == "FLOW0002")
        #expect(rig.gateway.count(.complete) == 0)
        latch.open()
    }

    @Test("EN-40 a wall clock that jumps back and forth moves no deadline (C66)")
    func wallClock() async throws {
        let wall = WallClock(1_000_000)
        let rig = try await OutcomeRig(wallClock: wall) { $0.createCheckout = [.never] }
        _ = try await rig.reach(.createCheckout)
        wall.set(1_000_000 - 3_600)
        rig.clock.advance(by: .seconds(15))
        wall.set(1_000_000 + 7_200)
        rig.clock.advance(by: .nanoseconds(15_000_000_000 - 1))
        await rig.settle()
        #expect(await rig.state == "creatingCheckout")
        rig.clock.advance(by: .nanoseconds(1))
        #expect(try await rig.outcome().failureCode == "SDK1200")
    }

    @Test("EN-42 a reply that was there first wins over the deadline of the same instant, every time (C45)")
    func replyFirst() async throws {
        for _ in 0..<200 {
            let rig = try await OutcomeRig { $0.createCheckout = [.held(.success(PazeSamples.session))] }
            _ = try await rig.reach(.createCheckout)
            rig.gateway.release(.createCheckout)
            rig.clock.advance(by: .seconds(30))
            await rig.entered("awaitingCheckout")
            #expect(rig.merchant.errors.isEmpty)
            #expect(await rig.checkout.close() == .closed)
        }
    }

    @Test("EN-42 a deadline and a reply of one instant have one winner, whichever is heard first (C45)")
    func oneWinner() async throws {
        for _ in 0..<200 {
            let rig = try await OutcomeRig { $0.complete = [.held(.success(.decoded(PazeSamples.completed)))] }
            let attempt = try await rig.reach(.complete)
            rig.clock.advance(by: .seconds(30))
            rig.gateway.release(.complete)
            let outcome = try await rig.outcome(attempt)
            #expect(outcome.isSuccess || outcome.failureCode == "SDK1214")
            #expect(rig.merchant.results.count + rig.merchant.errors.count == 1)
            #expect(outcome.isSuccess == (rig.gateway.count(.authorise) == 1))
        }
    }
}
