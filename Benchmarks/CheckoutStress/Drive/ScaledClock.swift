internal import PaymentTestKit

/// The system's clock, so many times faster: a minute of verifying passes in milliseconds.
struct ScaledClock: Clock {
    let speed: Int
    private let origin = ContinuousClock.now

    init(speed: Int) { self.speed = max(1, speed) }

    var now: VirtualInstant {
        let (seconds, attoseconds) = origin.duration(to: .now).components
        return VirtualInstant(nanoseconds: (seconds * 1_000_000_000 + attoseconds / 1_000_000_000) * Int64(speed))
    }

    var minimumResolution: Duration { .nanoseconds(speed) }

    func sleep(until deadline: VirtualInstant, tolerance: Duration?) async throws {
        let instant = origin.advanced(by: .nanoseconds(deadline.nanoseconds / Int64(speed) + 1))
        try await ContinuousClock().sleep(until: instant, tolerance: nil)
    }
}
