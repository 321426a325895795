import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The flow explorer and what it draws")
struct FlowExplorerTests {
    private let exploration = FlowExplorer<Lamp, Lamp>(samples: { _ in Lamp.Event.all }).explore(from: Lamp())

    @Test("EN-82 every event is offered once to every value that can be reached")
    func whole() {
        #expect(exploration.isComplete)
        #expect(exploration.flows.map(\.state) == [.dark, .lit, .broken])
        #expect(exploration.steps.count == 3 * 2)
        #expect(exploration.table.missing.isEmpty)
    }

    @Test("EN-82 a limit cuts the exploration off, and says so")
    func limited() {
        let cut = FlowExplorer<Lamp, Lamp>(limit: 1, samples: { _ in Lamp.Event.all }).explore(from: Lamp())
        #expect(!cut.isComplete)
        #expect(cut.table.missing == ["lit + pressed", "lit + dropped", "broken + pressed", "broken + dropped"])
    }

    @Test("EN-82 values of one identity are visited once")
    func identity() {
        let one = FlowExplorer<Lamp, Bool>(identity: { $0.state == .broken }, samples: { _ in Lamp.Event.all })
        #expect(one.explore(from: Lamp()).flows.map(\.state) == [.dark, .broken])
    }

    @Test("EN-82 the path to a value is the shortest way, by the names of its events")
    func path() {
        #expect(exploration.path(to: 0) == [])
        #expect(exploration.path(to: 1) == ["pressed"])
        #expect(exploration.path(to: 2) == ["dropped"])
    }

    @Test("EN-82 the values that cannot reach a goal are found")
    func deadEnds() {
        #expect(exploration.places { $0.state == .lit } == [2])
        #expect(exploration.places { $0.state == .broken } == [])
    }

    @Test("EN-82 the table gathers what does not move a state by its reaction")
    func table() {
        #expect(
            exploration.table.markdown == """
                | state | event | reaction | leads to |
                | --- | --- | --- | --- |
                | dark | pressed | shine | lit |
                | dark | dropped | rest | broken |
                | lit | pressed | rest | dark |
                | lit | dropped | rest | broken |
                | broken | dropped | ignore (already) | |
                | broken | pressed | refuse (destroyed) | |

                """)
    }

    @Test("EN-82 the diagrams show each move between two states once, in the order of the states")
    func diagrams() {
        #expect(
            MermaidDiagram(exploration.table).text == """
                stateDiagram-v2
                    [*] --> dark
                    dark --> lit: pressed
                    dark --> broken: dropped
                    lit --> dark: pressed
                    lit --> broken: dropped

                """)
        #expect(
            DOTDiagram(exploration.table, name: "lamp").text == """
                digraph "lamp" {
                    "dark" [shape=box];
                    "lit" [shape=box];
                    "broken" [shape=box];
                    "dark" -> "lit" [label="pressed"];
                    "dark" -> "broken" [label="dropped"];
                    "lit" -> "dark" [label="pressed"];
                    "lit" -> "broken" [label="dropped"];
                }

                """)
    }
}
