/// When the provider is asked what became of a money-moving call that went silent (EN-43).
package enum Verification {
    /// How many status queries are made: 1, 2, 4, 8, 16 and 32 s after verifying began.
    package static let queries: UInt8 = 6

    /// How long after verifying began the n-th query (from 0) is made: a power of two seconds, give or take a fifth.
    package static func delay(query: UInt8, seed: UInt64) -> Duration {
        let base = Int64(1_000) << Int64(query)
        let fifth = base / 5
        let word = mixed(seed &+ UInt64(query))
        return .milliseconds(base - fifth + Int64(word % UInt64(2 * fifth + 1)))
    }

    /// Spreads the bits of a seed (the finaliser of SplitMix64), so that neighbouring seeds wait differently.
    package static func mixed(_ seed: UInt64) -> UInt64 {
        var word = seed &+ 0x9E37_79B9_7F4A_7C15
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
