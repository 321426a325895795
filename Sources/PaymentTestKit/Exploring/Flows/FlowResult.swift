/// What was found in one flow.
package struct FlowResult: Sendable {
    /// The flow.
    package let name: String
    /// How many schedules were explored.
    package internal(set) var schedules = 0
    /// How many rules were broken.
    package internal(set) var violations = 0
    /// The first of each kind.
    package internal(set) var failures: [ExploredFailure] = []
    /// How much of everything that was.
    package internal(set) var coverage = ScheduleCoverage.sampled
    /// A number of all that happened.
    package internal(set) var digest: UInt64 = 0
    /// How long it took, on one core.
    package internal(set) var duration = Duration.zero
    /// Jobs and timers of all schedules together.
    package internal(set) var steps = 0
    /// Choices of all schedules together.
    package internal(set) var choices = 0

    init(name: String) { self.name = name }
}
