import PaymentTestKit
import Testing

@testable import PaymentCheckout

struct TimeSourceTests {
    @Test("EN-40 time counts nanoseconds of the injected clock from when the source was made")
    func countsFromItsMaking() {
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        let time = TimeSource(clock)
        #expect(time.now == 0)
        clock.advance(by: .milliseconds(3))
        #expect(time.now == 3_000_000)
    }

    @Test("EN-40 a sleep ends at its instant of the injected clock")
    func sleepsUntil() async {
        let clock = ManualClock()
        clock.advance(by: .seconds(1))
        let time = TimeSource(clock)
        async let end: Int64 = {
            await time.sleep(until: 2_000)
            return time.now
        }()
        await clock.sleepers(atLeast: 1)
        #expect(clock.earliest?.nanoseconds == 1_000_002_000)
        clock.advance(by: .nanoseconds(2_000))
        #expect(await end == 2_000)
    }

    @Test("EN-27 a cancelled sleep returns at once")
    func canBeCancelled() async {
        let clock = ManualClock()
        let time = TimeSource(clock)
        let task = Task { await time.sleep(until: .max) }
        await clock.sleepers(atLeast: 1)
        task.cancel()
        await task.value
        #expect(clock.sleeperCount == 0)
    }

    @Test("EN-62 only the runtime's own clocks are slept on in short stretches")
    func knowsTheRuntimesClocks() {
        #expect(TimeSource(ContinuousClock()).longestSleep == 1_000_000_000)
        #expect(TimeSource(SuspendingClock()).longestSleep == 1_000_000_000)
        #expect(TimeSource(ManualClock()).longestSleep == nil)
    }

    @Test(
        "EN-40 a duration becomes whole nanoseconds, and one that does not fit the nearest",
        arguments: [
            (Duration.seconds(2), 2_000_000_000), (.milliseconds(-1), -1_000_000), (.nanoseconds(7), 7),
            (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
            (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), 1),
        ] as [(Duration, Int64)])
    func convertsDurations(duration: Duration, nanoseconds: Int64) {
        #expect(duration.wholeNanoseconds == nanoseconds)
    }
}
