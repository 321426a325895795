import Foundation
import PaymentTestKit
import Testing

@Suite struct PazeExplorationTests {
    /// How many seeds each test runs; more with EXPLORE_SEEDS.
    static let seeds = ProcessInfo.processInfo.environment["EXPLORE_SEEDS"].flatMap(UInt64.init) ?? 500

    @Test("EN-10 whole sessions keep the order, the claim and the money, whatever overtakes what", arguments: 0..<4)
    func explores(part: UInt64) {
        var kinds: [String: (count: Int, first: ExplorationReport)] = [:]
        for seed in 0..<Self.seeds {
            let report = PazeExploration.run(seed: seed * 4 + part)
            for violation in report.violations {
                kinds["\(violation.rule) \(violation.reason)", default: (0, report)].count += 1
            }
        }
        for (kind, seen) in kinds.sorted(by: { $0.value.count > $1.value.count }).prefix(8) {
            Issue.record("\(kind): \(seen.count) of \(Self.seeds) seeds\n\(seen.first)")
        }
    }
}
