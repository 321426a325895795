import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

/// The committed diagram and table of a Drop-in flow, compared with the transition functions (EN-82).
struct DropInDiagram<Flow: DropInFlow> {
    let title: String
    let file: String
    let suite: String
    let exploration: FlowExploration<Flow>

    /// Compares, and writes anew when asked to.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let variable = "RECORD_DIAGRAMS"
        let folder = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
        let path = "/\(folder)/Diagrams/\(file).md"
        let text = document(variable)
        if ProcessInfo.processInfo.environment[variable] != nil {
            try Data(text.utf8).write(to: URL(filePath: path))
        }
        let committed = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        #expect(
            committed == text,
            "Diagrams/\(file).md is stale. Write it anew with: \(variable)=1 swift test --filter \(suite)",
            sourceLocation: sourceLocation)
    }

    private func document(_ variable: String) -> String {
        let table = exploration.table
        return """
            # \(title)

            Generated from the transition functions. Do not edit it by hand; write it anew with
            `\(variable)=1 swift test --filter \(suite)`.

            ## States

            ```mermaid
            \(MermaidDiagram(table).text)```

            ## Transitions

            Every pair of state and event. A reaction that names an effect performs it; `rest` waits for the next event;
            `note` learns something and goes on; `ignore` and `refuse` change nothing, with the reason.

            \(table.markdown)
            """
    }
}
