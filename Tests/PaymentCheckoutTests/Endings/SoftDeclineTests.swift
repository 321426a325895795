import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What is heard of a softly declined try after the card was tried again")
struct SoftDeclineTests {
    /// The first authorisation is not answered, and a query finds it softly declined: the shopper stands at the challenge.
    private func challenged(_ second: ScriptedAnswer<TransactionReply>) async throws -> DropInRig {
        let merchant = ScriptedDropInMerchant()
        let config = CardAuthenticationConfig(isAskedFor: false)
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(card: DropInCardConfig(authentication: config)),
            cards: {
                $0.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: true)))]
                $0.authenticate = [.now(.success(.challengeRequired(DropInTestSamples.challenge)))]
                $0.authorise = [.held(.success(DropInTestSamples.reply())), second]
                $0.findTransactions = [
                    .now(
                        .success(FoundTransactions([DropInTestSamples.reply(.refused, id: "system-soft", code: "65")])))
                ]
            })
        try await rig.reachMoney(.card)
        rig.clock.advance(by: .seconds(30))
        await rig.entered("verifying")
        await rig.clock.sleepers(atLeast: 1)
        rig.clock.advanceToEarliest()
        await rig.entered("challenging")
        return rig
    }

    private let back = CardChallengeReturn(id: "challenge-1", result: .authenticated(DropInTestSamples.proof))

    @Test("EN-38 DI-34 its late success while the shopper is at the challenge ends the attempt: nothing more is sent")
    func whileOpen() async throws {
        let rig = try await challenged(.now(.success(DropInTestSamples.reply(id: "system-2"))))
        rig.release(.card)
        #expect(try await rig.outcome().isSuccess)
        #expect(await rig.dropIn.deliver(back, attempt: AttemptID(1)).isInVain)
        #expect(rig.cards.count(.authorise) == 1)
        #expect(rig.merchant.results.map(\.systemTransactionId) == [DropInTestSamples.systemTransactionId])
        #expect(rig.engine.counters[.duplicateCharges] == 0)
    }

    @Test("EN-38 EN-43 its late success after the second one's no settles the session without a callback")
    func afterRefusal() async throws {
        let rig = try await challenged(.now(.success(DropInTestSamples.reply(.refused, id: "system-2"))))
        let end = try #require(await rig.dropIn.deliver(back, attempt: AttemptID(1)).ended)
        let callbacks = rig.callbacks
        rig.release(.card)
        await rig.seen.until { $0.contains(.paidAfter(end)) }
        #expect(await rig.settlement == .succeeded)
        #expect(rig.callbacks == callbacks)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadySettled))
    }

    @Test("EN-38 EN-43 its late success after the second one's own is a duplicate charge")
    func afterSuccess() async throws {
        let rig = try await challenged(.now(.success(DropInTestSamples.reply(id: "system-2"))))
        #expect(try #require(await rig.dropIn.deliver(back, attempt: AttemptID(1)).ended).isSuccess)
        rig.release(.card)
        let first = TransactionIdentity(
            merchantTransactionId: "order-1", systemTransactionId: DropInTestSamples.systemTransactionId)
        await rig.seen.until { $0.contains(.duplicateCharge([first])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-2"])
    }

    @Test("EN-38 EN-50 a notification of it by its own id raises the settlement too")
    func notified() async throws {
        let rig = try await challenged(.held(.success(DropInTestSamples.reply(.refused, id: "system-2"))))
        async let end = rig.dropIn.deliver(back, attempt: AttemptID(1))
        await rig.cards.calls.until(.authorise, times: 2)
        await rig.settle()
        #expect(await rig.hear(.dropIn(.captured, system: "system-soft")) == .accepted)
        #expect(await rig.settlement == .succeeded)
        // The first held reply is the first try's.
        rig.release(.card)
        rig.release(.card)
        #expect(try #require(await end.ended).isRefused)
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadySettled))
    }

    @Test(
        "EN-36 EN-50 what is heard of it many attempts later is compared with what it asked for", arguments: [25, 30])
    func longAfter(paid: Decimal) async throws {
        let rig = try await challenged(.now(.success(DropInTestSamples.reply(.refused, id: "system-2"))))
        _ = await rig.dropIn.deliver(back, attempt: AttemptID(1))
        #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction(amount: 30)) == nil)
        for number in 3...6 {
            let no = DropInTestSamples.reply(.refused, id: "system-\(number)")
            rig.cards.change {
                $0.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: false)))]
                $0.authorise = [.now(.success(no))]
            }
            #expect(await rig.dropIn.submit(card: DropInTestSamples.card).ended?.isRefused == true)
        }
        #expect(await rig.hear(.dropIn(.captured, system: "system-soft") { $0.amount = paid }) == .accepted)
        #expect(await rig.tapAll() == Array(repeating: paid == 25 ? .alreadySettled : .needsReconciliation, count: 3))
    }
}
