import Dispatch
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A merchant's own actor.
@globalActor private actor Office {
    static let shared = Office()
}

/// One thread of its own, which a callback may block without taking it from anybody else.
private final class OneThread: TaskExecutor {
    private let queue = DispatchQueue(label: "one thread")
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

@Suite struct IsolationTests {
    @Test("EN-15 each callback runs in its declared isolation: on the main actor, or on one of the merchant's own")
    func declaredIsolation() async throws {
        let shop = try Shop()
        let ran = EventLog<String>()
        shop.merchant.config.onPazeButtonClicked = { @MainActor in
            MainActor.assertIsolated()
            ran.append("main")
        }
        shop.merchant.config.onPreDecryption = { @Office in
            Office.assertIsolated()
            ran.append("office")
            return true
        }
        #expect(try await shop.pay().outcome?.isSuccess == true)
        #expect(ran.entries == ["main", "office"])
    }

    @Test("EN-04 a payment needs no main actor: it is made while that is blocked")
    func noMainActor() async throws {
        let shop = try Shop()
        let isPaid = DispatchSemaphore(value: 0)
        let isBlocked = TestLatch()
        let blocking = Task { @MainActor in
            isBlocked.open()
            // Gives up, so that the test can fail; the time passes only then.
            return isPaid.wait(timeout: .now() + .seconds(240)) == .success
        }
        await isBlocked.pass()
        let outcome = try await shop.pay().outcome
        isPaid.signal()
        #expect(outcome?.isSuccess == true)
        #expect(await blocking.value)
    }

    @Test("EN-13 a callback that never returns delays no other session")
    func neverReturns() async throws {
        let stuck = try Shop()
        let latch = TestLatch()
        stuck.merchant.on(.onComplete, .waits(latch))
        async let paid = stuck.pay()
        await stuck.merchant.begun.until(.onComplete)
        for _ in 0..<20 { #expect(try await Shop().pay().outcome?.isSuccess == true) }
        #expect(stuck.merchant.returned.entries.last == .onCheckoutComplete)
        latch.open()
        #expect(try await paid.outcome?.isSuccess == true)
    }

    @Test("EN-13 a callback that blocks its thread delays no other session of the engine")
    func blocks() async throws {
        let shop = try Shop()
        let hasBegun = EventLog<Bool>()
        let others = DispatchSemaphore(value: 0)
        shop.merchant.config.onInit = {
            hasBegun.append(true)
            hasBegun.append(others.wait(timeout: .now() + .seconds(240)) == .success)
        }
        let appearing = Task(executorPreference: OneThread()) { await shop.button.appear() }
        await hasBegun.until(true)
        for number in 0..<8 {
            let checkout = try PxpCheckout.initialize(
                config: PazeSamples.config(transactionId: "other-\(number)"), engine: shop.engine)
            let button = try checkout.create(.pazeButton, componentConfig: ScriptedMerchant().config)
            await button.appear()
            let attempt = try await button.tapped()
            #expect(await button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        }
        others.signal()
        #expect(await appearing.value)
        #expect(hasBegun.entries == [true, true])
    }
}
