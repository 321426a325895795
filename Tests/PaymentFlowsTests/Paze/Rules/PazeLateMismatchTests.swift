import PaymentFlows
import Testing

@Suite("Another amount that is heard of only after the outcome of a Paze attempt")
struct PazeLateMismatchTests {
    private let attempt = Samples.attempt()
    private let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)

    /// Ended in every way after which money may still be heard of.
    private static func ended() throws -> [PazeFlow] {
        [
            try .ended { .authorised($0, .declined) }, try .ended { .authorised($0, .notSent) }, try .unknown(),
            try .ended({ _ in .decided(false) }, from: "askingDecryption"),
            try .ended({ _ in .returned(.cancelled) }, from: "awaitingCheckout"),
        ]
    }

    @Test("EN-36 EN-38 after any outcome it refuses taps until reset, and lets the outcome be")
    func afterTheOutcome() throws {
        for var flow in try Self.ended() {
            let outcome = flow.outcome
            #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
            #expect(flow.outcome == outcome)
            #expect(flow.settlement == .succeeded)
            expectReconciliation(&flow)
        }
    }

    @Test("EN-36 EN-43 the call's own late reply may say so too, and a teardown in between changes nothing")
    func lateReply() throws {
        for isGone in [false, true] {
            var flow = try PazeFlow.unknown()
            if isGone { flow.play([.cancel(.teardown), .appeared]) }
            if isGone { flow.play([.presentmentChecked(nil), .acknowledged, .acknowledged]) }
            #expect(flow.handle(.authorised(attempt, .mismatched)) == .note)
            expectReconciliation(&flow)
        }
    }

    @Test("EN-36 EN-38 it may be heard of while the last callback runs")
    func whileTelling() throws {
        var flow = try PazeFlow.at("authorising")
        flow.play([.authorised(attempt, .declined), .notified(attempt, .paidOtherwise), .acknowledged])
        expectReconciliation(&flow)
    }

    @Test("EN-36 EN-22 the query of a tap after an unknown outcome may find it: the tap is not let in")
    func found() throws {
        var flow = try PazeFlow.unknown()
        flow.play([.tapped(Samples.attempt(2, asksFirst: true))])
        #expect(flow.handle(.found(attempt, .mismatched)) == .rest)
        expectReconciliation(&flow)
    }

    @Test("EN-36 EN-51 of a transaction that no attempt has begun it refuses taps until reset")
    func outside() throws {
        for name in ["idle", "ready"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.notified(nil, .paidOtherwise)) == .note)
            #expect(flow.mismatch == Samples.mismatch)
            if name == "ready" { #expect(flow.handle(.tapped(second)) == .refuse(.needsReconciliation)) }
            #expect(flow.handle(.reset) == .note)
            #expect(flow.settlement == .open)
            #expect(flow.mismatch == nil)
            if name == "ready" { #expect(flow.play([.tapped(second)]) == ["announceClick"]) }
        }
    }

    @Test("EN-36 EN-51 of such a transaction it also ends an attempt that has sent nothing, and reset forgets both")
    func outsideStops() throws {
        var flow = try PazeFlow.at("awaitingCheckout")
        #expect(flow.play([.notified(nil, .paidOtherwise), .acknowledged]) == ["announce"])
        #expect(flow.outcome?.refusal == .needsReconciliation)
        expectReconciliation(&flow)
    }

    @Test("EN-36 EN-28 a reset before it was heard of lets nothing in after it")
    func afterReset() throws {
        var flow = try PazeFlow.unknown()
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
        expectReconciliation(&flow)
    }

    @Test("EN-36 heard of while the next transaction is on its way, it refuses taps after that one's no")
    func behindRefused() throws {
        var flow = try behind()
        flow.play([.authorised(second, .declined), .acknowledged])
        expectReconciliation(&flow)
    }

    @Test("EN-36 EN-22 the success of the next transaction settles the session all the same: nothing is to be let in")
    func behindPaid() throws {
        var flow = try behind()
        flow.play([.authorised(second, .approved), .acknowledged])
        expectPaid(&flow)
    }

    @Test("EN-36 EN-22 a success of another transaction, known before or after, settles the session for good")
    func paidToo() throws {
        let other = TransactionVerdict.succeeded(
            TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-2"))
        for isLater in [false, true] {
            var flow = try PazeFlow.ended { .authorised($0, .declined) }
            let words: [PazeFlow.Event] = [.notified(nil, other), .notified(attempt, .paidOtherwise)]
            flow.play(isLater ? words.reversed() : words)
            expectPaid(&flow)
        }
    }

    @Test("EN-28 what is still open behind a reconciled mismatch may be heard of after the reset")
    func openBehind() throws {
        var flow = try PazeFlow.unknown()
        flow.play([.reset, .tapped(second)])
        try flow.tapOn(to: "authorising", attempt: second)
        flow.play([.authorised(second, .mismatched), .acknowledged, .reset])
        #expect(flow.settlement == .open)
        #expect(flow.handle(.authorised(attempt, .approved)) == .note)
        expectPaid(&flow)
    }

    /// The first transaction was refused, the second is on its way, and the first took another amount after all.
    private func behind() throws -> PazeFlow {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        _ = flow.handle(.tapped(second))
        try flow.tapOn(to: "authorising", attempt: second)
        #expect(flow.handle(.notified(attempt, .paidOtherwise)) == .note)
        #expect(flow.stateName == "authorising")
        #expect(flow.mismatch == Samples.mismatch)
        return flow
    }

    private func expectReconciliation(_ flow: inout PazeFlow, sourceLocation: SourceLocation = #_sourceLocation) {
        let third = Samples.attempt(3, transaction: "order-1-3", ordinal: 2)
        #expect(flow.mismatch == Samples.mismatch, sourceLocation: sourceLocation)
        #expect(flow.handle(.tapped(third)) == .refuse(.needsReconciliation), sourceLocation: sourceLocation)
        let isLeft = [Reaction<PazeFlow.Effect>.rest, .note].contains(flow.handle(.reset))
        #expect(isLeft, sourceLocation: sourceLocation)
        #expect(flow.settlement < .succeeded, sourceLocation: sourceLocation)
        #expect(flow.mismatch == nil, sourceLocation: sourceLocation)
        #expect(flow.play([.tapped(third)]) == ["announceClick"], sourceLocation: sourceLocation)
    }

    private func expectPaid(_ flow: inout PazeFlow, sourceLocation: SourceLocation = #_sourceLocation) {
        let third = Samples.attempt(3, transaction: "order-1-3", ordinal: 2)
        #expect(flow.mismatch == nil, sourceLocation: sourceLocation)
        #expect(flow.handle(.tapped(third)) == .refuse(.alreadySettled), sourceLocation: sourceLocation)
        #expect(flow.handle(.reset) == .refuse(.alreadySettled), sourceLocation: sourceLocation)
    }
}
