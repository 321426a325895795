/// Counts at one moment (EN-80).
public struct CounterSnapshot: Hashable, Sendable {
    private let values: [Int]

    init(values: [Int]) { self.values = values }

    /// The count of a kind.
    public subscript(kind: CounterKind) -> Int { values[kind.rawValue] }
}

extension CounterSnapshot: CustomStringConvertible {
    /// Every count that is not zero, by name.
    public var description: String {
        CounterKind.allCases.filter { self[$0] != 0 }.map { "\($0): \(self[$0])" }.joined(separator: ", ")
    }
}
