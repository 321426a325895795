internal import CommandTool
internal import PaymentTestKit

/// What the command line asks for, flow after flow.
struct ExploreProgram {
    private let options: ExploreOptions
    private(set) var results: [FlowResult] = []

    init(_ options: ExploreOptions) { self.options = options }

    var violations: Int { results.reduce(0) { $0 + $1.violations } }

    /// Explores everything that is asked for, and prints it.
    mutating func run() throws(EscapeDetectionUnsupported) {
        for flow in options.flows {
            var line = ProgressLine(quiet: options.quiet)
            let total = Quantity.count(options.schedules)
            let result = try flow.explore(options.order) { done in
                line.show("\(flow.name): \(Quantity.count(done)) of \(total)")
            }
            line.clear()
            for failure in result.failures { tell(failure) }
            results.append(result)
        }
        print(table, terminator: "")
    }

    private func tell(_ failure: ExploredFailure) {
        print(failure.text)
        if let path = ReplayFile.write(failure.replay) {
            print("to repeat it: \(failure.replay.build.command) --replay \(path)\n")
        } else {
            print("no file could be written here; its choices are \(failure.replay.choices)\n")
        }
    }

    private var table: String {
        var table = TextTable("flow", "schedules", "violations", "choices", "steps", "speed", "coverage", "digest")
        for result in results {
            table.add(
                .text(result.name), .number(.count(result.schedules)), .number(.count(result.violations)),
                .text(Quantity.fixed(Self.average(result.choices, result), digits: 1)),
                .text(Quantity.fixed(Self.average(result.steps, result), digits: 1)),
                .number(.perSecond(Self.rate(result.schedules, result.duration))), .text(result.coverage.description),
                .text(Self.hex(result.digest)))
        }
        return table.text
    }

    /// The same as JSON.
    var report: JSONReport {
        var report = JSONReport()
        report["violations"] = .integer(violations)
        report["schedules"] = .integer(results.reduce(0) { $0 + $1.schedules })
        let time = results.reduce(Duration.zero) { $0 + $1.duration }
        report["schedulesPerSecond"] = .number(Self.rate(results.reduce(0) { $0 + $1.schedules }, time))
        var digest = Digest()
        for result in results { digest.mix(result.digest) }
        report["traceDigest"] = .string(Self.hex(digest.value))
        report["strategy"] = .string(options.strategy.rawValue)
        report["scenario"] = .string(options.played.rawValue)
        report["seed"] = .string("\(options.seed)")
        report["build"] = .string(BuildMode.current.rawValue)
        for result in results {
            report["flows", result.name, "violations"] = .integer(result.violations)
            report["flows", result.name, "schedules"] = .integer(result.schedules)
            report["flows", result.name, "schedulesPerSecond"] = .number(Self.rate(result.schedules, result.duration))
            report["flows", result.name, "traceDigest"] = .string(Self.hex(result.digest))
            report["flows", result.name, "coverage"] = .string(result.coverage.description)
            report["flows", result.name, "choices"] = .number(Self.average(result.choices, result))
            report["flows", result.name, "steps"] = .number(Self.average(result.steps, result))
        }
        return report
    }

    private static func rate(_ schedules: Int, _ time: Duration) -> Double {
        time > .zero ? Double(schedules) / (time / .seconds(1)) : 0
    }

    private static func average(_ count: Int, _ result: FlowResult) -> Double {
        result.schedules > 0 ? Double(count) / Double(result.schedules) : 0
    }

    private static func hex(_ digest: UInt64) -> String {
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
