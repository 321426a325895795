/// What is wrong with the command line: names the option and what it takes, never the value that was given.
enum StressOptionError: Error, Equatable, CustomStringConvertible {
    case unknown(position: Int)
    case missingValue(StressOption)
    case unexpectedValue(StressOption)
    case repeated(StressOption)
    case outOfLimit(StressOption)

    var description: String {
        switch self {
        case .unknown(let position):
            "argument \(position) is no option; there are \(StressOption.allCases.map(\.rawValue).joined(separator: ", "))"
        case .missingValue(let option):
            "\(option.rawValue) needs a value: \(option.limit ?? "any")"
        case .unexpectedValue(let option):
            "\(option.rawValue) takes no value"
        case .repeated(let option):
            "\(option.rawValue) may be given once"
        case .outOfLimit(let option):
            "\(option.rawValue) takes \(option.limit ?? "any value")"
        }
    }
}
