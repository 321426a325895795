import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The order of arrival does not matter") struct NotificationOrderTests {
    /// What may be heard of one authorisation, each once.
    fileprivate enum Word: CaseIterable { case reply, authorised, refused, captured, refunded }

    private static let orders = permutations(of: Word.allCases)

    @Test(
        "EN-50 whether a session is paid depends neither on the order of arrival nor on elapsed time",
        arguments: [0, 70])
    func settlement(seconds: Int) async throws {
        for order in Self.orders {
            let rig = try await OutcomeRig {
                $0.authorise = [.held(.success(PazeSamples.authorised))]
                $0.findTransactions = [.never]
            }
            _ = try await rig.reach(.authorise)
            for (place, word) in order.enumerated() {
                await rig.hear(word)
                if place == 1 {
                    for _ in 0..<seconds / 10 {
                        rig.clock.advance(by: .seconds(10))
                        await rig.settle()
                    }
                }
            }
            // Its last callback has returned.
            _ = try await rig.outcome()
            #expect(await rig.settlement == .reversed, "\(order)")
            let told = rig.callbacks.filter { $0 == .onPostAuthorisation || $0 == .onSubmitError }
            #expect(told.count == 1, "\(order)")
            #expect(rig.gateway.count(.authorise) == 1)
            #expect(await rig.button.tap() == .refused(.alreadySettled))
            rig.gateway.dropReplies()
            await rig.checkout.close()
        }
    }

    @Test("EN-50 any part of what may be heard, in any order: paid if any of it says so")
    func parts() async throws {
        for said in Set(Self.orders.map { $0.prefix(2) }) {
            let rig = try await OutcomeRig {
                $0.authorise = [.held(.success(PazeSamples.authorised))]
                $0.findTransactions = [.never]
            }
            _ = try await rig.reach(.authorise)
            for word in said { await rig.hear(word) }
            #expect(await rig.settlement.isSettled, "\(said)")
            #expect(await rig.settlement == (said.contains(.refunded) ? .reversed : .succeeded), "\(said)")
            rig.gateway.dropReplies()
            await rig.checkout.close()
        }
    }

    private static func permutations(of words: [Word]) -> [[Word]] {
        guard words.count > 1 else { return [words] }
        return words.flatMap { first in
            permutations(of: words.filter { $0 != first }).map { [first] + $0 }
        }
    }
}

extension OutcomeRig {
    fileprivate func hear(_ word: NotificationOrderTests.Word) async {
        switch word {
        case .reply: await reply()
        case .authorised: #expect(await hear(.sample(.authorised)) == .accepted)
        case .refused: #expect(await hear(.sample(.refused)) == .accepted)
        case .captured: #expect(await hear(.sample(.captured)) == .accepted)
        case .refunded: #expect(await hear(.sample(.refunded)) == .accepted)
        }
    }
}
