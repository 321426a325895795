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
                return
            }
            var program = StressProgram(options)
            if let path = options.json {
                let file = try ReportFile(path)
                await program.run()
                if !file.write(program.report.text) {
                    complain("the file of --json could not be written to its end", 1)
                }
            } else {
                await program.run()
            }
            if program.violations > 0 { complain("\(program.violations) violations", 1) }
        } catch {
            complain("\(error)\ncheckout-stress --help names all options", 2)
        }
    }

    private static func complain(_ text: String, _ code: Int32) -> Never {
        let line = Array("checkout-stress: \(text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(code)
    }
}
