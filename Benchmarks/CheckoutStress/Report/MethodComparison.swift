/// The payout against Paze in the same run: what one callback or gateway call of each costs.
///
/// What any session costs, without its tap, is measured beside and left out: a method with fewer steps would else look dearer for
/// being short.
struct MethodComparison {
    /// The callbacks and the gateway calls of a Paze session that goes well, presentment left out.
    static let pazeSteps = 9 + 4
    let scale: Double
    let quiet: Bool
    private(set) var failures = 0

    init(scale: Double, quiet: Bool) {
        self.scale = scale
        self.quiet = quiet
    }

    mutating func run(into report: inout JSONReport) async {
        var table = TextTable(
            "method against method", "Paze session", "a step", "payout session", "a step", "step ratio", "failed")
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
        let count = Int(40_000 * scale)
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
        let cpu = results.map(\.cpuPerSession.median)
        let pazeStep = (cpu[0] - cpu[1]) / Double(Self.pazeSteps)
        let payoutStep = (cpu[2] - cpu[3]) / Double(PayoutWorkload.callbacks + PayoutWorkload.calls)
        let ratio = payoutStep / max(pazeStep, 1)
        table.add(
            .text(title), .number(.nanoseconds(cpu[0])), .number(.nanoseconds(pazeStep)),
            .number(.nanoseconds(cpu[2])), .number(.nanoseconds(payoutStep)), .number(.ratio(ratio)),
            .number(.count(failed)))
        report["compare", "payout", "stepRatio\(key)"] = .number(ratio)
        report["compare", "payout", "pazeStepNanoseconds\(key)"] = .number(pazeStep)
        report["compare", "payout", "stepNanoseconds\(key)"] = .number(payoutStep)
        report["compare", "payout", "sessionNanoseconds\(key)"] = .number(cpu[2])
        report["compare", "payout", "pazeSessionNanoseconds\(key)"] = .number(cpu[0])
    }
}
