import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The Paze flow inside Drop-in, drawn")
struct DropInPazeDiagramTests {
    private static let variable = "RECORD_DIAGRAMS"

    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        let folder = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
        let file = "/\(folder)/Diagrams/paze.md"
        let text = Self.document
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            try Data(text.utf8).write(to: URL(filePath: file))
        }
        let committed = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        #expect(
            committed == text,
            "Diagrams/paze.md is stale. Write it anew with: \(Self.variable)=1 swift test --filter DropInPazeDiagramTests"
        )
    }

    private static var document: String {
        let table = DropInPazeExploration.whole.table
        return """
            # The Paze flow of Drop-in

            Generated from the transition functions. Do not edit it by hand; write it anew with
            `\(variable)=1 swift test --filter DropInPazeDiagramTests`.

            The states are those of the Paze button. `announcingClick` is the gate `onBeforeSubmit`, `reportingDecryption` is `onSubmit`
            running; what the button would ask or tell its own merchant is passed through.

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
