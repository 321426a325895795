internal import CommandTool

extension StressOptions {
    /// Reads a command line without the program's name; values may follow their option or an equals sign.
    init(parsing arguments: [String]) throws(OptionError<StressOption>) {
        self.init()
        let read = try StressOption.read(arguments)
        for (option, value) in read {
            if let value { try set(option, to: value) } else { set(option) }
        }
        isDefault = Set(read.map(\.option)).subtracting([.json, .quiet, .seed]).isEmpty
    }

    private mutating func set(_ option: StressOption) {
        switch option {
        case .compare: compare = true
        case .quiet: quiet = true
        case .help: help = true
        case .scenario, .sessions, .concurrency, .arrivalRate, .duration, .faults, .seed, .park, .json: break
        }
    }

    private mutating func set(_ option: StressOption, to value: String) throws(OptionError<StressOption>) {
        switch option {
        case .scenario: scenario = try option.known(StressScenario(rawValue: value))
        case .sessions: sessions = try option.whole(value, 1...100_000_000)
        case .concurrency: concurrency = try option.whole(value, 1...1_000_000)
        case .arrivalRate: arrivalRate = try option.positive(value, upTo: 10_000_000)
        case .duration: duration = try option.positive(value, upTo: 86_400)
        case .faults: faults = try option.known(FaultLevel(rawValue: value))
        case .seed: seed = try option.known(UInt64(value))
        case .park: park = try option.whole(value, 1...10_000_000)
        case .json: json = try option.known(value.isEmpty ? nil : value)
        case .compare, .quiet, .help: throw .unexpectedValue(option)
        }
    }
}
