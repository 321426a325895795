import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The order of arrival does not matter to Drop-in")
struct DropInNotificationOrderTests {
    /// What may be heard of one authorisation, each once.
    private enum Word: CaseIterable { case reply, authorised, refused, captured, refunded }

    @Test(
        "EN-50: whether a session is paid depends neither on the order of arrival nor on elapsed time",
        arguments: DropInRig.methods, [0, 70])
    func settlement(method: DropInPaymentMethod, seconds: Int) async throws {
        for order in Self.orders(of: Word.allCases) {
            let rig = try await DropInScene.money(method, .held(.success(DropInTestSamples.reply()))).rig()
            try await rig.reachMoney(method)
            for (place, word) in order.enumerated() {
                await hear(word, rig, method)
                guard place == 1 else { continue }
                for _ in 0..<seconds / 10 {
                    rig.clock.advance(by: .seconds(10))
                    await rig.drained()
                }
            }
            // Its last callback has returned.
            _ = try await rig.outcome()
            #expect(await rig.settlement == .reversed, "\(order)")
            let told = rig.merchant.begun.entries.count { [.onSuccess, .onError].contains($0.name) }
            #expect(told == 1, "\(order)")
            #expect(rig.moneyCalls(method) == 1, "\(order)")
            #expect(await rig.tapAll() == Array(repeating: .alreadySettled, count: 3), "\(order)")
        }
    }

    private func hear(_ word: Word, _ rig: DropInRig, _ method: DropInPaymentMethod) async {
        switch word {
        case .reply:
            rig.release(method)
            await rig.drained()
        case .authorised: #expect(await rig.hear(.dropIn(.authorised)) == .accepted)
        case .refused: #expect(await rig.hear(.dropIn(.refused)) == .accepted)
        case .captured: #expect(await rig.hear(.dropIn(.captured)) == .accepted)
        case .refunded: #expect(await rig.hear(.dropIn(.refunded)) == .accepted)
        }
    }

    /// Every order of the words.
    private static func orders(of words: [Word]) -> [[Word]] {
        guard words.count > 1 else { return [words] }
        return words.flatMap { first in orders(of: words.filter { $0 != first }).map { [first] + $0 } }
    }
}
