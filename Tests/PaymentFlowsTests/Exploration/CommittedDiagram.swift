import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

/// The committed diagrams and table of a flow, compared with the transition functions (EN-82).
struct CommittedDiagram {
    private static let variable = "RECORD_DIAGRAMS"

    let title: String
    /// The page, from the folder of these tests.
    let file: String
    /// The flow's name in the graph.
    let name: String
    /// The suite that compares, and that writes the page anew.
    let suite: String
    let table: TransitionTable
    /// What a reader has to know before.
    var remark: String?

    /// Compares, and writes anew when asked to.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
        let url = URL(filePath: "/\(folder)/\(file)")
        let command = "\(Self.variable)=1 swift test --filter \(suite)"
        let text = FlowDocument(table, title: title, name: name, command: command, remark: remark).text
        if ProcessInfo.processInfo.environment[Self.variable] != nil { try Data(text.utf8).write(to: url) }
        let committed = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(committed == text, "\(file) is stale. Write it anew with: \(command)", sourceLocation: sourceLocation)
    }
}
