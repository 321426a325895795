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
    func twoTaps(hasSecondButton: Bool) {
        let reports = Exploring.each(of: Self.seeds) { _ in
            var scenario = PazeScenario()
            scenario.tappers = 2
            scenario.hasSecondButton = hasSecondButton
            return scenario
        }
        // Nothing ends the first attempt, so the second tap is queued and then refused, or refused at once.
        #expect(reports.allSatisfy { $0.run.end == .finished && $0.authorisations <= 1 })
        for report in reports where !report.schedule.timeIsAChoice && report.endings != [.succeeded] {
            // A tap on a button that is not ready yet holds the claim until it is refused, and the other is refused for it.
            #expect(hasSecondButton && report.endings.isEmpty)
        }
    }

    @Test("EN-33 a tap against a cancel ends cancelled without money, or succeeded, and each of it is reached")
    func tapAgainstCancel() {
        let reports = Exploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.cancels = [.turns(Int(seed % 60))]
            return scenario
        }
        for report in reports where report.endings == [.cancelled(by: .host)] { #expect(report.authorisations == 0) }
        #expect(reports.contains { $0.endings == [.cancelled(by: .host)] })
        #expect(reports.contains { $0.endings == [.succeeded] })
        #expect(reports.allSatisfy { [[.cancelled(by: .host)], [.succeeded]].contains($0.endings) })
    }

    @Test("EN-17 EN-18 EN-34 a teardown at every step leaves no callback, no claim and no open attempt")
    func teardown() {
        let reports = Exploring.each(of: 0..<600, timeIsAChoice: false) { seed in
            var scenario = PazeScenario()
            scenario.disappears = .turns(Int(seed % 60))
            scenario.reappears = seed % 2 == 1
            return scenario
        }
        #expect(reports.contains { $0.endings == [.cancelled(by: .teardown)] && $0.authorisations == 0 })
        #expect(reports.contains { $0.endings == [.succeeded] })
    }

    @Test(
        "EN-17 a callback that never returns is ended by its deadline, a cancel or a teardown", arguments: asynchronous)
    func hangs(callback: PazeCallback) {
        for end in 0..<3 {
            _ = Exploring.each(of: 0..<40) { seed in
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
        for inner in PazeScenario.Inner.allCases {
            _ = Exploring.each(of: 0..<25) { seed in
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
            let reports = Exploring.each(of: 0..<60) { _ in
                var scenario = PazeScenario()
                scenario.answers = [call: .seconds(30)]
                if call == .findTransactions { scenario.answers[.authorise] = .lost }
                scenario.findsTransaction = true
                return scenario
            }
            if call == .authorise || call == .findTransactions {
                #expect(reports.allSatisfy { $0.endings == [.succeeded] || $0.schedule.timeIsAChoice })
            }
        }
    }

    @Test("EN-20 EN-33 every order of two taps and a cancel, within a bounded number of detours, keeps the rules")
    func searches() {
        var scenario = PazeScenario()
        scenario.tappers = 2
        scenario.cancels = [.turns(0)]
        scenario.suspends = false
        for call in PazeCall.allCases { scenario.answers[call] = .inline }
        var search = ScheduleSearch(maxDetours: 2)
        var endings: Set<[AttemptEnding]> = []
        repeat {
            var schedule = Schedule(search.strategy)
            schedule.stepLimit = 100_000
            let report = PazeExploration.run(scenario, on: schedule)
            for violation in report.violations { Issue.record("\(violation)\n\(report)") }
            endings.insert(report.endings)
            search.record(report.run.decisions)
        } while !search.isComplete && search.schedules < 4000
        #expect(search.isComplete)
        #expect(endings.contains([.succeeded]))
    }
}
