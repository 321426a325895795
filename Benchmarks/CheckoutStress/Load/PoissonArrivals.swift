#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The intended starts of sessions that come independently of each other: the same ones for the same seed.
///
/// Without an end. An intended start does not depend on how fast the sessions before it were, so that a slow spell
/// cannot hide the wait of those who came during it.
struct PoissonArrivals: Sequence, IteratorProtocol, Sendable {
    private let mean: Double
    private var time = 0.0
    private var generator: SplitMix64

    /// - Parameter rate: Sessions a second on average; above zero.
    init(rate: Double, seed: UInt64) {
        mean = 1e9 / rate
        generator = SplitMix64(seed: seed)
    }

    /// Nanoseconds from the beginning to the next start.
    mutating func next() -> UInt64? {
        // One minus a number below 1 is never 0, whose logarithm would be no time.
        time -= mean * log(1 - generator.nextUnit())
        return UInt64(exactly: time.rounded()) ?? .max
    }
}
