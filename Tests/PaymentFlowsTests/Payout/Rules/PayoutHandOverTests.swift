import PaymentFlows
import Testing

@Suite("A payout that the merchant's backend makes")
struct PayoutHandOverTests {
    private let attempt = Samples.attempt()

    @Test("PO-05 without proceedPayoutWithSdk the attempt ends handed over after the validation, without gate or call")
    func handedOver() throws {
        var flow = try PayoutFlow.at("validating")
        #expect(flow.handle(.validated(attempt, isMadeHere: false)) == .rest)
        #expect(flow.outcome == .handedOver)
        #expect(flow.told == nil)
        #expect(flow.settlement == .open)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.handedOver))
    }

    @Test("PO-05 an outside success makes onPostPayout once; the outcome stays and the session is settled")
    func success() throws {
        var flow = try PayoutFlow.handedOver()
        let event = PayoutFlow.Event.notified(attempt, .paidOut, stage: .accepted)
        #expect(flow.play([event]) == ["announce"])
        #expect(flow.phase == .telling)
        #expect(flow.told == "onPostPayout")
        #expect(flow.play([event, .acknowledged, event, .notified(attempt, .paidOut, stage: .completed)]) == [])
        #expect(flow.outcome == .handedOver)
        #expect(flow.settlement == .succeeded)
        #expect(flow.phase == .ended)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test("PO-05 an outside mismatch makes onError FLOW0005 once, and taps wait for a reset")
    func mismatch() throws {
        var flow = try PayoutFlow.handedOver()
        let event = PayoutFlow.Event.notified(attempt, .paidOtherwise)
        #expect(flow.play([event, .acknowledged, event]) == ["announce"])
        #expect(flow.told == "onError(FLOW0005)")
        #expect(flow.outcome == .handedOver)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.needsReconciliation))
        #expect(flow.handle(.reset) == .rest)
    }

    @Test("PO-05 an outside no makes nothing: it is settlement only, and the backend still goes on")
    func no() throws {
        var flow = try PayoutFlow.handedOver()
        #expect(flow.handle(.notified(attempt, .saidNo)) == .note)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.handedOver))
        #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
    }

    @Test("PO-05 a payout that comes back after it was told is reversed, without another callback")
    func reversed() throws {
        var flow = try PayoutFlow.handedOver()
        _ = flow.play([.notified(attempt, .paidOut), .acknowledged])
        #expect(flow.handle(.notified(attempt, .saidNo, undoing: true)) == .note)
        #expect(flow.settlement == .reversed)
    }

    @Test("EN-28 after a reset what is heard of the handed-over payout is settlement only")
    func afterReset() throws {
        var flow = try PayoutFlow.handedOver()
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test("EN-18 a component that has gone makes no callback for it")
    func gone() throws {
        var flow = try PayoutFlow.handedOver()
        _ = flow.handle(.cancel(.teardown))
        #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-17 its callback may be left behind; the settlement stays")
    func abandoned() throws {
        for end in [PayoutFlow.Event.deadlinePassed, .cancel(.host), .acknowledged] {
            var flow = try PayoutFlow.handedOver()
            _ = flow.play([.notified(attempt, .paidOut)])
            #expect(flow.handle(end) == .rest)
            #expect(flow.stateName == "ended")
            #expect(flow.settlement == .succeeded)
        }
    }
}
