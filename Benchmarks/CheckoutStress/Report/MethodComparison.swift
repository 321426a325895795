/// Each method against Paze in the same run: what one step of it costs, a callback or a gateway call.
///
/// What any session costs, without its tap, is measured beside and left out: a method with fewer steps would else look dearer for
/// being short.
struct MethodComparison {
    /// A method's workload, with and without its tap.
    private struct Contender {
        let name: String
        /// The callbacks and the gateway calls that a tap makes which goes well.
        let steps: Int
        let tapped: Workload
        let untapped: Workload
    }
    /// What one session of a method costs in all rounds, and what a step of it.
    private struct Measured {
        let session: Double
        let steps: [Double]
        let failures: Int
    }
    let scale: Double
    let quiet: Bool
    private(set) var failures = 0

    init(scale: Double, quiet: Bool) {
        self.scale = scale
        self.quiet = quiet
    }

    /// Paze is the first: the others are measured against it.
    private func contenders(suspends: Bool) -> [Contender] {
        let count = scale < 1 ? 2_000 : 40_000
        let paze = EngineWorkload(suspends: suspends)
        let payout = PayoutWorkload(suspends: suspends)
        let components = ComponentsWorkload(suspends: suspends)
        return [
            // Presentment left out.
            Contender(
                name: "paze", steps: 8 + 4, tapped: paze.workload("paze", sessions: count, concurrency: 100),
                untapped: paze.workload("paze untapped", sessions: count, concurrency: 100, taps: false)),
            Contender(
                name: "payout", steps: PayoutWorkload.callbacks + PayoutWorkload.calls,
                tapped: payout.workload("payout", sessions: count, concurrency: 100),
                untapped: payout.workload("payout untapped", sessions: count, concurrency: 100, taps: false)),
            Contender(
                name: "components", steps: ComponentsWorkload.callbacks + ComponentsWorkload.calls,
                tapped: components.workload("components", sessions: count, concurrency: 100),
                untapped: components.workload("components untapped", sessions: count, concurrency: 100, taps: false)),
        ]
    }

    mutating func run(into report: inout JSONReport) async {
        var table = TextTable(
            "method against Paze", "gateways answer", "its session", "a step", "Paze session", "a step", "ratio",
            "lowest", "highest", "failed")
        await compare("", "at once", suspends: false, &table, &report)
        await compare("Suspending", "later", suspends: true, &table, &report)
        print("processor time of each method against Paze: a step is one callback or one gateway call, at most 1.20")
        print(table.text)
    }

    private mutating func compare(
        _ key: String, _ title: String, suspends: Bool, _ table: inout TextTable, _ report: inout JSONReport
    ) async {
        var line = ProgressLine(quiet: quiet)
        line.show("comparing methods: gateways answer \(title)")
        let contenders = contenders(suspends: suspends)
        let results = await RatioRounds(contenders.flatMap { [$0.tapped, $0.untapped] }).run()
        line.clear()
        guard results.count == 2 * contenders.count else { return }
        let measured = contenders.indices.map { place in
            let (tapped, untapped) = (results[2 * place], results[2 * place + 1])
            return Measured(
                session: tapped.cpuPerSession.median,
                steps: zip(tapped.cpuByRound, untapped.cpuByRound).map {
                    max(0, $0 - $1) / Double(contenders[place].steps)
                },
                failures: tapped.failures + untapped.failures)
        }
        failures += measured.reduce(0) { $0 + $1.failures }
        for (contender, method) in zip(contenders, measured).dropFirst() {
            add(contender.name, method, measured[0], key, title, &table, &report)
        }
    }

    private func add(
        _ name: String, _ method: Measured, _ paze: Measured, _ key: String, _ title: String,
        _ table: inout TextTable, _ report: inout JSONReport
    ) {
        let ratios = zip(method.steps, paze.steps).map { $0 / max($1, 1) }
        guard let pazeStep = Spread(paze.steps)?.median, let step = Spread(method.steps)?.median,
            let ratio = Spread(ratios)
        else { return }
        table.add(
            .text(name), .text(title), .number(.nanoseconds(method.session)), .number(.nanoseconds(step)),
            .number(.nanoseconds(paze.session)), .number(.nanoseconds(pazeStep)), .number(.ratio(ratio.median)),
            .number(.ratio(ratio.lowest)), .number(.ratio(ratio.highest)),
            .number(.count(method.failures + paze.failures)))
        report["compare", name, "stepRatio\(key)"] = .number(ratio.median)
        report["compare", name, "stepRatio\(key)Lowest"] = .number(ratio.lowest)
        report["compare", name, "stepRatio\(key)Highest"] = .number(ratio.highest)
        report["compare", name, "stepNanoseconds\(key)"] = .number(step)
        report["compare", name, "pazeStepNanoseconds\(key)"] = .number(pazeStep)
        report["compare", name, "sessionNanoseconds\(key)"] = .number(method.session)
        report["compare", name, "pazeSessionNanoseconds\(key)"] = .number(paze.session)
    }
}
