internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// What callbacks that suspend for long do to the sessions beside them.
///
/// One session in fourteen has one slow callback of its seven or so: one per cent of all. The others are timed. Every second slow
/// session is cancelled by its host while it is slow, and the time from the cancel to its end is taken.
struct SlowCallbacks {
    let pause: Duration
    let sessions: Int
    let concurrency: Int

    struct Result {
        let others: Double
        let cancelled: Double
        let failures: Int
    }

    /// One run, with or without the slow ones; the 99th percentiles, in nanoseconds.
    func run(slow: Bool) async -> Result {
        let workload = EngineWorkload(suspends: true)
        let (others, cancelled) = (LatencyRecorder(), LatencyRecorder())
        let loop = ClosedLoop(sessions: sessions, concurrency: concurrency)
        let good = await loop.run { number in
            guard slow, number % 14 == 0 else {
                let start = ContinuousClock.now
                let isGood = await workload.run(number)
                others.record((ContinuousClock.now - start).nanoseconds)
                return isGood
            }
            return await one(number, workload, cancels: number % 28 == 0, cancelled)
        }
        return Result(
            others: Double(others.snapshot().percentile(99) ?? 0),
            cancelled: Double(cancelled.snapshot().percentile(99) ?? 0), failures: sessions - good)
    }

    private func one(
        _ number: Int, _ workload: EngineWorkload, cancels: Bool, _ cancelled: LatencyRecorder
    ) async -> Bool {
        let begun = AsyncStream<Void>.makeStream()
        let config = workload.buttonConfig.copy()
        config.onPreAuthorisation = {
            begun.continuation.finish()
            try? await ContinuousClock().sleep(for: pause)
            return .proceed
        }
        do throws(BaseSdkException) {
            let id = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
            let checkout = try workload.engine.open(workload.config(id))
            let button = try checkout.create(.pazeButton, componentConfig: config)
            await button.appear()
            guard case .waiting(.checkout(let handoff)) = await button.tap() else { return false }
            let canceller = Task.detached { () -> ContinuousClock.Instant? in
                guard cancels else { return nil }
                for await _ in begun.stream {}
                let start = ContinuousClock.now
                await button.cancel()
                return start
            }
            let place = handoff.payload
            let end = await button.deliver(
                workload.checkout(place.sentSessionId), attempt: place.attempt.payload.id)
            let ended = ContinuousClock.now
            begun.continuation.finish()
            if let start = await canceller.value { cancelled.record((ended - start).nanoseconds) }
            await checkout.close()
            switch end {
            case .ended(.cancelled): return cancels
            case .ended(.succeeded): return !cancels
            default: return false
            }
        } catch {
            return false
        }
    }
}
