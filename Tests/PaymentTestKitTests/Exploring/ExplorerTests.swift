import Foundation
import PaymentTestKit
import Testing

/// What the explorer finds, with planted bugs.
@Suite struct ExplorerTests {
    private func first(
        _ bug: PlantedScenario.Bug, within schedules: Int = 200, _ strategy: any ScheduleStrategy = RandomStrategy()
    ) throws -> ExplorationReport<PlantedScenario>? {
        var explorer = try Explorer(.fixed(PlantedScenario(bug)), strategy: strategy, timeIsAChoice: false)
        while explorer.schedules < schedules, let report = explorer.next() {
            if !report.violations.isEmpty { return report }
        }
        return nil
    }

    @Test("EN-14 a lost wake-up is a deadlock at once, and says what is open")
    func findsDeadlocks() throws {
        let report = try #require(try first(.lostWakeUp))
        #expect(report.run.end == .deadlock)
        #expect(report.violations.map(\.description) == ["EN-14: nothing can go on; open: task waiter"])
    }

    @Test("EN-14 a livelock ends at the bound of steps, and says who goes on")
    func findsLivelocks() throws {
        let report = try #require(try first(.livelock, within: 1))
        #expect(report.run.end == .stepLimit)
        #expect(report.run.steps == Exploration.stepLimit)
        #expect(report.violations.first?.reason.hasSuffix("open: task poller") ?? false)
    }

    @Test("EN-04 work that leaves the scheduler is a violation")
    func findsEscapes() throws {
        let report = try #require(try first(.escape, within: 1))
        #expect(report.violations.map(\.rule).contains("EN-04"))
    }

    @Test("EN-45 an exhaustive search finds a double submit, and goes on to its end")
    func searches() throws {
        var explorer = try Explorer(
            .fixed(PlantedScenario.contended), strategy: ExhaustiveStrategy(), timeIsAChoice: false)
        while explorer.schedules < 50_000, explorer.next() != nil {}
        #expect(explorer.strategy.coverage == .complete)
        #expect(explorer.failures > 0 && explorer.failures < explorer.schedules)
    }

    @Test(
        "EN-45 a failure is made shorter, breaks the same rule, and is repeated from a file", arguments: [false, true])
    func shrinks(isLong: Bool) throws {
        let strategy: any ScheduleStrategy = isLong ? PCTStrategy(depth: 3, choices: 10) : RandomStrategy()
        let found = try #require(try first(.doubleSubmit, strategy))
        let shortest = Exploration.shrink(found)
        #expect(shortest.violations == found.violations)
        #expect(shortest.choices.count <= found.choices.count)
        #expect(shortest.choices.last != 0)

        let data = try JSONEncoder().encode(ScheduleReplay(shortest))
        let read = try JSONDecoder().decode(ScheduleReplay.self, from: data)
        let again = read.run(as: PlantedScenario.self)
        #expect(again.violations == shortest.violations)
        #expect(again.digest == shortest.digest)
    }

    @Test("EN-11 equal seeds give equal explorations, other seeds others")
    func repeats() throws {
        func digest(from seed: UInt64) throws -> UInt64 {
            var explorer = try Explorer<SessionScenario<ExploredPaze>>(strategy: MixedStrategy(), seed: seed)
            while explorer.schedules < 50, explorer.next() != nil {}
            return explorer.digest.value
        }
        let (first, again, other) = (try digest(from: 3), try digest(from: 3), try digest(from: 4))
        #expect(first == again)
        #expect(first != other)
    }
}
