import PaymentFlows
import Testing

@Suite("Another amount that is heard of only after the outcome of a payout")
struct PayoutLateMismatchTests {
    private let attempt = Samples.attempt()
    private let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)

    @Test("EN-36 EN-38 after any outcome it refuses taps until reset, and lets the outcome be")
    func afterTheOutcome() throws {
        var reset = try PayoutFlow.unknown()
        reset.play([.reset])
        let flows = [
            try PayoutFlow.ended { .paid($0, .declined) }, try .ended { .paid($0, .notSent) }, try .unknown(), reset,
            try .ended({ _ in .cancel(.host) }, from: "askingApproval"),
        ]
        for var flow in flows {
            let outcome = flow.outcome
            #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
            #expect(flow.outcome == outcome)
            expectReconciliation(&flow)
        }
    }

    @Test("EN-36 EN-43 the call's own late reply may say so too, also while the last callback runs")
    func lateReply() throws {
        var unknown = try PayoutFlow.unknown()
        #expect(unknown.handle(.paid(attempt, .mismatched)) == .note)
        expectReconciliation(&unknown)
        var telling = try PayoutFlow.at("paying")
        telling.play([.paid(attempt, .declined), .notified(attempt, .paidOtherwise), .acknowledged])
        expectReconciliation(&telling)
    }

    @Test("EN-36 EN-22 the query of a tap after an unknown outcome may find it: the tap is not let in")
    func found() throws {
        var flow = try PayoutFlow.unknown()
        flow.play([.tapped(Samples.attempt(2, asksFirst: true))])
        #expect(flow.handle(.found(attempt, .mismatched)) == .rest)
        expectReconciliation(&flow)
    }

    @Test("EN-36 EN-51 of a transaction that no attempt has begun it refuses taps until reset")
    func outside() throws {
        var flow = PayoutFlow()
        #expect(flow.handle(.notified(nil, .paidOtherwise)) == .note)
        expectReconciliation(&flow)
        var open = try PayoutFlow.at("askingApproval")
        #expect(open.play([.notified(nil, .paidOtherwise), .acknowledged]) == ["announce"])
        expectReconciliation(&open)
    }

    @Test(
        "EN-36 heard of while the next payout is on its way, it refuses taps after that one's no, not after its success"
    )
    func behind() throws {
        for isPaid in [false, true] {
            var flow = try PayoutFlow.ended { .paid($0, .declined) }
            try flow.go(on: "paying", attempt: second)
            #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
            #expect(flow.mismatch == Samples.mismatch)
            flow.play([.paid(second, isPaid ? .approved : .declined), .acknowledged])
            guard isPaid else {
                expectReconciliation(&flow)
                continue
            }
            #expect(flow.handle(.tapped(second)) == .refuse(.alreadySettled))
            #expect(flow.handle(.reset) == .refuse(.alreadySettled))
        }
    }

    private func expectReconciliation(_ flow: inout PayoutFlow, sourceLocation: SourceLocation = #_sourceLocation) {
        let third = Samples.attempt(3, transaction: "order-1-3", ordinal: 2)
        #expect(flow.mismatch == Samples.mismatch, sourceLocation: sourceLocation)
        #expect(flow.handle(.tapped(third)) == .refuse(.needsReconciliation), sourceLocation: sourceLocation)
        let isLeft = [Reaction<PayoutFlow.Effect>.rest, .note].contains(flow.handle(.reset))
        #expect(isLeft, sourceLocation: sourceLocation)
        #expect(flow.settlement < .succeeded, sourceLocation: sourceLocation)
        #expect(flow.play([.tapped(third)]) == ["announceClick"], sourceLocation: sourceLocation)
    }
}
