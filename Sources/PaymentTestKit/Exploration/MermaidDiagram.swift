/// Draws a flow's states and moves as a Mermaid state diagram (EN-82).
package struct MermaidDiagram: Sendable {
    /// The diagram's text.
    package let text: String

    package init(_ table: TransitionTable) {
        let edges = table.edges.map { "    \($0.from) --> \($0.to): \($0.label)" }
        text = (["stateDiagram-v2", "    [*] --> \(table.first)"] + edges).joined(separator: "\n") + "\n"
    }
}
