internal import CommandTool

@main
struct CheckoutStress {
    private static let name = "checkout-stress"

    static func main() async {
        do throws(OptionError<StressOption>) {
            let options = try StressOptions(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.help {
                print(HelpText.text)
                return
            }
            var program = StressProgram(options)
            if let path = options.json {
                guard let file = ReportFile(path) else { throw .outOfLimit(.json) }
                await program.run()
                if !file.write(program.report.text) {
                    Complaint.end(name, "the file of --json could not be written to its end", code: 1)
                }
            } else {
                await program.run()
            }
            if program.violations > 0 { Complaint.end(name, "\(program.violations) violations", code: 1) }
        } catch {
            Complaint.end(name, "\(error)\n\(name) --help names all options", code: 2)
        }
    }
}
