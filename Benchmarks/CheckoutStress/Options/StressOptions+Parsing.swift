extension StressOptions {
    /// Reads a command line without the program's name; values may follow their option or an equals sign.
    init(parsing arguments: [String]) throws(StressOptionError) {
        self.init()
        var seen: Set<StressOption> = []
        var index = 0
        while index < arguments.count {
            let parts = arguments[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            index += 1
            guard let name = parts.first.map({ $0 == "-h" ? "--help" : String($0) }),
                let option = StressOption(rawValue: name)
            else { throw .unknown(position: index) }
            guard seen.insert(option).inserted else { throw .repeated(option) }

            if option.placeholder == nil {
                guard parts.count == 1 else { throw .unexpectedValue(option) }
                set(option)
            } else if parts.count == 2 {
                try set(option, to: String(parts[1]))
            } else {
                // Another option is no value: it was forgotten.
                guard index < arguments.count, !arguments[index].hasPrefix("--") else { throw .missingValue(option) }
                try set(option, to: arguments[index])
                index += 1
            }
        }
        isDefault = seen.subtracting([.json, .quiet, .seed]).isEmpty
    }

    private mutating func set(_ option: StressOption) {
        switch option {
        case .compare: compare = true
        case .quiet: quiet = true
        case .help: help = true
        case .scenario, .sessions, .concurrency, .arrivalRate, .duration, .faults, .seed, .park, .json: break
        }
    }

    private mutating func set(_ option: StressOption, to value: String) throws(StressOptionError) {
        switch option {
        case .scenario: scenario = try Self.known(StressScenario(rawValue: value), option)
        case .sessions: sessions = try Self.whole(value, 1...100_000_000, option)
        case .concurrency: concurrency = try Self.whole(value, 1...1_000_000, option)
        case .arrivalRate: arrivalRate = try Self.positive(value, upTo: 10_000_000, option)
        case .duration: duration = try Self.positive(value, upTo: 86_400, option)
        case .faults: faults = try Self.known(FaultLevel(rawValue: value), option)
        case .seed: seed = try Self.known(UInt64(value), option)
        case .park: park = try Self.whole(value, 1...10_000_000, option)
        case .json: json = try Self.known(value.isEmpty ? nil : value, option)
        case .compare, .quiet, .help: throw .unexpectedValue(option)
        }
    }

    private static func known<Value>(_ value: Value?, _ option: StressOption) throws(StressOptionError) -> Value {
        guard let value else { throw .outOfLimit(option) }
        return value
    }

    private static func whole(
        _ text: String, _ range: ClosedRange<Int>, _ option: StressOption
    ) throws(StressOptionError) -> Int {
        guard let number = Int(text), range.contains(number) else { throw .outOfLimit(option) }
        return number
    }

    private static func positive(
        _ text: String, upTo limit: Double, _ option: StressOption
    ) throws(StressOptionError) -> Double {
        guard let number = Double(text), number > 0, number <= limit else { throw .outOfLimit(option) }
        return number
    }
}
