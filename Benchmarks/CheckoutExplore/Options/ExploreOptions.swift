internal import CommandTool
internal import PaymentTestKit

/// What the command line asks for.
struct ExploreOptions: Sendable {
    /// Nil: all of them.
    var flow: ExploredFlow?
    /// Nil: as drawn, but for an exhaustive search, which needs one scenario.
    var scenario: ScheduleReplay.Source?
    var schedules = 10_000
    var strategy = ExploreStrategy.mix
    /// Nil: as many as there are.
    var detours: Int?
    var seed: UInt64 = 1
    var replay: String?
    var json: String?
    var quiet = false
    var help = false

    /// What is played.
    var played: ScheduleReplay.Source { scenario ?? (strategy == .exhaustive ? .contended : .drawn) }
    /// What is explored of each flow.
    var order: ExplorationOrder {
        ExplorationOrder(
            played, strategy: strategy.make(self), seed: seed, schedules: schedules,
            // The tree of choices would have no end: time moves when nothing else can.
            timeIsAChoice: strategy == .exhaustive ? false : nil)
    }
    /// The flows that are explored.
    var flows: [ExploredFlow] { flow.map { [$0] } ?? ExploredFlow.all }
}

extension ExploreOptions {
    /// Reads a command line without the program's name.
    init(parsing arguments: [String]) throws(OptionError<ExploreOption>) {
        self.init()
        for (option, value) in try ExploreOption.read(arguments) {
            let value = value ?? ""
            switch option {
            case .flow: if value != "all" { flow = try option.known(ExploredFlow.all.first { $0.name == value }) }
            case .scenario: scenario = try option.known(ScheduleReplay.Source(rawValue: value))
            case .schedules: schedules = try option.whole(value, 1...1_000_000_000)
            case .strategy: strategy = try option.known(ExploreStrategy(rawValue: value))
            case .detours: detours = try option.whole(value, 0...1000)
            case .seed: seed = try option.known(UInt64(value))
            case .replay: replay = try option.known(value.isEmpty ? nil : value)
            case .json: json = try option.known(value.isEmpty ? nil : value)
            case .quiet: quiet = true
            case .help: help = true
            }
        }
        // One scenario, or there is nothing to go through.
        if strategy == .exhaustive, scenario == .drawn { throw .outOfLimit(.scenario) }
    }
}
