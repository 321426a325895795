/// Compares workloads in the same process: each round runs all of them, so that a busy machine slows all alike.
///
/// Ratios are of processor time, because wall time on a shared machine says more of the neighbours. The order turns by
/// one in each round, and one round before the first is not counted.
struct RatioRounds: Sendable {
    static let fewest = 7

    let rounds: Int
    /// The first is what the others are measured against.
    let workloads: [Workload]

    init(rounds: Int = RatioRounds.fewest, _ workloads: [Workload]) {
        self.rounds = max(rounds, Self.fewest)
        self.workloads = workloads
    }

    /// Runs all rounds, off any actor.
    @concurrent func run(progress: @Sendable (Int) -> Void = { _ in }) async -> [RatioResult] {
        var cpu = [[Double]](repeating: [], count: workloads.count)
        var rates = cpu
        var failures = [Int](repeating: 0, count: workloads.count)
        for round in 0...rounds {
            for turn in workloads.indices {
                let index = (turn + round) % workloads.count
                let workload = workloads[index]
                let start = ContinuousClock.now
                let used = CPUTime.now
                let good = await workload.run()
                let spent = Double(CPUTime.now &- used)
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                failures[index] += workload.sessions - good
                guard round > 0 else { continue }
                cpu[index].append(spent / Double(max(1, workload.sessions)))
                rates[index].append(Double(workload.sessions) / max(seconds, 1e-9))
            }
            progress(round)
        }
        return workloads.indices.compactMap { index in
            let ratios = zip(cpu[0], cpu[index]).map { $0 / max($1, 1) }
            guard let perSession = Spread(cpu[index]), let rate = Spread(rates[index]), let ratio = Spread(ratios)
            else { return nil }
            return RatioResult(
                name: workloads[index].name,
                cpuPerSession: perSession,
                cpuByRound: cpu[index],
                perSecond: rate,
                ratio: ratio,
                failures: failures[index]
            )
        }
    }
}
