import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What the comments of a component's states promise")
struct ComponentCommentTests {
    @Test("EN-82 each state's \"Leads to\" lists where its transitions lead; teardown leads from everywhere to created")
    func leadsTo() throws {
        let promised = try promises()
        #expect(promised.count == CheckoutComponentFlow.stateNames.count)
        let rows = ComponentExploration.whole.table.rows + ComponentExploration.card.table.rows
        for state in CheckoutComponentFlow.stateNames {
            let moves = rows.filter { row in
                row.state == state && row.reaction.moves && (row.next != "created" || state == "announcingMisuse")
            }
            let reached = Set(moves.map(\.next))
            #expect(promised[state] == CheckoutComponentFlow.stateNames.filter(reached.contains), "\(state)")
        }
    }

    /// The lists in the comments, by the state below them.
    private func promises() throws -> [String: [String]] {
        let root = "/" + "\(#filePath)".split(separator: "/").dropLast(5).joined(separator: "/")
        let file = root + "/Sources/PaymentFlows/Components/Flow/CheckoutComponentFlow.swift"
        let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        var promises: [String: [String]] = [:]
        var list: [String]?
        for line in text.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            if let mark = line.firstRange(of: "Leads to: ") {
                list = line[mark.upperBound...].dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
            } else if line.hasPrefix("case "), let known = list {
                promises[String(line.dropFirst(5).prefix { $0 != "(" })] = known
                list = nil
            }
        }
        return promises
    }
}
