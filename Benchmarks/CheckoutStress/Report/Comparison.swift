internal import CommandTool

/// The engine against the pair written by hand, and against itself.
struct Comparison {
    private let scale: Double
    private let quiet: Bool
    private(set) var failures = 0

    /// - Parameter scale: 1 for numbers to quote; less for a look.
    init(scale: Double, quiet: Bool) {
        self.scale = scale
        self.quiet = quiet
    }

    mutating func run(into report: inout JSONReport) async {
        print(
            "comparison: processor time of a session, medians of \(RatioRounds.fewest) interleaved rounds; "
                + "above 1 the engine needs less")
        var table = TextTable(
            "workload", "at once", "hand-written", "engine", "ratio", "lowest", "highest", "engine/s", "failed")
        let few = Int(40_000 * scale)
        let inline = EngineWorkload(suspends: false)
        let later = EngineWorkload(suspends: true)
        await compare(
            "ratio", "at once, host waits", 100, few,
            HandWritten.workload(sessions: few, concurrency: 100, suspends: false),
            inline.workload("engine", sessions: few, concurrency: 100), &table, &report)
        await compare(
            "ratioSuspending100", "later, host waits", 100, few,
            HandWritten.workload(sessions: few, concurrency: 100, suspends: true),
            later.workload("engine", sessions: few, concurrency: 100), &table, &report)
        await compare(
            "ratioSuspending", "later, host waits", 10_000, few,
            HandWritten.workload(sessions: few, concurrency: 10_000, suspends: true),
            later.workload("engine", sessions: few, concurrency: 10_000), &table, &report)
        let many = scale < 1 ? 20_000 : 100_000
        await compare(
            scale < 1 ? "ratioSuspending20k" : "ratioSuspending100k", "later, host does not wait", many, many,
            HandWritten.workload(sessions: many, concurrency: many, suspends: true),
            PostedWorkload.workload("engine", sessions: many), &table, &report)
        await compare(
            "statistics", "statistics on against off", 100, few,
            EngineWorkload(suspends: false, keepsStatistics: false).workload("off", sessions: few, concurrency: 100),
            inline.workload("on", sessions: few, concurrency: 100), &table, &report)
        print(table.text)
    }

    private mutating func compare(
        _ key: String, _ title: String, _ concurrency: Int, _ sessions: Int, _ hand: Workload, _ engine: Workload,
        _ table: inout TextTable, _ report: inout JSONReport
    ) async {
        var line = ProgressLine(quiet: quiet)
        line.show("comparing: \(title), \(Quantity.count(concurrency)) at once")
        let results = await RatioRounds([hand, engine]).run()
        line.clear()
        guard results.count == 2 else { return }
        let (first, second) = (results[0], results[1])
        failures += first.failures + second.failures
        table.add(
            .text(title), .number(.count(concurrency)), .number(.nanoseconds(first.cpuPerSession.median)),
            .number(.nanoseconds(second.cpuPerSession.median)), .number(.ratio(second.ratio.median)),
            .number(.ratio(second.ratio.lowest)), .number(.ratio(second.ratio.highest)),
            .number(.perSecond(second.perSecond.median)), .number(.count(first.failures + second.failures)))
        let root = key == "statistics" ? "statistics" : "handWritten"
        let name = key == "statistics" ? "ratio" : key
        report["compare", root, name] = .number(second.ratio.median)
        report["compare", root, name + "Lowest"] = .number(second.ratio.lowest)
        report["compare", root, name + "Highest"] = .number(second.ratio.highest)
        report["compare", root, name + "ReferenceNanoseconds"] = .number(first.cpuPerSession.median)
        report["compare", root, name + "EngineNanoseconds"] = .number(second.cpuPerSession.median)
        report["compare", root, name + "Failures"] = .integer(first.failures + second.failures)
    }
}
