internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// What callbacks that suspend for long do to the sessions beside them.
///
/// One session in fourteen has one slow callback of its seven or so: one per cent of all. The others are timed. Every second slow
/// session is cancelled by its host while it is slow, and the times from the cancel to its last callback, `onCheckoutIncomplete`, and to
/// the return of the host's call are taken: the latter waits its turn among all the tasks of the process.
struct SlowCallbacks {
    let pause: Duration
    let sessions: Int
    let concurrency: Int

    struct Result {
        let others: Double
        let cancelToLastCallback: Double
        let cancelToEnd: Double
        let failures: Int
    }

    /// One run, with or without the slow ones; the 99th percentiles, in nanoseconds.
    func run(slow: Bool) async -> Result {
        let workload = EngineWorkload(suspends: true)
        let (others, cancels) = (LatencyRecorder(), CancelTimes())
        let loop = ClosedLoop(sessions: sessions, concurrency: concurrency)
        let good = await loop.run { number in
            guard slow, number % 14 == 0 else {
                let start = ContinuousClock.now
                let isGood = await workload.run(number)
                others.record((ContinuousClock.now - start).nanoseconds)
                return isGood
            }
            return await one(number, workload, number % 28 == 0 ? cancels : nil)
        }
        return Result(
            others: Double(others.snapshot().percentile(99) ?? 0),
            cancelToLastCallback: Double(cancels.toLastCallback.snapshot().percentile(99) ?? 0),
            cancelToEnd: Double(cancels.toEnd.snapshot().percentile(99) ?? 0), failures: sessions - good)
    }

    private struct CancelTimes {
        let toLastCallback = LatencyRecorder()
        let toEnd = LatencyRecorder()
    }

    /// - Parameter cancels: the host cancels the session in its slow callback; nil: it waits.
    private func one(_ number: Int, _ workload: EngineWorkload, _ cancels: CancelTimes?) async -> Bool {
        let begun = AsyncStream<Void>.makeStream()
        let told = Lock<ContinuousClock.Instant?>(nil)
        let config = workload.buttonConfig.copy()
        config.onCheckoutComplete = { _ in
            begun.continuation.finish()
            try? await ContinuousClock().sleep(for: pause)
            return true
        }
        config.onCheckoutIncomplete = { _ in told.withLock { $0 = .now } }
        do throws(BaseSdkException) {
            let id = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
            let checkout = try workload.engine.open(workload.config(id))
            let button = try checkout.create(.pazeButton, componentConfig: config)
            await button.appear()
            guard case .waiting(.checkout(let handoff)) = await button.tap() else { return false }
            let canceller = Task.detached { () -> ContinuousClock.Instant? in
                guard cancels != nil else { return nil }
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
            let start = await canceller.value
            await checkout.close()
            guard let cancels else { if case .ended(.succeeded) = end { return true } else { return false } }
            guard case .ended(.cancelled) = end, let start, let last = told.withLock({ $0 }) else { return false }
            cancels.toLastCallback.record((last - start).nanoseconds)
            cancels.toEnd.record((ended - start).nanoseconds)
            return true
        } catch {
            return false
        }
    }
}
