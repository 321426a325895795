import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct ObservingTests {
    @Test("EN-80 a session shows at any time where its component is, and its transitions in order")
    func snapshot() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        let snapshot = await rig.checkout.snapshot()
        #expect(snapshot.id == rig.checkout.id)
        #expect(snapshot.isProcessing && snapshot.isClaimed)
        #expect(snapshot.attempts == 1 && snapshot.lastOutcome == nil && snapshot.settlement == .open)
        let component = try #require(snapshot.components.first)
        #expect(component.state == "awaitingCheckout" && component.attempt == attempt)
        #expect(component.merchantTransactionId == "order-1")
        await rig.entered("awaitingCheckout")
        #expect(
            rig.seen.entries.compactMap(\.state) == [
                "validatingPresentment", "announcingInit", "announcingVisible", "ready", "announcingClick",
                "validatingCheckout", "creatingCheckout", "awaitingCheckout",
            ])
    }

    @Test("EN-63 a reader that stops reading keeps the newest 256 elements, delays nobody, and its losses are counted")
    func slowReader() async throws {
        let rig = try await OutcomeRig()
        let slow = await rig.checkout.events()
        for _ in 0..<300 {
            await rig.button.appear()
            await rig.button.disappear()
        }
        await rig.checkout.close()
        var read: [SessionEvent] = []
        for await event in slow { read.append(event) }
        // Each appearance is four transitions, and its end is one.
        #expect(read.count == 256)
        #expect(read.compactMap(\.state).last == "idle")
        #expect(rig.engine.counters[.observerDropped] >= 300 * 5 - 256)
    }

    @Test("EN-81 every call that is refused, too late or repeated is counted, and shown with the state it came in")
    func refusals() async throws {
        let rig = try await OutcomeRig()
        #expect(await rig.button.tap() == .refused(.notReady))
        let attempt = try await rig.tap()
        #expect(await rig.button.tap() == .refused(.alreadyProcessing))
        await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        guard case .alreadyAnswered = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt) else {
            throw Unexpected(what: "not a repeat")
        }
        #expect(await rig.button.cancel() == .nothingToCancel)
        #expect(await rig.button.tap() == .refused(.alreadySettled))
        await rig.seen.until { $0.count { $0.diagnostic != nil } == 5 }
        #expect(
            rig.seen.entries.compactMap(\.diagnostic).map { "\($0.kind) \($0.state)" } == [
                "refusedCalls idle", "refusedCalls awaitingCheckout", "duplicateAnswers ended", "ignoredEvents ended",
                "refusedCalls ended",
            ])
        #expect(rig.engine.counters[.refusedCalls] == 3)
        #expect(rig.engine.counters[.duplicateAnswers] == 1)
        #expect(rig.engine.counters[.ignoredEvents] == 1)
    }

    @Test("EN-62 the stream of a session that is gone ends at once")
    func afterClose() async throws {
        let rig = try await OutcomeRig()
        await rig.checkout.close()
        for await event in await rig.checkout.events() { Issue.record("\(event)") }
        for await isProcessing in await rig.checkout.processingChanges() { #expect(!isProcessing) }
    }
}
