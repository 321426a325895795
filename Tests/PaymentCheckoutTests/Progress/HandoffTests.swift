import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct HandoffTests {
    @Test("EN-01 the state carries what it has learnt: at the web checkout its attempt and its URL")
    func typedState() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        guard case .awaitingCheckout(let handoff) = await shop.button.state else { throw WrongTurn() }
        #expect(handoff.payload.url == PazeSamples.session.url)
        #expect(handoff.payload.attempt.payload.id == attempt)
    }

    @Test("EN-25 a tap returns at the web checkout with its URL, not while a provider is being waited for")
    func returnsAtRest() async throws {
        let shop = try Shop()
        shop.gateway.change { $0.createCheckout = [.held(.success(PazeSamples.session))] }
        await shop.button.appear()
        let done = EventLog<Bool>()
        async let progress = {
            let progress = await shop.button.tap()
            done.append(true)
            return progress
        }()
        await shop.gateway.calls.until(.createCheckout)
        await shop.settle()
        #expect(done.entries.isEmpty)
        shop.gateway.release(.createCheckout)
        guard case .waiting(.checkout(let handoff)) = await progress else { throw WrongTurn() }
        #expect(handoff.payload.url == PazeSamples.session.url)
    }

    @Test("EN-25 who does not wait is told that the tap was taken, and any number await the outcome")
    func posts() async throws {
        let shop = try Shop()
        shop.gateway.change {
            $0.createCheckout = [.held(.success(PazeSamples.session))]
            $0.authorise = [.held(.success(PazeSamples.authorised))]
        }
        await shop.button.appear()
        #expect(await shop.button.postTap() == .working)
        let attempt = AttemptID(1)
        let waiters = (0..<10).map { _ in Task.immediate { try await shop.button.outcome(of: attempt) } }
        await shop.gateway.calls.until(.createCheckout)
        shop.gateway.release(.createCheckout)
        await shop.reach("awaitingCheckout")
        #expect(await shop.button.postDelivery(PazeSamples.checkout(), attempt: attempt) == .working)
        await shop.gateway.calls.until(.authorise)
        shop.gateway.release(.authorise)
        for waiter in waiters { #expect(try await waiter.value?.isSuccess == true) }
        #expect(try await shop.button.outcome(of: attempt)?.isSuccess == true)
        #expect(try await shop.button.outcome(of: AttemptID(9)) == nil)
    }

    @Test("EN-26 the same answer again is answered with the attempt's present progress, and changes nothing")
    func repeated() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onPreDecryption, .waits(latch))
        let attempt = try await shop.open()
        async let first = shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        await shop.merchant.begun.until(.onPreDecryption)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) == .alreadyAnswered(.working))
        latch.open()
        let end = await first
        #expect(end.outcome?.isSuccess == true)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) == .alreadyAnswered(end))
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(shop.counter(.duplicateAnswers) == 2)
    }

    @Test("EN-26 an answer for another attempt or another step is refused and changes nothing")
    func wrong() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onPazeButtonClicked, .waits(latch))
        await shop.button.appear()
        #expect(await shop.button.deliver(.cancelled, attempt: AttemptID(1)) == .refused(.wrongStep))
        async let tapped = shop.tapped()
        await shop.merchant.begun.until(.onPazeButtonClicked)
        #expect(await shop.button.deliver(.cancelled, attempt: AttemptID(1)) == .refused(.wrongStep))
        latch.open()
        let attempt = try await tapped
        #expect(await shop.button.deliver(.cancelled, attempt: AttemptID(2)) == .refused(.wrongStep))
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
    }

    @Test(
        "EN-26 an answer that comes as soon as the state is at the hand-off is valid, even before the tap has returned")
    func early() async throws {
        for _ in 0..<50 {
            let shop = try Shop()
            shop.gateway.change { $0.createCheckout = [.later(.success(PazeSamples.session))] }
            await shop.button.appear()
            let events = await shop.checkout.events()
            async let tapped = shop.button.tap()
            for await case .transition(let step) in events where step.state == "awaitingCheckout" { break }
            #expect(
                await shop.button.deliver(PazeSamples.checkout(), attempt: AttemptID(1)).outcome?.isSuccess == true)
            _ = await tapped
        }
    }

    @Test("EN-26 a return that matches no attempt is refused and changes nothing; one that matches counts")
    func unmatched() async throws {
        let shop = try Shop()
        #expect(
            await shop.button.deliver(url: "app://paze?status=canceled&attempt=1&response=x") == .refused(.wrongStep))
        _ = try await shop.open()
        #expect(
            await shop.button.deliver(url: "app://paze?status=canceled&attempt=7&response=x")
                == .refused(.unmatchedReturn))
        #expect(await shop.button.deliver(url: "app://paze?status=canceled&response=x") == .refused(.unmatchedReturn))
        #expect(shop.button.isProcessing)
        let end = await shop.button.deliver(url: "app://paze?status=canceled&attempt=1&response=x")
        #expect(end.outcome?.cancelledBy == .shopper)
    }

    @Test(
        "EN-26 C44 cancel then completion, and completion then cancel: the first answer counts",
        arguments: [true, false])
    func bothWays(cancelFirst: Bool) async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let answers: [PazeReturn] =
            cancelFirst ? [.cancelled, PazeSamples.checkout()] : [PazeSamples.checkout(), .cancelled]
        let first = await shop.button.deliver(answers[0], attempt: attempt)
        #expect(first.outcome?.isSuccess == !cancelFirst)
        #expect(await shop.button.deliver(answers[1], attempt: attempt) == .alreadyAnswered(first))
        #expect(shop.merchant.incomplete.count == (cancelFirst ? 1 : 0))
        #expect(shop.counter(.duplicateAnswers) == 1)
    }

    @Test("EN-25 C16 a web checkout closed without a reason ends the attempt at once, with one callback")
    func closed() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let end = await shop.button.deliver(.cancelled, attempt: attempt)
        #expect(end.outcome?.cancelledBy == .shopper)
        #expect(shop.merchant.incomplete.map(\.reason) == ["User cancelled."])
        #expect(shop.merchant.errors.isEmpty)
        #expect(!shop.button.isProcessing)
    }
}
