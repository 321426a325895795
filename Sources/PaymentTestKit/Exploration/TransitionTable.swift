package import PaymentFlows

/// Every pair of state and event that was explored, with all the answers it had (EN-82).
///
/// The rows are in the order of the flow's states and events, whatever the order of the exploration.
package struct TransitionTable: Sendable {
    /// All states, in the flow's order.
    package let states: [String]
    /// All events, in the flow's order.
    package let events: [String]
    /// All transitions, each once.
    package let rows: [Transition]
    /// The state in which the flow begins.
    package let first: String

    package init<Flow: PaymentFlow & Hashable>(_ exploration: FlowExploration<Flow>)
    where Flow.Event: NamedStep, Flow.Effect: NamedStep {
        let states = Flow.stateNames
        let events = Flow.Event.names
        var found: [String: [Transition]] = [:]
        for step in exploration.steps {
            let row = Transition(
                state: states[Int(step.before.tag)], event: step.event.name, reaction: ReactionKind(step.reaction),
                next: states[Int(step.after.tag)])
            let pair = Self.pair(row.state, row.event)
            if found[pair]?.contains(row) != true { found[pair, default: []].append(row) }
        }
        let order = Dictionary(states.enumerated().map { ($1, $0) }) { first, _ in first }
        self.states = states
        self.events = events
        self.first = exploration.flows.first.map { states[Int($0.tag)] } ?? states[0]
        rows = states.flatMap { state in
            events.flatMap { event in
                (found[Self.pair(state, event)] ?? []).sorted { left, right in
                    (order[left.next] ?? 0, left.reaction.text) < (order[right.next] ?? 0, right.reaction.text)
                }
            }
        }
    }

    /// The answers to an event in a state.
    package func rows(_ state: String, _ event: String) -> [Transition] {
        rows.filter { $0.state == state && $0.event == event }
    }

    /// The pairs of state and event that were never tried.
    package var missing: [String] {
        let tried = Set(rows.map { Self.pair($0.state, $0.event) })
        return states.flatMap { state in
            events.map { Self.pair(state, $0) }.filter { !tried.contains($0) }
        }
    }

    private static func pair(_ state: String, _ event: String) -> String { "\(state) + \(event)" }
}

extension TransitionTable {
    /// The table as Markdown: moves one a row, and what changes no state gathered by its reaction.
    package var markdown: String {
        var lines = ["| state | event | reaction | leads to |", "| --- | --- | --- | --- |"]
        for state in states {
            let own = rows.filter { $0.state == state }
            for row in own where row.reaction.moves {
                lines.append("| \(state) | \(row.event) | \(row.reaction.text) | \(row.next) |")
            }
            let still = own.filter { !$0.reaction.moves }
            for kind in Set(still.map(\.reaction.text)).sorted() {
                let names = still.filter { $0.reaction.text == kind }.map(\.event).joined(separator: ", ")
                lines.append("| \(state) | \(names) | \(kind) | |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The moves between each two states, for a diagram: the events that make them, in the flow's order.
    var edges: [(from: String, to: String, label: String)] {
        var edges: [(from: String, to: String, label: String)] = []
        for from in states {
            let moves = rows.filter { $0.state == from && $0.reaction.moves }
            for to in states {
                let own = moves.filter { $0.next == to }.map(\.event)
                guard !own.isEmpty else { continue }
                edges.append((from, to, events.filter(own.contains).joined(separator: ", ")))
            }
        }
        return edges
    }
}
