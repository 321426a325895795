/// The payout against Paze in the same run: what one step of each costs, a callback or a gateway call.
///
/// What any session costs, without its tap, is measured beside and left out: a method with fewer steps would else look dearer for
/// being short.
struct MethodComparison {
    /// The callbacks and the gateway calls of a session that goes well, presentment left out.
    private static let pazeSteps = 8 + 4
    private static let payoutSteps = PayoutWorkload.callbacks + PayoutWorkload.calls
    let scale: Double
    let quiet: Bool
    private(set) var failures = 0

    init(scale: Double, quiet: Bool) {
        self.scale = scale
        self.quiet = quiet
    }

    mutating func run(into report: inout JSONReport) async {
        var table = TextTable(
            "method against method", "Paze session", "a step", "payout session", "a step", "ratio", "lowest", "highest",
            "failed")
        await compare("", "gateways answer at once", suspends: false, &table, &report)
        await compare("Suspending", "gateways answer later", suspends: true, &table, &report)
        print("processor time of the payout against Paze: a step is one callback or one gateway call, at most 1.20")
        print(table.text)
    }

    private mutating func compare(
        _ key: String, _ title: String, suspends: Bool, _ table: inout TextTable, _ report: inout JSONReport
    ) async {
        var line = ProgressLine(quiet: quiet)
        line.show("comparing methods: \(title)")
        let count = scale < 1 ? 2_000 : 40_000
        let (paze, payout) = (EngineWorkload(suspends: suspends), PayoutWorkload(suspends: suspends))
        let results = await RatioRounds([
            paze.workload("paze", sessions: count, concurrency: 100),
            paze.workload("paze untapped", sessions: count, concurrency: 100, taps: false),
            payout.workload("payout", sessions: count, concurrency: 100),
            payout.workload("payout untapped", sessions: count, concurrency: 100, taps: false),
        ]).run()
        line.clear()
        guard results.count == 4 else { return }
        let failed = results.reduce(0) { $0 + $1.failures }
        failures += failed
        let steps = (
            paze: steps(results[0], results[1], Self.pazeSteps), payout: steps(results[2], results[3], Self.payoutSteps)
        )
        let ratios = zip(steps.payout, steps.paze).map { $0 / max($1, 1) }
        guard let pazeStep = Spread(steps.paze)?.median, let step = Spread(steps.payout)?.median,
            let ratio = Spread(ratios)
        else { return }
        table.add(
            .text(title), .number(.nanoseconds(results[0].cpuPerSession.median)), .number(.nanoseconds(pazeStep)),
            .number(.nanoseconds(results[2].cpuPerSession.median)), .number(.nanoseconds(step)),
            .number(.ratio(ratio.median)), .number(.ratio(ratio.lowest)), .number(.ratio(ratio.highest)),
            .number(.count(failed)))
        report["compare", "payout", "stepRatio\(key)"] = .number(ratio.median)
        report["compare", "payout", "stepRatio\(key)Lowest"] = .number(ratio.lowest)
        report["compare", "payout", "stepRatio\(key)Highest"] = .number(ratio.highest)
        report["compare", "payout", "stepNanoseconds\(key)"] = .number(step)
        report["compare", "payout", "pazeStepNanoseconds\(key)"] = .number(pazeStep)
        report["compare", "payout", "sessionNanoseconds\(key)"] = .number(results[2].cpuPerSession.median)
        report["compare", "payout", "pazeSessionNanoseconds\(key)"] = .number(results[0].cpuPerSession.median)
    }

    /// What a step costs, round by round.
    private func steps(_ tapped: RatioResult, _ untapped: RatioResult, _ count: Int) -> [Double] {
        zip(tapped.cpuByRound, untapped.cpuByRound).map { max(0, $0 - $1) / Double(count) }
    }
}
