import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A tap on another method after an unknown outcome, where Paze is one of the two")
struct DropInPazeUnknownTests {
    @Test("EN-22: a card asks Paze, whose outcome is unknown, and goes on after its no")
    func paze() async throws {
        let rig = try await DropInRig.paze { $0.authorise = [.now(.silent)] }
        _ = try await rig.reach(.authorise)
        try await rig.passTime()
        #expect(try await rig.outcome().words == "unknown")
        let asked = rig.paze.count(.findTransactions)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.outcomeUnknown))
        #expect(rig.paze.count(.findTransactions) == asked + 1)
        rig.paze.change { $0.findTransactions = [.now(.success(FoundTransactions([.refused])))] }
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.isSuccess == true)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test("EN-22: Paze asks a card, whose outcome is unknown, and goes on after its no")
    func beforePaze() async throws {
        let rig = try await DropInRig.paze()
        rig.cards.change { $0.authorise = [.now(.silent)] }
        try await rig.reachMoney(.card)
        try await rig.passTime()
        #expect(try await rig.outcome().words == "unknown")
        #expect(await rig.dropIn.tapPaze() == .refused(.outcomeUnknown))
        let no = FoundTransactions([DropInTestSamples.reply(.refused, id: "system-0")])
        rig.cards.change { $0.findTransactions = [.now(.success(no))] }
        let attempt = try await rig.tapToCheckout()
        #expect(await rig.comeBack(attempt).outcome?.isSuccess == true)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
    }
}
