package import PaymentFlows

/// What an explorer has seen of a flow.
package struct FlowExploration<Flow: PaymentFlow & Hashable>: Sendable
where Flow.Event: NamedStep, Flow.Effect: NamedStep {
    /// The values that were reached, in the order in which they were found.
    package private(set) var flows: [Flow]
    /// Every event that was offered.
    package private(set) var steps: [ExploredStep<Flow>] = []
    /// Nothing that can be reached was left out for the limit.
    package internal(set) var isComplete = true
    /// The step by which each value was found first.
    private var discoveries: [Int?] = [nil]

    init(_ first: Flow) { flows = [first] }

    mutating func add(_ flow: Flow) -> Int {
        flows.append(flow)
        discoveries.append(steps.count)
        return flows.count - 1
    }

    mutating func add(_ step: ExploredStep<Flow>) { steps.append(step) }

    /// The names of the events by which a value was found first: the shortest way to it.
    package func path(to place: Int) -> [String] {
        var names: [String] = []
        var place = place
        while let step = discoveries[place] {
            names.append(steps[step].event.name)
            place = steps[step].origin
        }
        return names.reversed()
    }

    /// The places from which none of the events leads on to a value that passes the test, in however many steps.
    package func places(thatCannotReach isGoal: (Flow) -> Bool) -> [Int] {
        var origins: [[Int]] = Array(repeating: [], count: flows.count)
        for step in steps where step.origin != step.target { origins[step.target].append(step.origin) }
        var reaches = flows.map(isGoal)
        var open = reaches.indices.filter { reaches[$0] }
        while let place = open.popLast() {
            for origin in origins[place] where !reaches[origin] {
                reaches[origin] = true
                open.append(origin)
            }
        }
        return reaches.indices.filter { !reaches[$0] }
    }

    /// Every pair of state and event, with all its reactions.
    package var table: TransitionTable { TransitionTable(self) }
}
