import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A notification takes effect once") struct NotificationOnceTests {
    @Test("C59 EN-50 the same delivery three times at once: one effect, three acknowledgements", arguments: 0..<20)
    func together(run: Int) async throws {
        let rig = try await OutcomeRig { $0.authorise = [.never] }
        let attempt = try await rig.reach(.authorise)
        let answers = await withTaskGroup(of: NotificationAnswer.self) { group in
            for _ in 0..<3 { group.addTask { await rig.hear(.sample(delivery: "delivery-1")) } }
            return await group.reduce(into: [NotificationAnswer: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == [.accepted: 1, .duplicate: 2])
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.count == 1)
        #expect(rig.engine.counters[.notifications] == 1)
        #expect(rig.engine.counters[.duplicateNotifications] == 2)
        rig.gateway.dropReplies()
    }

    @Test("EN-50 a delivery is told by its own id, and by category, state and system id")
    func told() async throws {
        let rig = try await OutcomeRig()
        await rig.button.appear()
        #expect(await rig.hear(.sample(.pending, delivery: "a")) == .accepted)
        #expect(await rig.hear(.sample(.captured, delivery: "a", system: "system-2")) == .duplicate)
        #expect(await rig.hear(.sample(.pending, delivery: "b")) == .duplicate)
        #expect(await rig.hear(.sample(.other("PENDING"), delivery: "c")) == .duplicate)
        #expect(await rig.hear(.sample(.pending, delivery: "d", system: "system-2")) == .accepted)
        #expect(await rig.hear(.sample(.updated, delivery: "e")) == .accepted)
        var other = ProviderNotification.sample(.updated, delivery: "f")
        other.category = "Modification"
        #expect(await rig.hear(other) == .accepted)
        // No delivery's id is no id.
        #expect(await rig.hear(.sample(.authorised, delivery: " ")) == .accepted)
        #expect(await rig.hear(.sample(.captured, delivery: " ")) == .accepted)
        #expect(await rig.hear(.sample(.captured)) == .duplicate)
    }

    @Test("EN-50 EN-62 what is remembered of deliveries is bounded")
    func bounded() async throws {
        let rig = try await OutcomeRig()
        await rig.button.appear()
        for number in 0...64 {
            #expect(await rig.hear(.sample(.other("State \(number)"), delivery: "\(number)")) == .accepted)
        }
        #expect(await rig.hear(.sample(.other("State 64"), delivery: "64")) == .duplicate)
        #expect(await rig.hear(.sample(.other("State 0"), delivery: "0")) == .accepted)
    }

    @Test(
        "EN-70 a notification that decides is kept first: nothing is told, and nobody is answered, before it is durable"
    )
    func keptFirst() async throws {
        let journal = HeldJournal(holding: "announcing")
        let rig = try await OutcomeRig(journal: journal)
        let attempt = try await rig.tap()
        async let answer = rig.hear()
        await journal.states.until("announcing")
        await rig.settle()
        #expect(await rig.state == "awaitingCheckout")
        #expect(await rig.hear() == .duplicate)
        #expect(rig.callbacks == [.onPazeButtonClicked])
        journal.answer(true)
        #expect(await answer == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.count == 1)
    }

    @Test("EN-70 one that cannot be kept has changed nothing, is told so, and may be delivered again")
    func notKept() async throws {
        let journal = HeldJournal(failing: "announcing")
        let rig = try await OutcomeRig(journal: journal)
        let attempt = try await rig.tap()
        #expect(await rig.hear() == .notKept)
        #expect(await rig.state == "awaitingCheckout")
        #expect(await rig.hear() == .notKept)
        #expect(rig.engine.counters[.journalFailures] == 2)
        #expect(rig.engine.counters[.notifications] == 0)
        #expect(await rig.button.cancel() == .cancelled)
        #expect(try await rig.outcome(attempt).cancelledBy == .host)
    }

    @Test(
        "EN-70 a success that comes while an entry waits: the call behind it is never made, and the next deadline runs")
    func whileJournalHolds() async throws {
        let journal = HeldJournal(holding: "authorising")
        let rig = try await OutcomeRig(journal: journal)
        let latch = TestLatch()
        rig.merchant.on(.onPostAuthorisation, .waits(latch))
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await journal.states.until("authorising")
        await rig.settle()
        #expect(await rig.hear() == .accepted)
        await rig.merchant.begun.until(.onPostAuthorisation)
        await rig.settle()
        rig.clock.advance(by: .seconds(30))
        #expect(try await rig.outcome(attempt).isSuccess)
        journal.answer(true)
        latch.open()
        await rig.settle()
        #expect(rig.gateway.count(.authorise) == 0)
    }
}
