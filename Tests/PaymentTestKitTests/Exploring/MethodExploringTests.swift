import PaymentFlows
import PaymentTestKit
import Testing

/// Whole sessions of the methods beside Paze under the deterministic scheduler.
@Suite struct MethodExploringTests {
    private func explore<Method>(
        _ method: Method.Type, seeds: Range<UInt64> = 0..<300
    ) -> [ExplorationReport<SessionScenario<Method>>] {
        let reports = seeds.map { Exploring<Method>.run(seed: $0) }
        for kind in Exploring<Method>.kinds(of: reports) {
            Issue.record("\(kind.name): \(kind.count) of \(seeds)\n\(kind.first)")
        }
        return reports
    }

    @Test("EN-10 EN-20 EN-30 EN-33 EN-62 PO-10 payouts of any scenario keep order, claim, outcome and money")
    func payout() {
        let endings = Set(explore(ExploredPayout.self).flatMap(\.trace.endings))
        #expect(endings.isSuperset(of: [.succeeded, .failed, .cancelled(by: .host), .cancelled(by: .merchant)]))
    }

    @Test(
        "EN-10 EN-20 EN-30 EN-33 EN-62 DI-33 card payments with 3DS of any scenario keep order, claim, outcome and money"
    )
    func card() {
        let endings = Set(explore(ExploredCard.self).flatMap(\.trace.endings))
        #expect(endings.isSuperset(of: [.succeeded, .failed, .cancelled(by: .host), .cancelled(by: .shopper)]))
    }

    @Test("EN-10 EN-20 EN-30 EN-33 EN-62 CC-02 components of any scenario keep order, claim, outcome and money")
    func components() {
        let endings = Set(explore(ExploredCheckoutCard.self).flatMap(\.trace.endings))
        #expect(endings.isSuperset(of: [.succeeded, .failed, .cancelled(by: .host)]))
    }

    @Test("EN-20 EN-33 every order of two taps and a cancel, within one detour, keeps the rules")
    func contended() throws {
        try search(ExploredPaze.self)
        try search(ExploredPayout.self)
        try search(ExploredCard.self)
        try search(ExploredCheckoutCard.self)
    }

    private func search<Method>(_ method: Method.Type) throws where Method: ExploredMethod {
        var explorer = try Explorer(
            .fixed(SessionScenario<Method>.contended), strategy: ExhaustiveStrategy(maxDetours: 1),
            timeIsAChoice: false)
        var endings: Set<[AttemptEnding]> = []
        while explorer.schedules < 4000, let report = explorer.next() {
            for violation in report.violations { Issue.record("\(violation)\n\(report)") }
            endings.insert(report.trace.endings)
        }
        #expect(explorer.strategy.coverage == .completeWithin(detours: 1))
        #expect(endings.contains([.succeeded]))
    }
}
