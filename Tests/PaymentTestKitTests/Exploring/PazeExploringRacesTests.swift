import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Single races, each over many orders.
@Suite struct PazeExploringRacesTests {
    private static let seeds: Range<UInt64> = 0..<200
    static let asynchronous: [PazeCallback] = [
        .onPazeButtonClicked, .onCheckoutComplete, .onComplete, .onPreDecryption, .onPostDecryption,
        .onPreAuthorisation, .onGetShopper, .onPostAuthorisation,
    ]

    @Test("EN-20 of two taps at once one is the attempt, and money is sent once", arguments: [false, true])
    func twoTaps(hasSecondComponent: Bool) {
        let reports = PazeExploring.each(of: Self.seeds) { _ in
            var scenario = PazeScenario()
            scenario.tappers = 2
            scenario.hasSecondComponent = hasSecondComponent
            return scenario
        }
        // Nothing ends the first attempt, so the second tap is queued and then refused, or refused at once.
        #expect(reports.allSatisfy { $0.run.end == .finished && $0.trace.moneyCalls <= 1 })
        for report in reports where !report.schedule.timeIsAChoice && report.trace.endings != [.succeeded] {
            // A tap on a button that is not ready yet holds the claim until it is refused, and the other is refused for it.
            #expect(hasSecondComponent && report.trace.endings.isEmpty)
        }
    }

    @Test("EN-33 a tap against a cancel ends cancelled without money, or succeeded, and each of it is reached")
    func tapAgainstCancel() {
        let reports = PazeExploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.cancels = [.turns(Int(seed % 60))]
            return scenario
        }
        for report in reports where report.trace.endings == [.cancelled(by: .host)] {
            #expect(report.trace.moneyCalls == 0)
        }
        #expect(reports.contains { $0.trace.endings == [.cancelled(by: .host)] })
        #expect(reports.contains { $0.trace.endings == [.succeeded] })
        #expect(reports.allSatisfy { [[.cancelled(by: .host)], [.succeeded]].contains($0.trace.endings) })
    }

    @Test("EN-17 EN-18 EN-34 a teardown at every step leaves no callback, no claim and no open attempt")
    func teardown() {
        let reports = PazeExploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.disappears = .turns(Int(seed % 60))
            scenario.reappears = seed % 2 == 1
            return scenario
        }
        #expect(reports.contains { $0.trace.endings == [.cancelled(by: .teardown)] && $0.trace.moneyCalls == 0 })
        #expect(reports.contains { $0.trace.endings == [.succeeded] })
    }

    @Test(
        "EN-17 a callback that never returns is ended by its deadline, a cancel or a teardown", arguments: asynchronous)
    func hangs(callback: PazeCallback) {
        for end in 0..<3 {
            _ = PazeExploring.each(of: 0..<40) { seed in
                var scenario = PazeScenario()
                scenario.hanging = callback
                scenario.suspends = seed % 2 == 0
                if end == 1 { scenario.cancels = [.seconds(30)] }
                if end == 2 { scenario.disappears = .seconds(29) }
                return scenario
            }
        }
    }

    @Test("EN-14 a callback that calls its own session neither deadlocks nor nests", arguments: asynchronous)
    func reenters(callback: PazeCallback) {
        for inner in ScenarioInner.allCases {
            _ = PazeExploring.each(of: 0..<25) { seed in
                var scenario = PazeScenario()
                scenario.reentering = callback
                scenario.inner = inner
                if seed % 2 == 0 { scenario.cancels = [.turns(Int(seed % 40))] }
                return scenario
            }
        }
    }

    @Test("EN-42 EN-43 of a deadline and a reply at the same instant one counts, and no success is lost")
    func deadlineAndReply() {
        for call in PazeCall.allCases {
            let reports = PazeExploring.each(of: 0..<60) { _ in
                var scenario = PazeScenario()
                scenario.answers = [call: .seconds(30)]
                if call == .findTransactions { scenario.answers[.authorise] = .lost }
                scenario.findsTransaction = true
                return scenario
            }
            if call == .authorise || call == .findTransactions {
                #expect(reports.allSatisfy { $0.trace.endings == [.succeeded] || $0.schedule.timeIsAChoice })
            }
        }
    }

    @Test("EN-20 EN-33 every order of two taps and a cancel, within a bounded number of detours, keeps the rules")
    func searches() throws {
        var explorer = try Explorer(
            .fixed(PazeScenario.contended), strategy: ExhaustiveStrategy(maxDetours: 2), timeIsAChoice: false)
        var endings: Set<[AttemptEnding]> = []
        while explorer.schedules < 4000, let report = explorer.next() {
            for violation in report.violations { Issue.record("\(violation)\n\(report)") }
            endings.insert(report.trace.endings)
        }
        #expect(explorer.strategy.coverage == .completeWithin(detours: 2))
        #expect(endings.contains([.succeeded]))
    }
}
