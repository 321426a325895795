/// One flow that can be explored; the next one is a line in `all`.
package struct ExploredFlow: Sendable {
    /// The name by which it is chosen.
    package let name: String
    /// Explores it as an order says; the closure is told now and then how many schedules are done.
    package let explore: @Sendable (ExplorationOrder, (Int) -> Void) throws(EscapeDetectionUnsupported) -> FlowResult
    /// Repeats a failure.
    package let replay: @Sendable (ScheduleReplay) -> ExploredFailure

    // Here and not where they are run, so that the optimiser knows their types.
    package static let all: [ExploredFlow] = [
        ExploredFlow(SessionScenario<ExploredPaze>.self),
        ExploredFlow(SessionScenario<ExploredPayout>.self),
        ExploredFlow(SessionScenario<ExploredCard>.self),
        ExploredFlow(SessionScenario<ExploredCheckoutCard>.self),
    ]

    private init<Scenario: ExploredScenario>(_ scenario: Scenario.Type) {
        name = Scenario.flow
        explore = { order, progress throws(EscapeDetectionUnsupported) in
            var run = try FlowRun<Scenario>(order)
            return run.explore(progress)
        }
        replay = { ExploredFailure($0.run(as: scenario)) }
    }
}
