/// Draws a flow's states and moves as a directed graph for Graphviz (EN-82).
package struct DOTDiagram: Sendable {
    /// The graph's text.
    package let text: String

    package init(_ table: TransitionTable, name: String) {
        let states = table.states.map { "    \"\($0)\" [shape=box];" }
        let edges = table.edges.map { "    \"\($0.from)\" -> \"\($0.to)\" [label=\"\($0.label)\"];" }
        text = (["digraph \"\(name)\" {"] + states + edges + ["}"]).joined(separator: "\n") + "\n"
    }
}
