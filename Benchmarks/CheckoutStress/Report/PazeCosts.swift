/// What Paze's taps, callbacks and gateway calls cost in the same rounds, in nanoseconds and round by round.
struct PazeCosts {
    /// The callbacks and the gateway calls of a session that goes well, presentment left out.
    static let (callbacks, calls) = (8, 4)

    /// One of either kind.
    let step: [Double]
    /// One by itself, with its attempt and its end.
    let tap: [Double]
    let callback: [Double]
    let call: [Double]

    /// - Parameters:
    ///   - full: sessions with all callbacks, tapped and untapped.
    ///   - bare: the same without callbacks.
    ///   - vain: sessions without callbacks whose tap makes no call.
    init(
        full: (tapped: RatioResult, untapped: RatioResult), bare: (tapped: RatioResult, untapped: RatioResult),
        vain: (tapped: RatioResult, untapped: RatioResult)
    ) {
        let (whole, calling) = (Self.tap(full.tapped, full.untapped), Self.tap(bare.tapped, bare.untapped))
        let alone = Self.tap(vain.tapped, vain.untapped)
        step = whole.map { $0 / Double(Self.callbacks + Self.calls) }
        tap = alone
        call = zip(calling, alone).map { max(0, $0 - $1) / Double(Self.calls) }
        callback = zip(whole, calling).map { max(0, $0 - $1) / Double(Self.callbacks) }
    }

    /// What a tap with so many would cost if they were Paze's, round by round.
    func cost(callbacks: Int, calls: Int) -> [Double] {
        tap.indices.map { tap[$0] + Double(callbacks) * callback[$0] + Double(calls) * call[$0] }
    }

    /// What follows from a session's tap, round by round: what any session costs is left out.
    static func tap(_ tapped: RatioResult, _ untapped: RatioResult) -> [Double] {
        zip(tapped.cpuByRound, untapped.cpuByRound).map { max(0, $0 - $1) }
    }
}
