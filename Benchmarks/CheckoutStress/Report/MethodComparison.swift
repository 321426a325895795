/// Each method against Paze in the same run: what one step of each costs, a callback or a gateway call.
///
/// What any session costs, without its tap, is measured beside and left out: a method with fewer steps would else look dearer for
/// being short.
struct MethodComparison {
    /// The callbacks and the gateway calls of a session that goes well, presentment left out.
    private static let pazeSteps = 8 + 4
    let scale: Double
    let quiet: Bool
    private(set) var failures = 0

    init(scale: Double, quiet: Bool) {
        self.scale = scale
        self.quiet = quiet
    }

    mutating func run(into report: inout JSONReport) async {
        var table = TextTable(
            "method against Paze", "gateways answer", "Paze session", "a step", "session", "a step", "ratio", "lowest",
            "highest", "failed")
        for method in ComparedMethod.all {
            await compare(method, suspends: false, &table, &report)
            await compare(method, suspends: true, &table, &report)
        }
        print("processor time of each method against Paze: a step is one callback or one gateway call, at most 1.20")
        print(table.text)
    }

    private mutating func compare(
        _ method: ComparedMethod, suspends: Bool, _ table: inout TextTable, _ report: inout JSONReport
    ) async {
        let (key, title) = suspends ? ("Suspending", "later") : ("", "at once")
        var line = ProgressLine(quiet: quiet)
        line.show("comparing methods: \(method.name), gateways answer \(title)")
        let count = scale < 1 ? 2_000 : 40_000
        let (paze, other) = (EngineWorkload(suspends: suspends), method.workload(suspends))
        let results = await RatioRounds([
            paze.workload("paze", sessions: count, concurrency: 100),
            paze.workload("paze untapped", sessions: count, concurrency: 100, taps: false),
            other.workload(method.name, sessions: count, concurrency: 100),
            other.workload("\(method.name) untapped", sessions: count, concurrency: 100, taps: false),
        ]).run()
        line.clear()
        guard results.count == 4 else { return }
        let failed = results.reduce(0) { $0 + $1.failures }
        failures += failed
        let steps = (
            paze: steps(results[0], results[1], Self.pazeSteps), other: steps(results[2], results[3], method.steps)
        )
        let ratios = zip(steps.other, steps.paze).map { $0 / max($1, 1) }
        guard let pazeStep = Spread(steps.paze)?.median, let step = Spread(steps.other)?.median,
            let ratio = Spread(ratios)
        else { return }
        table.add(
            .text(method.name), .text(title), .number(.nanoseconds(results[0].cpuPerSession.median)),
            .number(.nanoseconds(pazeStep)), .number(.nanoseconds(results[2].cpuPerSession.median)),
            .number(.nanoseconds(step)), .number(.ratio(ratio.median)), .number(.ratio(ratio.lowest)),
            .number(.ratio(ratio.highest)), .number(.count(failed)))
        let values: [(String, Double)] = [
            ("stepRatio\(key)", ratio.median), ("stepRatio\(key)Lowest", ratio.lowest),
            ("stepRatio\(key)Highest", ratio.highest), ("stepNanoseconds\(key)", step),
            ("pazeStepNanoseconds\(key)", pazeStep),
            ("sessionNanoseconds\(key)", results[2].cpuPerSession.median),
            ("pazeSessionNanoseconds\(key)", results[0].cpuPerSession.median),
        ]
        for (name, value) in values {
            report["compare", "methods", method.name, name] = .number(value)
            // Where the payout's were before there were others.
            if method.name == "payout" { report["compare", "payout", name] = .number(value) }
        }
    }

    /// What a step costs, round by round.
    private func steps(_ tapped: RatioResult, _ untapped: RatioResult, _ count: Int) -> [Double] {
        zip(tapped.cpuByRound, untapped.cpuByRound).map { max(0, $0 - $1) / Double(count) }
    }
}
