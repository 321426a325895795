internal import PaymentCheckout
internal import PaymentFlows

/// The random numbers of one call: they depend on the run's seed, the session, the kind of call and its number in the session alone, so that
/// a session's faults are the same again whatever other sessions do.
struct SandboxDraw {
    private var generator: SplitMix64

    init(session: UInt64, step: SandboxStep, ordinal: Int) {
        let kind = UInt64(step.number)
        generator = SplitMix64(seed: Verification.mixed(session &+ kind &* 0x9FB2_1C65_1E98_DF25 &+ UInt64(ordinal)))
    }

    /// The seed of a session: a hash of its id that is the same in every process.
    static func seed(run: UInt64, session: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in session.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Verification.mixed(run &+ hash)
    }

    /// A number from 0 up to, and without, 1.
    mutating func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

    mutating func below(_ bound: Int) -> Int { generator.below(bound) }

    mutating func duration(in range: ClosedRange<Duration>) -> Duration {
        let (low, high) = (range.lowerBound.wholeNanoseconds, range.upperBound.wholeNanoseconds)
        guard high > low else { return range.lowerBound }
        return .nanoseconds(low + Int64(Double(high - low) * unit()))
    }
}
