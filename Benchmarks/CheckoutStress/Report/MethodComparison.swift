internal import CommandTool

/// Each method against Paze in the same run: what one step of each costs, a callback or a gateway call.
///
/// What any session costs, without its tap, is measured beside and left out: a method with fewer steps would else look dearer for
/// being short. Sessions go in batches, so that the tap costs the same whatever a session's opening and close are.
///
/// A gateway call costs more than a callback, the more so when it is answered later, and a tap has a cost of its own that a method with
/// few steps spreads over few. So there is a second ratio, by kind: against what a tap, as many callbacks and as many calls cost Paze,
/// whose sessions without callbacks, and whose taps in vain, tell the three apart.
struct MethodComparison {
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
            "highest", "by kind", "failed")
        await compare(suspends: false, &table, &report)
        await compare(suspends: true, &table, &report)
        print("processor time of each method against Paze: a step is one callback or one gateway call, at most 1.20")
        print(table.text)
    }

    /// All methods in the same rounds, beside one Paze.
    private mutating func compare(suspends: Bool, _ table: inout TextTable, _ report: inout JSONReport) async {
        var line = ProgressLine(quiet: quiet)
        line.show("comparing methods: gateways answer \(suspends ? "later" : "at once")")
        let count = scale < 1 ? 1_000 : 20_000
        let paze = EngineWorkload(suspends: suspends)
        let bare = EngineWorkload(suspends: suspends, hasCallbacks: false)
        let vain = VainTapWorkload(suspends: suspends)
        var workloads = [
            paze.batches("paze", sessions: count, concurrency: 100),
            paze.batches("paze untapped", sessions: count, concurrency: 100, taps: false),
            bare.batches("paze bare", sessions: count, concurrency: 100),
            bare.batches("paze bare untapped", sessions: count, concurrency: 100, taps: false),
            vain.batches("paze in vain", sessions: count, concurrency: 100),
            vain.batches("paze in vain untapped", sessions: count, concurrency: 100, taps: false),
        ]
        for method in ComparedMethod.all {
            let other = method.workload(suspends)
            workloads.append(other.batches(method.name, sessions: count, concurrency: 100))
            workloads.append(
                other.batches("\(method.name) untapped", sessions: count, concurrency: 100, taps: false))
        }
        let results = await RatioRounds(workloads).run()
        line.clear()
        failures += results.reduce(0) { $0 + $1.failures }
        guard results.count == workloads.count else { return }
        let costs = PazeCosts(
            full: (results[0], results[1]), bare: (results[2], results[3]), vain: (results[4], results[5]))
        for (index, method) in ComparedMethod.all.enumerated() {
            let own = [results[0], results[1], results[2 * index + 6], results[2 * index + 7]]
            compare(method, own, costs, suspends: suspends, &table, &report)
        }
    }

    private func compare(
        _ method: ComparedMethod, _ results: [RatioResult], _ costs: PazeCosts, suspends: Bool,
        _ table: inout TextTable, _ report: inout JSONReport
    ) {
        let (key, title) = suspends ? ("Suspending", "later") : ("", "at once")
        let failed = results.reduce(0) { $0 + $1.failures }
        let taps = PazeCosts.tap(results[2], results[3])
        let steps = taps.map { $0 / Double(method.steps) }
        let ratios = zip(steps, costs.step).map { $0 / max($1, 1) }
        let asPaze = costs.cost(callbacks: method.callbacks, calls: method.calls)
        guard let pazeStep = Spread(costs.step)?.median, let step = Spread(steps)?.median, let ratio = Spread(ratios),
            let byKind = Spread(zip(taps, asPaze).map { $0 / max($1, 1) })?.median
        else { return }
        table.add(
            .text(method.name), .text(title), .number(.nanoseconds(results[0].cpuPerSession.median)),
            .number(.nanoseconds(pazeStep)), .number(.nanoseconds(results[2].cpuPerSession.median)),
            .number(.nanoseconds(step)), .number(.ratio(ratio.median)), .number(.ratio(ratio.lowest)),
            .number(.ratio(ratio.highest)), .number(.ratio(byKind)), .number(.count(failed)))
        let values: [(String, Double)] = [
            ("stepRatio\(key)", ratio.median), ("stepRatio\(key)Lowest", ratio.lowest),
            ("stepRatio\(key)Highest", ratio.highest), ("kindRatio\(key)", byKind), ("stepNanoseconds\(key)", step),
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
}
