import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The Paze flow inside Drop-in, drawn")
struct DropInPazeDiagramTests {
    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func isUpToDate() throws {
        try CommittedDiagram(
            title: "The Paze flow of Drop-in", file: "DropIn/Diagrams/paze.md", name: "paze",
            suite: "DropInPazeDiagramTests", table: DropInPazeExploration.whole.table,
            remark: """
                The states are those of the Paze button. `announcingClick` is the gate `onBeforeSubmit`, `reportingDecryption` is `onSubmit`
                running; what the button would ask or tell its own merchant is passed through.
                """
        ).check()
    }
}
