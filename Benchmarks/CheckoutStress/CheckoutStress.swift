#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@main
struct CheckoutStress {
    static func main() async {
        do throws(StressOptionError) {
            let options = try StressOptions(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.help {
                print(HelpText.text)
            } else if let path = options.json {
                let file = try ReportFile(path)
                let report = await run(options)
                if !file.write(report.text) { complain("the file of --json could not be written to its end", 1) }
            } else {
                _ = await run(options)
            }
        } catch {
            complain("\(error)\ncheckout-stress --help names all options", 2)
        }
    }

    /// So far measures the hand-written pair alone.
    @concurrent private static func run(_ options: StressOptions) async -> JSONReport {
        var table = TextTable("program", "at once", "sessions", "CPU/session", "min", "max", "sessions/s", "failed")
        var report = JSONReport()
        for (name, concurrency, suspends) in [
            ("inline", 100, false), ("later", 100, true), ("later100k", 100_000, true),
        ] {
            let sessions = suspends ? 100_000 : 200_000
            let workload = HandWritten.workload(sessions: sessions, concurrency: concurrency, suspends: suspends)
            var line = ProgressLine(quiet: options.quiet)
            line.show("\(name), \(concurrency) at once")
            for result in await RatioRounds([workload]).run() {
                table.add(
                    .text("\(result.name), \(name)"),
                    .number(.count(concurrency)),
                    .number(.count(sessions)),
                    .number(.nanoseconds(result.cpuPerSession.median)),
                    .number(.nanoseconds(result.cpuPerSession.lowest)),
                    .number(.nanoseconds(result.cpuPerSession.highest)),
                    .number(.perSecond(result.perSecond.median)),
                    .number(.count(result.failures))
                )
                report["baseline", name, "cpuNanosecondsPerSession"] = .number(result.cpuPerSession.median)
                report["baseline", name, "sessionsPerSecond"] = .number(result.perSecond.median)
            }
            line.clear()
        }
        print(table.text, terminator: "")
        print("resident \(Quantity.bytes(Double(ProcessMemory.resident ?? 0)))", terminator: ", ")
        print("peak \(Quantity.bytes(Double(ProcessMemory.peak ?? 0)))")
        report["memory", "peakBytes"] = ProcessMemory.peak.map { .integer($0) } ?? .null
        return report
    }

    private static func complain(_ text: String, _ code: Int32) -> Never {
        let line = Array("checkout-stress: \(text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(code)
    }
}
