/// What happened in one run of a scenario, as a value.
public protocol ExploredTrace: Sendable {
    /// A number of everything in it: equal traces have equal ones, in every process.
    var digest: UInt64 { get }
    /// What happened, in words and in order.
    var timeline: [String] { get }
}
