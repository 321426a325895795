import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The payout flow, drawn")
struct PayoutDiagramTests {
    private static let variable = "RECORD_DIAGRAMS"

    @Test("EN-82 the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        let path = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
        let file = "/\(path)/Diagrams/payout.md"
        let text = Self.document
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            try Data(text.utf8).write(to: URL(filePath: file))
        }
        let committed = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        #expect(
            committed == text,
            "Diagrams/payout.md is stale. Write it anew with: \(Self.variable)=1 swift test --filter PayoutDiagramTests"
        )
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

    private static var document: String {
        let table = PayoutExploration.whole.table
        return """
            # The payout flow

            Generated from the transition functions. Do not edit it by hand; write it anew with
            `\(variable)=1 swift test --filter PayoutDiagramTests`.

            ## States

            ```mermaid
            \(MermaidDiagram(table).text)```

            ## Transitions

            Every pair of state and event. A reaction that names an effect performs it; `rest` waits for the next event;
            `note` learns something and stays; `ignore` and `refuse` change nothing, with the reason.

            \(table.markdown)
            """
    }
}
