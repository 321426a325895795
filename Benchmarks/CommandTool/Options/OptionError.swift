/// What is wrong with a command line: names the option and what it takes, never the value that was given.
package enum OptionError<Option: CommandOption>: Error, Equatable, CustomStringConvertible {
    case unknown(position: Int)
    case missingValue(Option)
    case unexpectedValue(Option)
    case repeated(Option)
    case outOfLimit(Option)

    /// In words.
    package var description: String {
        switch self {
        case .unknown(let position):
            "argument \(position) is no option; there are \(Option.allCases.map(\.rawValue).joined(separator: ", "))"
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
