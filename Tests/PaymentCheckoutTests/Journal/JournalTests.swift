import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct JournalTests {
    @Test("EN-70 an event's effect starts only when its entry is durable, and no deadline runs meanwhile")
    func effectAfterEntry() async throws {
        let journal = HeldJournal(holding: "authorising")
        let rig = try await OutcomeRig(journal: journal)
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await journal.states.until("authorising")
        await rig.settle()
        rig.clock.advance(by: .seconds(60))
        await rig.settle()
        #expect(await rig.state == "authorising")
        #expect(rig.gateway.count(.authorise) == 0)
        journal.answer(true)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test(
        "EN-70 an append that fails before sending fails the attempt, and nothing is sent",
        arguments: [
            "announcingClick", "awaitingCheckout", "completing", "decrypting", "askingShopper", "authorising",
        ])
    func failsBeforeSending(state: String) async throws {
        let rig = try await OutcomeRig(journal: HeldJournal(failing: state))
        await rig.button.appear()
        await rig.button.postTap()
        if state != "announcingClick", state != "awaitingCheckout" {
            await rig.entered("awaitingCheckout")
            await rig.button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(1))
        }
        await rig.entered("ended")
        #expect(try await rig.outcome().failureCode == "FLOW0007")
        #expect(rig.gateway.count(.authorise) == 0)
        #expect(rig.engine.counters[.journalFailures] == 1)
        #expect(rig.merchant.errors.count + rig.merchant.submitErrors.count == 1)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-70 an append that fails after sending leaves the outcome unknown, and nothing is sent again")
    func failsAfterSending() async throws {
        let rig = try await OutcomeRig(journal: HeldJournal(failing: "verifying")) { $0.authorise = [.now(.silent)] }
        let attempt = try await rig.reach(.authorise)
        guard case .unknown = try await rig.outcome(attempt) else { throw Unexpected(what: "not unknown") }
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(rig.merchant.submitErrors.first is UnknownSubmitResult)
    }

    @Test(
        "EN-70 an answer that cannot be kept decides nothing: the outcome is unknown, is told once, and can be asked for",
        arguments: [false, true])
    func decisionNotKept(isLater: Bool) async throws {
        let rig = try await OutcomeRig(journal: HeldJournal(failing: "announcing")) {
            $0.authorise = [isLater ? .later(.success(PazeSamples.authorised)) : .now(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        guard case .unknown = try await rig.outcome(attempt) else { throw Unexpected(what: "not unknown") }
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(rig.merchant.results.isEmpty)
        #expect(rig.merchant.submitErrors.count == 1)
        #expect(rig.merchant.submitErrors.first is UnknownSubmitResult)
        #expect(rig.engine.counters[.journalFailures] == 1)
        #expect(rig.engine.counters[.succeeded] == 0)
        #expect(!rig.checkout.isProcessing)
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
        #expect(await rig.button.tap() == .refused(.alreadySettled))
    }

    @Test("EN-70 an outcome is not shown before it is kept", arguments: [false, true])
    func decisionHeld(isLater: Bool) async throws {
        let journal = HeldJournal(holding: "announcing")
        let rig = try await OutcomeRig(journal: journal) {
            $0.authorise = [isLater ? .later(.success(PazeSamples.authorised)) : .now(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        await journal.states.until("announcing")
        await rig.settle()
        #expect(await rig.checkout.snapshot().lastOutcome == nil)
        #expect(rig.checkout.isProcessing)
        #expect(await rig.button.cancel() == .tooLate)
        journal.answer(true)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.count == 1)
        // Once, not a second time as its callback is made.
        #expect(journal.states.entries.filter { $0 == "announcing" }.count == 1)
    }

    @Test("EN-70 what is kept of a payment lets go with the session, and holds nothing of the shopper (EN-72)")
    func inMemory() async throws {
        let journal = InMemoryJournal()
        let rig = try await OutcomeRig(journal: journal)
        guard case .ended(.succeeded) = try await rig.pay() else { throw Unexpected(what: "no success") }
        let states = journal.entries(of: rig.checkout.id).map(\.state)
        #expect(states.first == "announcingClick")
        #expect(states.contains("authorising") && states.contains("awaitingCheckout"))
        await rig.checkout.close()
        #expect(journal.entries(of: rig.checkout.id).isEmpty)
    }
}
