internal import CommandTool
internal import PaymentCheckout
internal import PaymentTestKit

/// The results of a scenario, for people and as keys.
struct ScenarioReport {
    let run: StressRun
    let time: Duration
    let options: StressOptions

    private var seconds: Double { max(Double(time.nanoseconds) / 1e9, 1e-9) }

    /// Writes everything to the standard output; the reports of violations come last, where they are seen.
    func print(into report: inout JSONReport) {
        let seen = run.tally.seen
        let name = run.rig.scenario.rawValue
        let load = options.arrivalRate.map { "open loop, \(Quantity.perSecond($0)), latency from the intended start" }
        Swift.print(
            "\(name): faults \(run.rig.scenario.isHappy ? "off" : options.faults.rawValue), seed \(options.seed), "
                + (load ?? "closed loop, \(Quantity.count(options.concurrency)) at once")
                + (run.rig.speed > 1 ? ", the engine's time \(run.rig.speed) times faster" : ""))
        var totals = TextTable("sessions", "time", "sessions/s", "callbacks/s", "attempts", "charges", "violations")
        totals.add(
            .number(.count(seen.sessions)), .number(.nanoseconds(seconds * 1e9)),
            .number(.perSecond(Double(seen.sessions) / seconds)), .number(.perSecond(Double(seen.callbacks) / seconds)),
            .number(.count(seen.attempts)), .number(.count(seen.charges)), .number(.count(seen.violations)))
        Swift.print(totals.text)
        Swift.print("outcomes: " + list(seen.endings))
        let faults = run.rig.sandbox.faultCounts
        if !faults.isEmpty {
            Swift.print(
                "faults:   " + list(Dictionary(uniqueKeysWithValues: faults.map { ($0.key.rawValue, $0.value) })))
        }
        Swift.print("engine:   \(run.rig.engine.counters)")
        for (currency, sums) in seen.balances.sorted(by: { $0.key < $1.key }) {
            let isEven = sums.kept == sums.paid + sums.unknown
            Swift.print(
                "ledger:   \(currency) charged \(sums.kept) = paid \(sums.paid) + of unknown outcomes \(sums.unknown), in minor units"
                    + (isEven ? "" : ": NOT BALANCED"))
        }
        Swift.print("")
        Swift.print(latencies.text)
        for text in seen.reports { Swift.print("VIOLATION " + text + "\n") }
        write(into: &report)
    }

    /// Every session is timed; a percentile is at most a 32nd above the exact one.
    private var latencies: TextTable {
        var table = TextTable("latency of every session", "count", "p50", "p99", "p99.9", "max")
        for step in run.timings.steps {
            let histogram = step.recorder.snapshot()
            guard histogram.count > 0 else { continue }
            func cell(_ percent: Double) -> TextTable.Cell {
                histogram.percentile(percent).map { .number(.nanoseconds(Double($0))) } ?? .empty
            }
            table.add(
                .text(step.name), .number(.count(Int(histogram.count))), cell(50), cell(99), cell(99.9),
                .number(.nanoseconds(Double(histogram.maximum))))
        }
        return table
    }

    private func write(into report: inout JSONReport) {
        let seen = run.tally.seen
        let name = run.rig.scenario.rawValue
        let key = "scenarios"
        report[key, name, "sessions"] = .integer(seen.sessions)
        report[key, name, "seconds"] = .number(seconds)
        report[key, name, "sessionsPerSecond"] = .number(Double(seen.sessions) / seconds)
        report[key, name, "callbacksPerSecond"] = .number(Double(seen.callbacks) / seconds)
        report[key, name, "violations"] = .integer(seen.violations)
        for (ending, count) in seen.endings.sorted(by: { $0.key < $1.key }) {
            report[key, name, "outcomes", ending] = .integer(count)
        }
        for (fault, count) in run.rig.sandbox.faultCounts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            report[key, name, "faults", fault.rawValue] = .integer(count)
        }
        for step in run.timings.steps {
            let histogram = step.recorder.snapshot()
            guard histogram.count > 0 else { continue }
            for (label, percent) in [("p50", 50), ("p99", 99), ("p999", 99.9)] {
                report[key, name, "latency", step.key, label + "Microseconds"] =
                    .number(Double(histogram.percentile(percent) ?? 0) / 1_000)
            }
            report[key, name, "latency", step.key, "maxMicroseconds"] = .number(Double(histogram.maximum) / 1_000)
        }
        let session = run.timings.session.snapshot()
        report[key, name, "p99Microseconds"] = .number(Double(session.percentile(99) ?? 0) / 1_000)
    }

    private func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \(Quantity.count($0.value))" }
            .joined(separator: ", ")
    }
}
