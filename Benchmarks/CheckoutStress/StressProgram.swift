internal import CommandTool

/// What the command line asks for, one part after another.
struct StressProgram {
    private let options: StressOptions
    private(set) var report = JSONReport()
    /// How many rules were broken, and how many sessions of a comparison failed.
    private(set) var violations = 0
    private var isBalanced = true

    init(_ options: StressOptions) { self.options = options }

    /// Runs everything that is asked for, and prints it.
    mutating func run() async {
        // The keys that everybody reads come first.
        report["violations"] = .integer(0)
        if options.isDefault {
            // First, before there is freed memory to be used again unseen.
            await park(20_000)
            var short = options
            short.sessions = 10_000
            await run(.pazeHappy, short)
            for scenario in StressScenario.allCases where !scenario.isHappy {
                short.sessions = scenario == .mixed ? 10_000 : 5_000
                await run(scenario, short)
            }
            await compare(scale: 0.125)
        } else {
            if let count = options.park { await park(count) }
            if !options.compare, options.park == nil { await run(options.scenario, options) }
            if options.compare { await compare(scale: 1) }
        }
        print("peak memory \(Quantity.bytes(Double(ProcessMemory.peak ?? 0)))")
        report["violations"] = .integer(violations)
        report["memory", "peakBytes"] = ProcessMemory.peak.map { .integer($0) } ?? .null
    }

    private mutating func compare(scale: Double) async {
        var comparison = Comparison(scale: scale, quiet: options.quiet)
        await comparison.run(into: &report)
        violations += comparison.failures
        var methods = MethodComparison(scale: scale, quiet: options.quiet)
        await methods.run(into: &report)
        violations += methods.failures
        var slow = SlowReport(rounds: scale < 1 ? 1 : 5, sessions: scale < 1 ? 5_000 : 20_000)
        await slow.run(into: &report)
        violations += slow.failures
    }

    private mutating func park(_ count: Int) async {
        var parking = Parking(count: count, quiet: options.quiet)
        await parking.run(into: &report)
        violations += parking.failures
    }

    private mutating func run(_ scenario: StressScenario, _ options: StressOptions) async {
        let run = StressRun(options, scenario: scenario)
        let progress = Task.detached {
            var line = ProgressLine(quiet: options.quiet)
            while !Task.isCancelled {
                line.show(
                    "\(scenario.rawValue): \(Quantity.count(run.tally.sessions)) of \(Quantity.count(options.sessions))"
                )
                try? await ContinuousClock().sleep(for: .milliseconds(200))
            }
            line.clear()
        }
        let time = await run.run()
        progress.cancel()
        await progress.value
        ScenarioReport(run: run, time: time, options: options).print(into: &report)
        let seen = run.tally.seen
        violations += seen.violations
        isBalanced = isBalanced && seen.balances.values.allSatisfy { $0.kept == $0.paid + $0.unknown }
        report["ledger", "balanced"] = .bool(isBalanced)
        for (currency, sums) in seen.balances.sorted(by: { $0.key < $1.key }) {
            report["ledger", scenario.rawValue, currency, "charged"] = .integer(Int(clamping: sums.kept))
            report["ledger", scenario.rawValue, currency, "paid"] = .integer(Int(clamping: sums.paid))
            report["ledger", scenario.rawValue, currency, "unknown"] = .integer(Int(clamping: sums.unknown))
        }
    }
}
