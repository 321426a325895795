/// What the command line asks for.
struct StressOptions: Equatable, Sendable {
    var scenario = StressScenario.mixed
    var sessions = 200_000
    var concurrency = 1_000
    /// Sessions a second; nil: a closed loop, where a session starts when another has ended.
    var arrivalRate: Double?
    /// In seconds; nil: until all sessions have run.
    var duration: Double?
    var faults = FaultLevel.light
    var seed: UInt64 = 1
    /// How many sessions to leave waiting; nil: the benchmark's own choice.
    var park: Int?
    var json: String?
    var compare = false
    var quiet = false
    var help = false
    /// Whether any option that chooses the work was given; if not, everything is measured for a short time.
    var isDefault = true
}
