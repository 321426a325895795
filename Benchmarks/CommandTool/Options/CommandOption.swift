/// The options of a command line, with what its help text and its errors say of them.
package protocol CommandOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// What stands for the option's value in the help text; nil: it takes none.
    var placeholder: String? { get }
    /// The values that are taken, as errors and the help text name them; nil: there is nothing to say.
    var limit: String? { get }
    /// What it does.
    var purpose: String { get }
}

extension CommandOption {
    /// The options of a command line without the program's name, in order; values may follow their option or an equals sign.
    package static func read(_ arguments: [String]) throws(OptionError<Self>) -> [(option: Self, value: String?)] {
        var read: [(option: Self, value: String?)] = []
        var index = 0
        while index < arguments.count {
            let parts = arguments[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            index += 1
            guard let name = parts.first.map({ $0 == "-h" ? "--help" : String($0) }), let option = Self(rawValue: name)
            else { throw .unknown(position: index) }
            guard !read.contains(where: { $0.option == option }) else { throw .repeated(option) }

            if option.placeholder == nil {
                guard parts.count == 1 else { throw .unexpectedValue(option) }
                read.append((option, nil))
            } else if parts.count == 2 {
                read.append((option, String(parts[1])))
            } else {
                // Another option is no value: it was forgotten.
                guard index < arguments.count, !arguments[index].hasPrefix("--") else { throw .missingValue(option) }
                read.append((option, arguments[index]))
                index += 1
            }
        }
        return read
    }

    /// A value that was understood; nil: it is none that the option takes.
    package func known<Value>(_ value: Value?) throws(OptionError<Self>) -> Value {
        guard let value else { throw .outOfLimit(self) }
        return value
    }

    /// A whole number within a range.
    package func whole(_ text: String, _ range: ClosedRange<Int>) throws(OptionError<Self>) -> Int {
        guard let number = Int(text), range.contains(number) else { throw .outOfLimit(self) }
        return number
    }

    /// A number above zero, up to a limit.
    package func positive(_ text: String, upTo limit: Double) throws(OptionError<Self>) -> Double {
        guard let number = Double(text), number > 0, number <= limit else { throw .outOfLimit(self) }
        return number
    }

    /// All options as the help text lists them.
    ///
    /// - Parameter standard: what an option's value is by default; nil: there is nothing to say.
    package static func help(_ standard: (Self) -> String?) -> String {
        allCases.map { option in
            let name = option.rawValue + (option.placeholder.map { " \($0)" } ?? "")
            let notes = [option.limit, standard(option).map { "default \($0)" }].compactMap { $0 }.joined(
                separator: "; ")
            let gap = String(repeating: " ", count: max(1, 22 - name.count))
            let second = notes.isEmpty ? "" : "\n" + String(repeating: " ", count: 24) + "(\(notes))"
            return "  \(name)\(gap)\(option.purpose)\(second)"
        }
        .joined(separator: "\n")
    }
}
