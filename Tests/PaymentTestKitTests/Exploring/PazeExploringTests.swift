import Foundation
import PaymentFlows
import PaymentTestKit
import Testing

/// Whole sessions of the real engine under the deterministic scheduler: each is its seed, and a failing one prints all that repeats it.
@Suite struct PazeExploringTests {
    /// How many seeds a run takes, in four parts; EXPLORE_SEEDS gives another number.
    static let seeds = ProcessInfo.processInfo.environment["EXPLORE_SEEDS"].flatMap(UInt64.init) ?? 600

    @Test(
        "EN-10 EN-11 EN-20 EN-30 EN-33 EN-62 sessions of any scenario keep order, claim, outcome and money",
        arguments: 0..<4)
    func explores(part: UInt64) {
        let found = PazeExploring.kinds(of: (0..<Self.seeds).lazy.map { PazeExploring.run(seed: $0 * 4 + part) })
        for kind in found { Issue.record("\(kind.name): \(kind.count) of \(Self.seeds) seeds\n\(kind.first)") }
    }

    @Test("EN-11 the same seed gives the same session, step by step")
    func repeats() {
        for seed in UInt64(0)..<100 {
            let (first, second) = (PazeExploring.run(seed: seed), PazeExploring.run(seed: seed))
            #expect(first.run == second.run)
            #expect(first.trace.callbacks == second.trace.callbacks)
            #expect(first.trace.entries == second.trace.entries)
        }
    }

    @Test("EN-11 other seeds give other sessions, which end in every way there is")
    func differs() {
        let reports = (UInt64(0)..<600).map { PazeExploring.run(seed: $0) }
        #expect(Set(reports.map(\.run.fingerprint)).count > 500)
        let endings = Set(reports.flatMap(\.trace.endings))
        for ending in [.succeeded, .failed, .refused, .handedOver, .cancelled(by: .host)] as [AttemptEnding] {
            #expect(endings.contains(ending))
        }
        for ending in [.cancelled(by: .shopper), .cancelled(by: .merchant), .cancelled(by: .teardown)]
            as [AttemptEnding]
        {
            #expect(endings.contains(ending))
        }
        #expect(endings.contains(.cancelled(by: .deadline)))
    }
}
