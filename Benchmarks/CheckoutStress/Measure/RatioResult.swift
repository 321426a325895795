/// How one workload did in all rounds.
struct RatioResult: Sendable {
    let name: String
    /// Processor time of one session, in nanoseconds.
    let cpuPerSession: Spread
    /// The same, round by round.
    let cpuByRound: [Double]
    /// Sessions a second, by wall time.
    let perSecond: Spread
    /// The reference's processor time for a session over this one's, round by round: above 1 is cheaper.
    let ratio: Spread
    /// How many sessions did not end as they should, in all rounds.
    let failures: Int
}
