import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The page's table of Drop-in, on the real actors")
struct DropInPageActorsTests {
    private static let rows = DropInPageRow.card + DropInPageRow.paypal + DropInPageRow.applePay + DropInPageRow.paze

    @Test(
        "DI-10 to DI-22 DI-43 EN-23 EN-37: which callback of Drop-in fires for which method, and what the flag is then",
        arguments: rows)
    func table(row: DropInPageRow) async throws {
        let rig = try await row.scene.rig()
        try await row.play(rig)
        await rig.entered("ended")
        #expect(try await rig.outcome().words == row.outcome)
        await rig.drained()
        let seen = rig.merchant.begun.entries.dropFirst().map { entry in
            "\(entry.name.rawValue) \(entry.isProcessing ? "up" : "down")"
        }
        #expect(seen + [rig.dropIn.isProcessing ? "up" : "down"] == row.callbacks)
        #expect(rig.codes == row.codes)
        #expect(rig.merchant.begun.entries.allSatisfy { $0.method == nil || $0.method == row.method })
        #expect(rig.merchant.results.map(\.paymentMethod) == (row.outcome == "succeeded" ? [row.method] : []))
        // DI-13: only of Paze there is more to tell.
        #expect(rig.merchant.results.allSatisfy { ($0.paymentData != nil) == (row.method == .paze) })
        #expect(rig.merchant.overlaps == 0)
        #expect(!rig.dropIn.checkout.session.supervisor.isClaimed)
    }
}
