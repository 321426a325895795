internal import CommandTool

/// What slow callbacks do to others, in medians of interleaved rounds.
struct SlowReport {
    let rounds: Int
    let sessions: Int
    private(set) var failures = 0

    init(rounds: Int, sessions: Int) {
        self.rounds = rounds
        self.sessions = sessions
    }

    mutating func run(into report: inout JSONReport) async {
        var table = TextTable(
            "1 % of callbacks suspend for", "p99 of others", "without", "ratio", "cancel to last callback, p99",
            "to the call's return", "failed")
        for (name, pause) in [("100ms", Duration.milliseconds(100)), ("1s", .seconds(1))] {
            let slow = SlowCallbacks(pause: pause, sessions: sessions, concurrency: 1_000)
            var (with, without, told, ended): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
            var failed = 0
            for _ in 0..<rounds {
                let plain = await slow.run(slow: false)
                let paused = await slow.run(slow: true)
                without.append(plain.others)
                with.append(paused.others)
                told.append(paused.cancelToLastCallback)
                ended.append(paused.cancelToEnd)
                failed += plain.failures + paused.failures
            }
            failures += failed
            guard let median = Spread(with)?.median, let plain = Spread(without)?.median,
                let last = Spread(told)?.median, let end = Spread(ended)?.median
            else { continue }
            table.add(
                .text(name), .number(.nanoseconds(median)), .number(.nanoseconds(plain)),
                .number(.ratio(median / max(plain, 1))), .number(.nanoseconds(last)), .number(.nanoseconds(end)),
                .number(.count(failed)))
            report["compare", "slow", "othersRatio\(name)"] = .number(median / max(plain, 1))
            report["compare", "slow", "othersP99Microseconds\(name)"] = .number(median / 1_000)
            report["compare", "slow", "cancelToLastCallbackP99Microseconds\(name)"] = .number(last / 1_000)
            report["compare", "slow", "cancelToEndP99Microseconds\(name)"] = .number(end / 1_000)
        }
        print("slow callbacks: 1,000 sessions at once, medians of \(rounds)")
        print(table.text)
        await queued(into: &report)
    }

    /// Not under load: what the engine itself adds.
    private mutating func queued(into report: inout JSONReport) async {
        var table = TextTable("a reply behind a callback that", "starts after", "lowest", "highest", "failed")
        for (name, title, slowness) in [
            ("Suspended", "suspends for 100 ms", QueuedReply.Slowness.suspends),
            ("Blocking", "blocks its thread for 20 ms", .blocks),
        ] {
            var delays: [Double] = []
            for _ in 0..<5 { if let delay = await QueuedReply(slowness: slowness).run() { delays.append(delay) } }
            failures += 5 - delays.count
            guard let spread = Spread(delays) else { continue }
            table.add(
                .text(title), .number(.nanoseconds(spread.median)), .number(.nanoseconds(spread.lowest)),
                .number(.nanoseconds(spread.highest)), .number(.count(5 - delays.count)))
            report["compare", "slow", "queuedBehind\(name)Microseconds"] = .number(spread.median / 1_000)
        }
        print("replies queued behind a slow callback of another session, medians of 5")
        print(table.text)
    }
}
