import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The payout flow, drawn")
struct PayoutDiagramTests {
    @Test("EN-82 the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        try CommittedDiagram(
            title: "The payout flow", file: "Payout/Diagrams/payout.md", name: "payout", suite: "PayoutDiagramTests",
            table: PayoutExploration.whole.table
        ).check()
    }

    @Test("EN-82 the table, the Mermaid diagram and the DOT graph show the same moves")
    func agree() {
        let table = PayoutExploration.whole.table
        let moves = Set(table.rows.filter(\.reaction.moves).map { "\($0.state) \($0.next)" })
        let mermaid = MermaidDiagram(table).text.split(separator: "\n").filter { $0.contains("-->") }
        let dot = DOTDiagram(table, name: "payout").text.split(separator: "\n").filter { $0.contains(" -> ") }
        // One arrow more: the one to the first state.
        #expect(mermaid.count == moves.count + 1)
        #expect(dot.count == moves.count)
        #expect(mermaid.contains("    [*] --> idle"))
        #expect(mermaid.contains("    idle --> clicked: tapped"))
        #expect(dot.contains("    \"idle\" -> \"clicked\" [label=\"tapped\"];"))
    }
}
