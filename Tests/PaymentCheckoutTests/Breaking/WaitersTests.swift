import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Whoever waits is resumed, once, with the right thing, however the attempt ends.
@Suite struct WaitersTests {
    enum End: String, CaseIterable, Sendable {
        case cancel, disappear, close, shutdown, comeBack

        func make(_ shop: Shop) async {
            switch self {
            case .cancel: await shop.button.cancel()
            case .disappear: await shop.button.disappear()
            case .close: await shop.checkout.close()
            case .shutdown: _ = await shop.engine.shutdown()
            case .comeBack:
                await shop.button.disappear()
                await shop.button.appear()
            }
        }

        var by: Canceller {
            switch self {
            case .cancel: .host
            case .disappear, .close, .comeBack: .teardown
            case .shutdown: .shutdown
            }
        }
    }

    @Test(
        "EN-21 EN-25 the driving call and every waiter learn the same outcome when a held callback is left behind",
        arguments: PazeCallbackName.beforeTheOutcome, End.allCases)
    func callbackHeld(callback: PazeCallbackName, end: End) async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(callback, .waits(latch))
        let driving = Task { () -> Outcome? in
            await shop.button.appear()
            let progress = await shop.button.tap()
            guard case .waiting(.checkout(let handoff)) = progress else { return progress.outcome }
            return await shop.button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
                .outcome
        }
        await shop.merchant.begun.until(callback)
        let waiters = (0..<5).map { _ in Task { try await shop.button.outcome(of: AttemptID(1)) } }
        await shop.settle()
        await end.make(shop)
        for waiter in waiters { #expect(try await waiter.value?.cancelledBy == end.by) }
        #expect(await driving.value?.cancelledBy == end.by)
        latch.open()
        await shop.merchant.returned.until(callback)
        await shop.checkout.close()
        #expect(shop.engine.liveSessions == 0)
        #expect(shop.engine.liveDeadlines == 0)
    }

    @Test(
        "EN-21 EN-33 the same when a provider's answer is outstanding and comes after the end",
        arguments: [PazeCall.createCheckout, .complete, .decrypt], End.allCases)
    func callHeld(call: PazeCall, end: End) async throws {
        let shop = try Shop()
        shop.gateway.change {
            $0.createCheckout = [
                call == .createCheckout ? .held(.success(PazeSamples.session)) : .now(.success(PazeSamples.session))
            ]
            $0.complete = [
                call == .complete
                    ? .held(.success(.decoded(PazeSamples.completed))) : .now(.success(.decoded(PazeSamples.completed)))
            ]
            $0.decrypt = [
                call == .decrypt ? .held(.success(PazeSamples.decrypted)) : .now(.success(PazeSamples.decrypted))
            ]
        }
        let driving = Task { () -> Outcome? in
            await shop.button.appear()
            let progress = await shop.button.tap()
            guard case .waiting(.checkout(let handoff)) = progress else { return progress.outcome }
            return await shop.button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
                .outcome
        }
        await shop.gateway.calls.until(call)
        let waiter = Task { try await shop.button.outcome(of: AttemptID(1)) }
        await shop.settle()
        await end.make(shop)
        #expect(try await waiter.value?.cancelledBy == end.by)
        #expect(await driving.value?.cancelledBy == end.by)
        let begun = shop.merchant.begun.entries
        shop.gateway.release(call)
        await shop.settle()
        await shop.settle()
        #expect(shop.merchant.begun.entries == begun)
        #expect(shop.gateway.count(.authorise) == 0)
    }

    @Test("EN-14 whoever waits for a queued tap learns who dropped it", arguments: End.allCases)
    func queuedDropped(end: End) async throws {
        let shop = try Shop()
        shop.gateway.change { $0.authorise = [.now(.refused(ProviderRefusal(code: "no")))] }
        let latch = TestLatch()
        shop.merchant.on(.onSubmitError, .waits(latch))
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(.onSubmitError)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        #expect(await shop.button.tap() == .refused(.queueFull))
        let waiter = Task.immediate { try await shop.button.outcome(of: AttemptID(2)) }
        await shop.settle()
        await end.make(shop)
        #expect(try await waiter.value?.cancelledBy == end.by)
        guard case .ended(.refused) = await paying.value ?? .idle else { throw WrongTurn() }
        latch.open()
        await shop.merchant.returned.until(.onSubmitError)
        await shop.settle()
        #expect(shop.merchant.begun.entries.filter { $0 == .onPazeButtonClicked }.count == 1)
    }

    @Test("EN-26 of deliveries from many tasks at once one drives, and all the others are told where it is")
    func manyDeliveries() async throws {
        let shop = try Shop()
        shop.merchant.everywhere(.yields)
        let attempt = try await shop.open()
        let answers = await withTaskGroup(of: PazeButtonComponent.Progress.self) { group in
            for _ in 0..<50 {
                group.addTask { await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0.outcome?.isSuccess == true } == 1)
        #expect(answers.count { if case .alreadyAnswered = $0 { true } else { false } } == 49)
        #expect(shop.gateway.count(.complete) == 1)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
    }

    @Test(
        "EN-26 a first return that comes after the attempt has ended is for another step, and changes nothing",
        arguments: [false, true])
    func lateReturn(twice: Bool) async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        #expect(await shop.button.cancel() == .cancelled)
        for _ in 0..<(twice ? 2 : 1) {
            #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) == .refused(.wrongStep))
        }
        #expect(shop.gateway.count(.complete) == 0)
    }

    @Test("EN-26 the same return again, after it ended the attempt, tells the outcome")
    func repeatedCancel() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let first = await shop.button.deliver(.cancelled, attempt: attempt)
        #expect(first.outcome?.cancelledBy == .shopper)
        #expect(await shop.button.deliver(.cancelled, attempt: attempt) == .alreadyAnswered(first))
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) == .alreadyAnswered(first))
        await shop.button.disappear()
        #expect(await shop.button.deliver(.cancelled, attempt: attempt) == .alreadyAnswered(first))
        await shop.button.appear()
        let second = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: second).outcome?.isSuccess == true)
    }
}
