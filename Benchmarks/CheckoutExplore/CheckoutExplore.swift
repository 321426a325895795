internal import CommandTool
internal import PaymentTestKit

@main
struct CheckoutExplore {
    private static let name = "checkout-explore"

    static func main() {
        do throws(OptionError<ExploreOption>) {
            let options = try ExploreOptions(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.help {
                print(HelpText.text)
            } else if let path = options.replay {
                try replay(path)
            } else {
                try explore(options)
            }
        } catch {
            Complaint.end(name, "\(error)\n\(name) --help names all options", code: 2)
        }
    }

    private static func explore(_ options: ExploreOptions) throws(OptionError<ExploreOption>) {
        var program = ExploreProgram(options)
        if let path = options.json {
            guard let file = ReportFile(path) else { throw .outOfLimit(.json) }
            run(&program)
            if !file.write(program.report.text) {
                Complaint.end(name, "the file of --json could not be written to its end", code: 1)
            }
        } else {
            run(&program)
        }
        if program.violations > 0 { Complaint.end(name, "\(program.violations) violations", code: 1) }
    }

    private static func run(_ program: inout ExploreProgram) {
        do throws(EscapeDetectionUnsupported) {
            try program.run()
        } catch {
            Complaint.end(name, "\(error)", code: 2)
        }
    }

    private static func replay(_ path: String) throws(OptionError<ExploreOption>) {
        guard let replay = ReplayFile.read(path), let flow = ExploredFlow.all.first(where: { $0.name == replay.flow })
        else { throw .outOfLimit(.replay) }
        guard replay.build == .current else {
            Complaint.end(
                name, "it was written by a \(replay.build.rawValue) build: \(replay.build.command) --replay \(path)",
                code: 2)
        }
        let failure = flow.replay(replay)
        print(failure.text)
        if failure.rule == nil { print("no rule is broken") } else { Complaint.end(name, "it breaks a rule", code: 1) }
    }
}
