/// A flow's diagrams and its table as one page of Markdown, to be committed and compared (EN-82).
package struct FlowDocument: Sendable {
    /// The page.
    package let text: String

    /// - Parameters:
    ///   - title: the page's heading.
    ///   - name: the flow's name in the graph.
    ///   - command: what writes the page anew.
    ///   - remark: what a reader has to know before.
    package init(_ table: TransitionTable, title: String, name: String, command: String, remark: String? = nil) {
        text = """
            # \(title)

            Generated from the transition functions. Do not edit it by hand; write it anew with
            `\(command)`.
            \(remark.map { "\n\($0)\n" } ?? "")
            ## States

            ```mermaid
            \(MermaidDiagram(table).text)```

            ## Transitions

            Every pair of state and event. A reaction that names an effect performs it; `rest` waits for the next event;
            `note` learns something and goes on; `postpone` keeps the event for the next rest; `ignore` and `refuse` change
            nothing, with the reason.

            \(table.markdown)
            ## Graph

            The same moves for Graphviz.

            ```dot
            \(DOTDiagram(table, name: name).text)```

            """
    }
}
