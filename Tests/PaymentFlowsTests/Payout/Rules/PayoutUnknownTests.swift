import PaymentFlows
import Testing

@Suite("After an unknown payout")
struct PayoutUnknownTests {
    private let first = Samples.attempt()
    private let second = Samples.attempt(2, asksFirst: true)
    private let renewed = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)

    @Test("EN-22 a tap asks the provider once before anything else")
    func asks() throws {
        var flow = try PayoutFlow.unknown()
        #expect(flow.handle(.tapped(second)) == .perform(.findTransactions(first)))
        #expect(flow.isAskingFirst)
    }

    @Test("EN-22 a definite no ends the refusal: the tap goes on under ids of its own")
    func definiteNo() throws {
        var flow = try PayoutFlow.unknown()
        let effects = flow.play([.tapped(second), .found(first, .declined), .renewed(renewed)])
        #expect(effects == ["findTransactions", "renew", "announceClick"])
        #expect(flow.attempt == renewed)
    }

    @Test("EN-22 EN-36 a success settles the session without a callback, also when a notification brings it")
    func success() throws {
        for event in [
            PayoutFlow.Event.found(first, .approved), .found(first, .mismatched), .notified(first, .paidOut),
            .paid(first, .approved),
        ] {
            var flow = try PayoutFlow.unknown()
            let outcome = flow.outcome
            #expect(flow.play([.tapped(second), event]) == ["findTransactions"])
            #expect(flow.outcome == outcome)
            #expect(flow.settlement.isSettled)
            let isMismatch = event == .found(first, .mismatched)
            #expect(flow.handle(.tapped(second)) == .refuse(isMismatch ? .needsReconciliation : .alreadySettled))
        }
    }

    @Test("EN-22 an answer that decides nothing leaves the tap refused, and the next one asks again")
    func stillUnknown() throws {
        for nothing in [
            PayoutFlow.Event.found(first, .stillOpen), .found(first, .silent), .found(first, .refused(Samples.no)),
            .deadlinePassed, .cancel(.host),
        ] {
            var flow = try PayoutFlow.unknown()
            let before = flow
            #expect(flow.play([.tapped(second), nothing]) == ["findTransactions"])
            #expect(flow == before)
        }
    }

    @Test("EN-22 a late no ends the refusal without another query")
    func lateNo() throws {
        var flow = try PayoutFlow.unknown()
        #expect(flow.handle(.paid(first, .declined)) == .note)
        #expect(flow.play([.tapped(second), .renewed(renewed)]) == ["renew", "announceClick"])
    }

    @Test("EN-46 a tap on an expired session asks too, and after a definite no it is onError FLOW0003 without a click")
    func expired() throws {
        var flow = try PayoutFlow.unknown()
        let effects = flow.play([.tappedExpired(second), .found(first, .declined), .renewed(renewed)])
        #expect(effects == ["findTransactions", "renew", "announce"])
        #expect(flow.told == "onError(FLOW0003)")
    }

    @Test("EN-28 after reset() the next attempt asks the provider before it sends")
    func resetAsksFirst() throws {
        var flow = try asking()
        #expect(flow.stateName == "askingStatus")
        #expect(flow.phase == .open)
        #expect(flow.play([.found(second, .approved), .slotGranted(Samples.sentAt)]) == ["announce"])
        #expect(flow.told == "onPostPayout")
    }

    @Test("EN-47 a definite no that is found before sending gives the attempt ids of its own")
    func noBeforeSending() throws {
        var flow = try asking()
        guard case .perform(.renew(let asked)) = flow.handle(.found(second, .declined)) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(asked.payload.earlierTransactions == ["system-1"])
        #expect(flow.play([.renewed(renewed), .slotGranted(Samples.sentAt)]) == ["reserveSlot", "pay"])
        #expect(flow.sending?.payload.attempt == renewed)
        #expect(flow.sending?.payload.order.payload.attempt == renewed)
    }

    @Test("EN-28 PO-07 nothing found before sending: the attempt goes under the same ids and key")
    func nothingBeforeSending() throws {
        for nothing in [PayoutFlow.Event.found(second, .stillOpen), .found(second, .silent), .deadlinePassed] {
            var flow = try asking()
            #expect(flow.play([nothing, .slotGranted(Samples.sentAt)]) == ["reserveSlot", "pay"])
            let key = flow.sending?.payload.attempt.payload.idempotencyKey(method: "payout")
            #expect(key == first.payload.idempotencyKey(method: "payout"))
        }
    }

    @Test(
        "EN-28 a late success of the unknown payout ends the attempt that has sent nothing yet",
        arguments: ["clicked", "validating", "askingApproval", "askingStatus"])
    func lateSuccess(name: String) throws {
        for event in [PayoutFlow.Event.paid(first, .approved), .notified(first, .paidOut)] {
            var flow = try PayoutFlow.unknown()
            _ = flow.handle(.reset)
            try flow.go(on: name, attempt: second)
            #expect(flow.play([event, .acknowledged, .decided(true), .slotGranted(Samples.sentAt)]) == ["announce"])
            #expect(flow.told == "onPostPayout")
        }
    }

    private func asking() throws -> PayoutFlow {
        var flow = try PayoutFlow.unknown()
        #expect(flow.handle(.reset) == .rest)
        try flow.go(on: "askingStatus", attempt: second)
        return flow
    }
}
