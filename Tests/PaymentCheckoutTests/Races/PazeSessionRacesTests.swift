import Foundation
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Many sessions on real threads, for the Thread Sanitizer and for what one thread cannot show:
/// `swift test --sanitize=thread -Xswiftc -DSANITIZE_THREAD --scratch-path .build-tsan --filter "Races|Exploring"`.
@Suite struct PazeSessionRacesTests {
    private struct Racers {
        let gateway: ScriptedPazeGateway
        let merchant: ScriptedMerchant
        let checkout: PxpCheckout
        let button: PazeButtonComponent
        let other: PazeButtonComponent

        init(_ engine: PaymentEngine, _ gateway: ScriptedPazeGateway, _ number: Int) throws {
            self.gateway = gateway
            let merchant = ScriptedMerchant()
            self.merchant = merchant
            merchant.everywhere(number % 3 == 0 ? .answers : .yields)
            checkout = try engine.open(
                PazeSamples.config(transactionId: "order-\(number)", onGetShopper: { await merchant.onGetShopper() }))
            button = try checkout.create(.pazeButton, componentConfig: merchant.config)
            other = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
        }
    }

    private static func gateway(repeats: Bool) -> ScriptedPazeGateway {
        var script = ScriptedPazeGateway.Script()
        script.createCheckout = [.later(.success(PazeSamples.session))]
        script.complete = [.twice(.success(.decoded(PazeSamples.completed)))]
        script.decrypt = [repeats ? .twice(.success(PazeSamples.decrypted)) : .now(.success(PazeSamples.decrypted))]
        script.authorise = [
            repeats ? .later(.success(PazeSamples.authorised)) : .twice(.success(PazeSamples.authorised))
        ]
        return ScriptedPazeGateway(script)
    }

    /// Brings the shopper back, twice at once, from every web checkout that the session reaches; ends with the session.
    private static func shop(_ racers: Racers, _ events: AsyncStream<SessionEvent>) async {
        await withTaskGroup(of: Void.self) { group in
            for await event in events {
                guard case .transition(let step) = event, step.state == "awaitingCheckout", let attempt = step.attempt
                else { continue }
                for button in [racers.button, racers.other, racers.button, racers.other] {
                    group.addTask { _ = await button.deliver(PazeSamples.checkout(), attempt: attempt) }
                }
            }
        }
    }

    /// Taps, and waits for what becomes of it.
    private static func pay(_ button: PazeButtonComponent) async {
        switch await button.tap() {
        case .waiting(.checkout(let handoff)): _ = try? await button.outcome(of: handoff.payload.attempt.payload.id)
        case .queued(let attempt): _ = try? await button.outcome(of: attempt)
        case .waiting, .ended, .refused, .idle, .working, .alreadyAnswered: break
        }
    }

    @Test("EN-10 EN-20 EN-30 EN-62 on real threads, sessions overlap no callbacks and leave nothing", arguments: 0..<4)
    func races(part: Int) async throws {
        let gateway = Self.gateway(repeats: part % 2 == 0)
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                let racers = try Racers(engine, gateway, number)
                group.addTask { await Self.race(racers, number, part) }
            }
            try await group.waitForAll()
        }
        #expect(engine.liveSessions == 0)
        #expect(engine.liveDeadlines == 0)
        #expect(gateway.count(.authorise) <= 100)
        let counters = engine.counters
        let ended = counters[.succeeded] + counters[.cancelled] + counters[.failed]
        #expect(counters[.attempts] == ended)
        #expect(Set(gateway.authorisations.map(\.idempotencyKey)).count == gateway.count(.authorise))
    }

    private static func race(_ racers: Racers, _ number: Int, _ part: Int) async {
        let (button, other) = (racers.button, racers.other)
        if number % 7 == 0 {
            racers.merchant.on(.onComplete, .runs { _ = await button.cancel() })
        }
        let events = await racers.checkout.events()
        async let shopping: Void = shop(racers, events)
        await button.appear()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await pay(button) }
            group.addTask { await pay(button) }
            group.addTask {
                await other.appear()
                await pay(other)
            }
            if number % 2 == part % 2 {
                group.addTask {
                    for _ in 0..<(number % 23) { await Task.yield() }
                    _ = await button.cancel()
                }
            }
            if number % 5 == 0 {
                group.addTask {
                    for _ in 0..<(number % 31) { await Task.yield() }
                    await button.disappear()
                    await button.appear()
                    await pay(button)
                }
            }
            if number % 9 == 0 {
                group.addTask {
                    for _ in 0..<(number % 37) { await Task.yield() }
                    _ = await racers.checkout.close()
                }
            }
            if number % 4 == 0 {
                // The client goes away while its call waits (EN-27).
                group.addTask {
                    await withTaskGroup(of: Void.self) { client in
                        client.addTask { await pay(button) }
                        for _ in 0..<(number % 29) { await Task.yield() }
                        client.cancelAll()
                    }
                }
            }
            group.addTask { _ = await racers.checkout.snapshot() }
        }
        // A teardown leaves a last callback behind without cancelling its task, and the next appearance does not wait for it (EN-17).
        if number % 5 != 0 { #expect(racers.merchant.overlaps == 0) }
        #expect(!button.isProcessing)
        await racers.checkout.close()
        await shopping
        let snapshot = await racers.checkout.snapshot()
        #expect(!snapshot.isClaimed && !snapshot.isProcessing)
    }
}
