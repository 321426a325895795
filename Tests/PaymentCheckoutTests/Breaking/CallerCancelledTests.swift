import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A client goes away at every moment of its call (EN-27).
@Suite struct CallerCancelledTests {
    private static func driving(_ shop: Shop) -> Task<Outcome?, Never> {
        Task {
            await shop.button.appear()
            let progress = await shop.button.tap()
            guard case .waiting(.checkout(let handoff)) = progress else { return progress.outcome }
            return await shop.button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
                .outcome
        }
    }

    @Test(
        "EN-27 a caller that goes away in a callback before sending is a host's cancel; later it reaches nothing",
        arguments: PazeCallbackName.attempt)
    func inCallback(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let (latch, seen) = (TestLatch(), EventLog<Bool>())
        shop.merchant.on(
            callback,
            .runs {
                await latch.pass()
                seen.append(Task.isCancelled)
            })
        let driving = Self.driving(shop)
        await shop.merchant.begun.until(callback)
        await shop.settle()
        driving.cancel()
        if callback == .onPostAuthorisation {
            await shop.settle()
            latch.open()
            #expect(await driving.value?.isSuccess == true)
            #expect(seen.entries == [false])
            return
        }
        #expect(await driving.value?.cancelledBy == .host)
        latch.open()
        await seen.until { !$0.isEmpty }
        #expect(seen.entries == [true])
        #expect(shop.gateway.count(.authorise) == 0)
        #expect(!shop.button.isProcessing)
        _ = try await shop.tapped()
    }

    @Test("EN-27 a call made by a task that is cancelled already ends, and leaves the session usable")
    func cancelledBefore() async throws {
        let shop = try Shop()
        shop.merchant.everywhere(.yields)
        await shop.button.appear()
        let latch = TestLatch()
        let tapping = Task {
            await latch.pass()
            return await shop.button.tap()
        }
        tapping.cancel()
        latch.open()
        let progress = await tapping.value
        #expect(progress.outcome?.cancelledBy == .host)
        #expect(await !shop.checkout.snapshot().isClaimed)
        let second = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
    }

    @Test(
        "EN-27 the cancellation of one who waits for an outcome touches nothing, and of a finished call nothing either")
    func watcher() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let watcher = Task.immediate { try await shop.button.outcome(of: attempt) }
        await shop.settle()
        watcher.cancel()
        await shop.settle()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(try await watcher.value?.isSuccess == true)
    }

    @Test("EN-27 a cancelled repeat of an attempt's return does not cancel what the first one drives")
    func duplicateCaller() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onComplete, .waits(latch))
        let attempt = try await shop.open()
        let first = Task { await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) }
        await shop.merchant.begun.until(.onComplete)
        let second = Task { await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) }
        second.cancel()
        guard case .alreadyAnswered = await second.value else { throw WrongTurn() }
        latch.open()
        #expect(await first.value.outcome?.isSuccess == true)
    }
}
