package import PaymentFlows

/// Walks everything that a flow can become: each sample event is offered to each reachable value of the flow, once.
///
/// A flow is a value and its transitions are pure, so this needs no concurrency. The values are visited in the order in which they
/// were found, so that the same samples give the same exploration.
package struct FlowExplorer<Flow: PaymentFlow & Hashable, Identity: Hashable>
where Flow.Event: NamedStep, Flow.Effect: NamedStep {
    private let samples: (Flow) -> [Flow.Event]
    private let identity: (Flow) -> Identity
    private let limit: Int

    /// Prepares an exploration.
    ///
    /// - Parameters:
    ///   - limit: how many values are visited at most; `FlowExploration.isComplete` says whether that sufficed.
    ///   - identity: what tells two values apart; values with one identity are visited once.
    ///   - samples: the events to offer to a value, some of them made of what it knows.
    package init(
        limit: Int = 100_000, identity: @escaping (Flow) -> Identity, samples: @escaping (Flow) -> [Flow.Event]
    ) {
        self.limit = limit
        self.identity = identity
        self.samples = samples
    }

    /// Explores from a first value.
    package func explore(from first: Flow) -> FlowExploration<Flow> {
        var exploration = FlowExploration(first)
        var places: [Identity: Int] = [identity(first): 0]
        var next = 0
        while next < exploration.flows.count {
            guard next < limit else {
                exploration.isComplete = false
                break
            }
            let before = exploration.flows[next]
            for event in samples(before) {
                var after = before
                let reaction = after.handle(event)
                let key = identity(after)
                let place = places[key] ?? exploration.add(after)
                places[key] = place
                exploration.add(
                    ExploredStep(
                        origin: next, before: before, event: event, reaction: reaction, after: after, target: place))
            }
            next += 1
        }
        return exploration
    }
}

extension FlowExplorer where Identity == Flow {
    /// Prepares an exploration in which only equal values are the same.
    package init(limit: Int = 100_000, samples: @escaping (Flow) -> [Flow.Event]) {
        self.init(limit: limit, identity: { $0 }, samples: samples)
    }
}
