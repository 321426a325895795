import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The flow of a Checkout.com component, drawn")
struct ComponentDiagramTests {
    private static let variable = "RECORD_DIAGRAMS"

    @Test("EN-82 the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        let path = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
        let file = "/\(path)/Diagrams/components.md"
        let text = Self.document
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            try Data(text.utf8).write(to: URL(filePath: file))
        }
        let committed = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        #expect(
            committed == text,
            "components.md is stale. Write it anew with: \(Self.variable)=1 swift test --filter ComponentDiagramTests")
    }

    @Test("CC-01 the card component moves as the top-level one does, but that it must be checked before it is rendered")
    func card() {
        let whole = Set(ComponentExploration.whole.table.rows)
        let own = ComponentExploration.card.table.rows.filter { !whole.contains($0) }
        let moves = own.filter(\.reaction.moves).map { "\($0.state) \($0.event) \($0.next)" }
        #expect(
            moves == [
                "created rendered announcingMisuse", "announcingMisuse acknowledged created",
                "announcingMisuse deadlinePassed created",
            ])
    }

    private static var document: String {
        let table = ComponentExploration.whole.table
        return """
            # The flow of a Checkout.com component

            Generated from the transition functions, for the top-level component. Do not edit it by hand; write it anew with
            `\(variable)=1 swift test --filter ComponentDiagramTests`.

            ## States

            ```mermaid
            \(MermaidDiagram(table).text)```

            ## Transitions

            Every pair of state and event. A reaction that names an effect performs it; `rest` waits for the next event;
            `note` learns something and stays; `postpone` keeps the event for the next rest; `ignore` and `refuse` change nothing,
            with the reason.

            \(table.markdown)
            """
    }
}
