/// What `--help` prints.
enum HelpText {
    static var text: String {
        """
        Runs many payment sessions at once, measures them, and checks what they did while it measures.

        Usage: checkout-stress [options]

        \(options)

        Without options everything is measured for a short time: well under a minute.

        Exit codes: 0 nothing was violated, 1 something was (the report says what), 2 the options cannot be used.

        The file of --json holds one object with these keys, written here as paths:
          violations                             how many rules were broken; 0 is a pass
          ledger.balanced                        whether the provider's books agree with the outcomes, to the unit
          scenarios.NAME.sessionsPerSecond       throughput of a scenario
          scenarios.NAME.p99Microseconds         99th percentile of a session's latency, without its shopper's time
          compare.handWritten.ratio              hand-written CPU time / the engine's, gateways answering at once
          compare.handWritten.ratioSuspending    the same, gateways answering later
          compare.handWritten.ratioSuspending100k  the same, with 100,000 sessions at once
          parked.bytesPerSession                 resident memory of a session that waits for its shopper
        A ratio above 1 means that the engine needs less time than the pair written by hand.
        """
    }

    private static var options: String {
        let defaults = StressOptions()
        return StressOption.allCases.map { option in
            let name = option.rawValue + (option.placeholder.map { " \($0)" } ?? "")
            let standard: String? =
                switch option {
                case .scenario: defaults.scenario.rawValue
                case .sessions: "\(defaults.sessions)"
                case .concurrency: "\(defaults.concurrency)"
                case .faults: defaults.faults.rawValue
                case .seed: "\(defaults.seed)"
                case .arrivalRate, .duration, .park, .json, .compare, .quiet, .help: nil
                }
            let notes = [option.limit, standard.map { "default \($0)" }].compactMap { $0 }.joined(separator: "; ")
            let gap = String(repeating: " ", count: max(1, 22 - name.count))
            let second = notes.isEmpty ? "" : "\n" + String(repeating: " ", count: 24) + "(\(notes))"
            return "  \(name)\(gap)\(option.purpose)\(second)"
        }
        .joined(separator: "\n")
    }
}
