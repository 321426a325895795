import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A cancel against a payout")
struct PayoutCancelRaceTests {
    private struct Run: Hashable, Sendable {
        var callbacks: [PayoutCallbackName]
        var answer: CancelAnswer
        var payouts: Int
        var isSuccess: Bool
    }

    @Test(
        "C09 EN-33 in 1,000 schedules either the payout is told or its cancel, never both, and never against the answer"
    )
    func cancelOrSuccess() {
        var told: [PayoutCallbackName: Int] = [:]
        for seed in 0..<1_000 as Range<UInt64> {
            let runs = EventLog<Run>()
            let report = Schedule(MixedStrategy(choices: 200), seed: seed).run { scheduler in
                guard let run = try? await Self.play(seed, on: scheduler) else { return }
                runs.append(run)
            }
            guard let run = runs.entries.first, report.isClean else {
                Issue.record("seed \(seed): \(report.end)")
                return
            }
            let last = run.callbacks.filter { PayoutCallbackName.last.contains($0) }
            let isConsistent: Bool
            switch run.answer {
            case .cancelled: isConsistent = last.allSatisfy { $0 == .onCancel } && run.payouts == 0 && !run.isSuccess
            case .tooLate, .nothingToCancel: isConsistent = last == [.onPostPayout] && run.payouts == 1 && run.isSuccess
            }
            guard isConsistent, last.count <= 1 else {
                Issue.record("seed \(seed): \(run)")
                return
            }
            told[last.first ?? .onClick, default: 0] += 1
        }
        // Both have happened.
        #expect(told[.onPostPayout, default: 0] > 0)
        #expect(told[.onCancel, default: 0] > 0)
    }

    private static func play(_ seed: UInt64, on scheduler: DeterministicScheduler) async throws -> Run {
        var script = ScriptedPayoutGateway.Script()
        script.pay = [.later(.success(PayoutTestSamples.reply()))]
        let gateway = ScriptedPayoutGateway(script, executor: scheduler)
        var configuration = EngineConfiguration()
        configuration.seed = seed
        let engine = PaymentEngine(
            ports: PaymentPorts(payout: gateway), configuration: configuration, clock: VirtualClock(scheduler),
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) }, executor: scheduler)
        let checkout = try engine.open(PayoutTestSamples.config())
        let merchant = ScriptedPayoutMerchant()
        for callback in PayoutCallbackName.allCases { merchant.on(callback, .yields) }
        let payout = try checkout.create(.payoutSubmission, componentConfig: merchant.config)
        let tap = Task(executorPreference: scheduler) { await payout.tap() }
        let turns = Int(seed % 40)
        let cancel = Task(executorPreference: scheduler) {
            for _ in 0..<turns { await Task.yield() }
            return await payout.cancel()
        }
        let answer = await cancel.value
        // A cancel that came before the tap has cancelled nothing.
        let progress = await tap.value
        await checkout.close()
        return Run(
            callbacks: merchant.begun.entries, answer: answer, payouts: gateway.count(.pay),
            isSuccess: progress.outcome?.isSuccess ?? false)
    }
}
