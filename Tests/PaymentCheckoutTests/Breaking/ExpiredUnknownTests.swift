import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// The session has expired after an outcome that stayed unknown: a tap still learns what has become of the money.
@Suite("A tap after an unknown outcome whose session has expired")
struct ExpiredUnknownTests {
    static let answers: [(found: [TransactionReply], isEnded: Bool)] = [
        ([.refused], true), ([PazeSamples.authorised], false), ([], false),
    ]

    private func expired(_ found: [TransactionReply]) async throws -> OutcomeRig {
        let rig = try await OutcomeRig(expiry: Date(timeIntervalSince1970: 4_600)) { $0.authorise = [.now(.silent)] }
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        #expect(try await rig.outcome().isUnknown)
        rig.clock.advance(by: .seconds(3_600))
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions(found)))] }
        return rig
    }

    private func refusal(_ found: [TransactionReply]) -> Refusal {
        found.isEmpty ? .outcomeUnknown : .alreadySettled
    }

    @Test(
        "EN-22 EN-46 its own tap waits for the query's answer: FLOW0003 after a no, else the refusal",
        arguments: answers)
    func own(_ answer: (found: [TransactionReply], isEnded: Bool)) async throws {
        let rig = try await expired(answer.found)
        let tapped = Task { await rig.button.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        rig.clock.advance(by: .seconds(1))
        await rig.checkout.drained()
        rig.gateway.release(.findTransactions)
        let progress = await tapped.value
        if answer.isEnded {
            #expect(progress.outcome?.failureCode == "FLOW0003")
        } else {
            #expect(progress == .refused(refusal(answer.found)))
        }
        #expect(rig.callbacks.filter { $0 == .onPazeButtonClicked }.count == 1)
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test("EN-22 EN-46 so does another button's", arguments: answers)
    func other(_ answer: (found: [TransactionReply], isEnded: Bool)) async throws {
        let rig = try await expired(answer.found)
        let merchant = ScriptedMerchant()
        let other = try rig.checkout.create(.pazeButton, componentConfig: merchant.config)
        await other.appear()
        let tapped = Task { await other.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        rig.clock.advance(by: .seconds(1))
        await rig.checkout.drained()
        rig.gateway.release(.findTransactions)
        let progress = await tapped.value
        if answer.isEnded {
            #expect(progress.outcome?.failureCode == "FLOW0003")
            #expect(merchant.begun.entries.last == .onError)
        } else {
            #expect(progress == .refused(refusal(answer.found)))
        }
        #expect(await !rig.checkout.snapshot().isClaimed)
    }

    @Test(
        "EN-22 EN-46 a session that expires while it asks refuses the tap, and nothing stays claimed",
        arguments: [false, true])
    func meanwhile(isOther: Bool) async throws {
        let rig = try await OutcomeRig(expiry: Date(timeIntervalSince1970: 4_600)) { $0.authorise = [.now(.silent)] }
        _ = try await rig.reach(.authorise)
        await rig.verifyInVain()
        let other = try rig.checkout.create(.pazeButton, componentConfig: ScriptedMerchant().config)
        await other.appear()
        rig.gateway.change { $0.findTransactions = [.held(.success(FoundTransactions([.refused])))] }
        rig.clock.advance(by: .seconds(3_590) - .nanoseconds(rig.clock.now.nanoseconds))
        let tapped = Task { isOther ? await other.tap() : await rig.button.tap() }
        await rig.gateway.calls.until(.findTransactions, times: 7)
        await rig.checkout.drained()
        rig.clock.advance(by: .seconds(15))
        #expect(await tapped.value == .refused(.outcomeUnknown))
        #expect(await !rig.checkout.snapshot().isClaimed)
        rig.gateway.release(.findTransactions)
        await rig.checkout.drained()
    }
}
