/// What Paze's callbacks and gateway calls cost in the same rounds, in nanoseconds and round by round.
struct PazeCosts {
    /// The callbacks and the gateway calls of a session that goes well, presentment left out.
    static let (callbacks, calls) = (8, 4)

    /// One of either kind.
    let step: [Double]
    let callback: [Double]
    /// With its share of what a session's tap costs.
    let call: [Double]

    /// - Parameters:
    ///   - full: sessions with all callbacks, tapped and untapped.
    ///   - bare: the same without callbacks.
    init(full: (tapped: RatioResult, untapped: RatioResult), bare: (tapped: RatioResult, untapped: RatioResult)) {
        let (whole, calling) = (Self.tap(full.tapped, full.untapped), Self.tap(bare.tapped, bare.untapped))
        step = whole.map { $0 / Double(Self.callbacks + Self.calls) }
        call = calling.map { $0 / Double(Self.calls) }
        callback = zip(whole, calling).map { max(0, $0 - $1) / Double(Self.callbacks) }
    }

    /// What so many would cost if they were Paze's, round by round.
    func cost(callbacks: Int, calls: Int) -> [Double] {
        zip(callback, call).map { Double(callbacks) * $0 + Double(calls) * $1 }
    }

    /// What follows from a session's tap, round by round: what any session costs is left out.
    static func tap(_ tapped: RatioResult, _ untapped: RatioResult) -> [Double] {
        zip(tapped.cpuByRound, untapped.cpuByRound).map { max(0, $0 - $1) }
    }
}
