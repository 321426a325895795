import PaymentFlows
import Testing

@Suite("The card flow, drawn")
struct CardDiagramTests {
    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        try DropInDiagram(
            title: "The card flow of Drop-in", file: "card", suite: "CardDiagramTests",
            exploration: CardExploration.whole
        ).check()
    }
}
