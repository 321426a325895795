import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite("Deliveries about a payout")
struct PayoutDeliveriesTests {
    private func notification(
        _ state: TransactionState, delivery: String? = nil, change: (inout TransactionReply) -> Void = { _ in }
    ) -> ProviderNotification {
        var reply = PayoutTestSamples.reply(state, merchantTransactionId: "payout-1")
        change(&reply)
        return ProviderNotification(deliveryId: delivery, ownerId: "owner-1", category: "Payout", reply: reply)
    }

    @Test("C59 PO-05 the same delivery three times at once after a hand-over: one onPostPayout", arguments: 0..<10)
    func together(run: Int) async throws {
        let rig = try await PayoutRig.handedOver()
        await rig.payout.tap()
        let answers = await withTaskGroup(of: NotificationAnswer.self) { group in
            for _ in 0..<3 { group.addTask { await rig.engine.deliver(notification(.executed, delivery: "one")) } }
            return await group.reduce(into: [NotificationAnswer: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == [.accepted: 1, .duplicate: 2])
        await rig.merchant.returned.until(.onPostPayout)
        await rig.settle()
        #expect(rig.callbacks == [.onClick, .onPostPayout])
    }

    @Test("PO-05 EN-70 what is told of a hand-over is kept first")
    func keptFirst() async throws {
        let journal = HeldJournal(holding: "announcingElsewhere")
        var wallet = PayoutTestSamples.wallet
        wallet.proceedPayoutWithSdk = false
        let rig = try await PayoutRig(PayoutTestSamples.config(wallet: wallet), journal: journal)
        await rig.payout.tap()
        async let answer = rig.engine.deliver(notification(.executed))
        await journal.states.until("announcingElsewhere")
        await rig.settle()
        #expect(rig.callbacks == [.onClick])
        journal.answer(true)
        #expect(await answer == .accepted)
        await rig.merchant.returned.until(.onPostPayout)
    }

    @Test("EN-52 a closed payout's deliveries are ignored, by either id")
    func closed() async throws {
        let rig = try await PayoutRig()
        #expect(await rig.payout.tap().outcome?.isSuccess == true)
        await rig.checkout.close()
        #expect(await rig.engine.deliver(notification(.confirmed)) == .ignored)
        #expect(await rig.engine.deliver(notification(.confirmed) { $0.merchantTransactionId = nil }) == .ignored)
        #expect(rig.engine.liveSessions == 0)
    }

    @Test("PO-04 EN-51 before any component has appeared, an accepted payout settles the session")
    func beforeAppearance() async throws {
        let rig = try await PayoutRig()
        #expect(await rig.engine.deliver(notification(.pending)) == .accepted)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.payout.tap() == .refused(.alreadySettled))
        #expect(rig.callbacks.isEmpty)
    }

    @Test("EN-50 PO-04 whether a payout counts as made does not depend on the order in which it is heard of")
    func orders() async throws {
        // Nil: the payout call's own reply.
        for order in Self.permutations(of: [nil, .pending, .refused, .executed, .returned]) {
            let rig = try await PayoutRig {
                $0.pay = [.held(.success(PayoutTestSamples.reply()))]
                $0.findTransactions = [.never]
            }
            await rig.payout.postTap()
            await rig.gateway.calls.until(.pay)
            for word in order {
                if let word {
                    #expect(await rig.engine.deliver(notification(word)) == .accepted)
                } else {
                    rig.gateway.release(.pay)
                    await rig.checkout.drained()
                }
            }
            // Its last callback has returned.
            _ = try await rig.outcome()
            #expect(await rig.checkout.snapshot().settlement == .reversed, "\(order)")
            #expect(rig.callbacks == PayoutCallbackName.happyPath, "\(order)")
            await rig.checkout.close()
        }
    }

    private static func permutations(of words: [TransactionState?]) -> [[TransactionState?]] {
        guard words.count > 1 else { return [words] }
        return words.flatMap { first in permutations(of: words.filter { $0 != first }).map { [first] + $0 } }
    }
}
