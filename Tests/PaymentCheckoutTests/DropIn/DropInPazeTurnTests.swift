import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Paze in Drop-in: one method at a time")
struct DropInPazeTurnTests {
    @Test("DI-60: while Paze waits the other methods are refused, and while another runs so is Paze")
    func oneAtATime() async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        let before = rig.callbacks
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.alreadyProcessing))
        #expect(await rig.dropIn.tapPayPal() == .refused(.alreadyProcessing))
        #expect(await rig.dropIn.tapPaze() == .refused(.alreadyProcessing))
        #expect(rig.callbacks == before)
        #expect(await rig.dropIn.closePazeCheckout(attempt: attempt) == .cancelled)
        await rig.dropIn.tapPayPal()
        #expect(await rig.dropIn.tapPaze() == .refused(.alreadyProcessing))
    }

    @Test("DI-61 EN-47: after leaving Paze and paying by card no callback names Paze, and the id stays")
    func changed() async throws {
        let rig = try await DropInRig.paze()
        let attempt = try await rig.tapToCheckout()
        await rig.dropIn.deliverPaze(.cancelled, attempt: attempt)
        let before = rig.callbacks.count
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        #expect(!rig.callbacks.dropFirst(before).contains { $0.contains("paze") })
        #expect(rig.cards.authoriseRequests.map(\.merchantTransactionId) == ["order-1"])
        // The session is paid: a return that comes now changes nothing.
        guard case .alreadyAnswered = await rig.comeBack(attempt) else {
            Issue.record("the return was taken")
            return
        }
        #expect(rig.paze.count(.complete) == 0)
    }

    @Test("DI-60 EN-47: a card that was declined and then Paze: another id, and no callback names the card")
    func afterCard() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(session: DropInTestSamples.sessionWithPaze()),
            cards: { $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, id: "system-card", code: "05")))] }
        )
        await rig.dropIn.submit(card: DropInTestSamples.card)
        let before = rig.callbacks.count
        let attempt = try await rig.tapToCheckout()
        #expect(try #require(await rig.comeBack(attempt).ended).isSuccess)
        #expect(Array(rig.callbacks.dropFirst(before)) == DropInRig.pazeSubmitted + ["onSuccess paze down"])
        #expect(rig.paze.authorisations.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test("EN-14: a tap on Paze from onError of a card is queued, and begins when that has returned")
    func queued() async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(
            merchant: merchant, config: merchant.config(session: DropInTestSamples.sessionWithPaze()),
            cards: { $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, code: "05")))] })
        let (dropIn, progress) = (rig.dropIn, EventLog<CheckoutDropIn.PazeProgress>())
        merchant.on(.onError, .runs { progress.append(await dropIn.tapPaze()) })
        await dropIn.submit(card: DropInTestSamples.card)
        await rig.entered("awaitingCheckout")
        #expect(progress.entries == [.queued(AttemptID(2))])
        #expect(rig.callbacks.suffix(2) == ["onError card down", "onBeforeSubmit paze down"])
        #expect(merchant.overlaps == 0)
    }
}
