import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The card flow, drawn")
struct CardDiagramTests {
    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        try CommittedDiagram(
            title: "The card flow of Drop-in", file: "DropIn/Diagrams/card.md", name: "card",
            suite: "CardDiagramTests", table: CardExploration.whole.table
        ).check()
    }
}
