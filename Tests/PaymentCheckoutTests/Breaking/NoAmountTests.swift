import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// The host has changed the amount to what cannot be paid, and money is heard of.
@Suite("Money that is heard of while there is no amount to compare it with")
struct NoAmountTests {
    enum Step: CaseIterable { case opened, shown, tapped }

    /// What the provider says was paid, and what taps are told then.
    static let words: [(paid: Decimal?, refusal: Refusal)] = [(25, .needsReconciliation), (nil, .alreadySettled)]

    @Test(
        "EN-51 EN-35 EN-36 Paze: it settles the session, and nothing is paid once more", arguments: Step.allCases, words
    )
    func paze(_ step: Step, _ word: (paid: Decimal?, refusal: Refusal)) async throws {
        for isThrown in [false, true] {
            let rig = try await OutcomeRig()
            if step != .opened { await rig.button.appear() }
            let data = PazeSamples.transaction(amount: isThrown ? 30 : 25.123, currency: isThrown ? "usd" : "USD")
            _ = try? await rig.checkout.update(transactionData: data)
            if step == .tapped { #expect(await rig.button.tap().outcome?.failureCode == "FLOW0009") }
            #expect(await rig.hear(.sample(.captured) { $0.amount = word.paid }) == .accepted)
            #expect(await rig.settlement == .succeeded)
            #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction()) == nil)
            await rig.button.appear()
            #expect(await rig.button.tap() == .refused(word.refusal))
            #expect(await rig.checkout.reset() == (word.refusal == .alreadySettled ? .alreadySettled : nil))
        }
    }

    @Test("EN-51 EN-35 EN-36 the same of a payout", arguments: Step.allCases)
    func payout(_ step: Step) async throws {
        let rig = try await PayoutRig()
        #expect(try await rig.checkout.update(transactionData: PayoutTestSamples.transaction(amount: 25.123)) == nil)
        if step == .tapped { _ = await rig.payout.tap() }
        await rig.hears(.executed, amount: 100)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(try await rig.checkout.update(transactionData: PayoutTestSamples.transaction()) == nil)
        #expect(await rig.payout.tap() == .refused(.needsReconciliation))
        #expect(rig.gateway.count(.pay) == 0)
    }

    @Test("EN-51 EN-35 EN-36 the same of Drop-in", arguments: Step.allCases)
    func dropIn(_ step: Step) async throws {
        let rig = try await DropInRig()
        _ = try? await rig.dropIn.update(transactionData: DropInTestSamples.transaction(currency: "usd"))
        if step == .tapped { _ = await rig.tapAll() }
        #expect(await rig.hear(.dropIn(.captured)) == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction()) == nil)
        #expect(await rig.tapAll() == Array(repeating: .needsReconciliation, count: 3))
    }
}
