internal import CommandTool

/// What `--help` prints.
enum HelpText {
    static var text: String {
        """
        Runs many payment sessions at once, measures them, and checks what they did while it measures.

        Usage: checkout-stress [options]

        \(options)

        Without options everything is measured for a short time: well under a minute.

        Exit codes: 0 nothing was violated, 1 something was (the report says what), 2 the options cannot be used.

        Every session is checked when it ends: the documented order of callbacks, no two at once, one outcome for each
        attempt, flag down, claim free, and the provider's books against the outcomes. What breaks a rule is printed with
        the session's number, the seed and its trace. Under faults the engine's clock runs 1000 times faster.

        The file of --json holds one object with these keys, written here as paths:
          violations                             how many rules were broken; 0 is a pass
          ledger.balanced                        whether the provider's books agree with the outcomes, to the unit
          scenarios.NAME.sessionsPerSecond       throughput of a scenario
          scenarios.NAME.callbacksPerSecond      the same in callbacks
          scenarios.NAME.p99Microseconds         99th percentile of a session's latency, without its shopper's time
          scenarios.NAME.outcomes.KIND           how many attempts ended so
          scenarios.NAME.faults.FAULT            how often the provider did this wrong
          scenarios.NAME.latency.STEP.p50Microseconds, p99Microseconds, p999Microseconds, maxMicroseconds
                                                 of tapToURL, returnToOutcome, session, cancelToLastCallback
          compare.handWritten.ratio              hand-written CPU time / the engine's, gateways answering at once
          compare.handWritten.ratioSuspending100 the same, gateways answering later, 100 sessions at once
          compare.handWritten.ratioSuspending    the same, with 10,000 sessions at once
          compare.handWritten.ratioSuspending100k  the same, with 100,000, and a host that does not wait (with --compare)
          compare.payout.stepRatio               the payout's CPU time for a callback or gateway call / Paze's; at most 1.2
          compare.payout.stepRatioSuspending     the same, gateways answering later
          compare.methods.NAME.stepRatio, stepRatioSuspending
                                                 the same of each method: payout, card, card-3ds, paypal, apple-pay, drop-in-paze,
                                                 components
          compare.methods.NAME.kindRatio, kindRatioSuspending
                                                 the CPU time of its tap / what a tap, as many callbacks and calls cost Paze
          compare.statistics.ratio               without statistics / with them
          compare.slow.othersRatio100ms, othersRatio1s
                                                 p99 of other sessions with slow callbacks / without
          compare.slow.queuedBehindSuspendedMicroseconds, queuedBehindBlockingMicroseconds
                                                 how soon a reply starts that is queued behind such a callback
          parked.bytesPerSession                 resident memory of a session that waits for its shopper
          inFlight.bytesPerSession               the same of one that waits for a provider
          memory.peakBytes                       the most that the process had in use
        Each ratio has its lowest and highest round beside it: ratioLowest, ratioHighest.
        A ratio of compare.handWritten above 1 means that the engine needs less time than the pair written by hand; one of
        compare.methods above 1, that a step of the method needs more than one of Paze.
        """
    }

    private static var options: String {
        let defaults = StressOptions()
        return StressOption.help { option in
            switch option {
            case .scenario: defaults.scenario.rawValue
            case .sessions: "\(defaults.sessions)"
            case .concurrency: "\(defaults.concurrency)"
            case .faults: defaults.faults.rawValue
            case .seed: "\(defaults.seed)"
            case .arrivalRate, .duration, .park, .json, .compare, .quiet, .help: nil
            }
        }
    }
}
