import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The flow of a Checkout.com component, drawn")
struct ComponentDiagramTests {
    @Test("EN-82 the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        try CommittedDiagram(
            title: "The flow of a Checkout.com component", file: "Components/Diagrams/components.md",
            name: "components", suite: "ComponentDiagramTests", table: ComponentExploration.whole.table,
            remark: "The flow is that of the top-level component."
        ).check()
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
}
