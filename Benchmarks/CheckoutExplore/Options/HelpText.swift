internal import CommandTool

/// What `--help` prints.
enum HelpText {
    static var text: String {
        """
        Plays payment sessions of the real engine on one thread, each time in another order of everything that is concurrent, and checks
        the rules of the contract: order and overlap of callbacks, one outcome for each attempt, claim and flag, money against cancels,
        nothing left over, nothing forgotten.

        Usage: checkout-explore [options]

        \(options)

        What breaks a rule is made as short as it can be, told in words, and written to a file; the command that repeats it is printed.
        An exhaustive search plays two taps and a cancel, and says whether it has seen every order, or where it stopped.

        A seed means the same schedule in every process of one build; a debug build has more points at which tasks can be overtaken than
        a release build, so a file is only repeated by the build that wrote it.

        Exit codes: 0 no rule was broken, 1 one was, 2 the options cannot be used.

        The file of --json holds one object with these keys, written here as paths:
          violations                       how many rules were broken; 0 is a pass
          schedules                        how many schedules were explored
          schedulesPerSecond               on one core
          traceDigest                      of every order and all that happened in it: equal for equal options and builds
          flows.NAME.violations, schedules, schedulesPerSecond, traceDigest
                                           of one flow
          flows.NAME.coverage              sampled, complete, complete within N detours, or stopped before its end
          flows.NAME.choices               how many choices a schedule has on average
          flows.NAME.steps                 how many jobs and timers a schedule has on average
        """
    }

    private static var options: String {
        let defaults = ExploreOptions()
        return ExploreOption.help { option in
            switch option {
            case .flow: "all"
            case .scenario: "drawn; exhaustive: contended"
            case .schedules: "\(defaults.schedules)"
            case .strategy: defaults.strategy.rawValue
            case .detours: "as many as there are"
            case .seed: "\(defaults.seed)"
            case .replay, .json, .quiet, .help: nil
            }
        }
    }
}
