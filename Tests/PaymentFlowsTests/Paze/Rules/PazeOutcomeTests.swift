import PaymentFlows
import Testing

@Suite("Outcome and settlement of a Paze attempt")
struct PazeOutcomeTests {
    private let attempt = Samples.attempt()

    @Test("EN-30 an outcome is written once: a success after a refusal does not change it")
    func writeOnce() throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        let outcome = flow.outcome
        #expect(flow.handle(.authorised(attempt, .approved)) == .note)
        #expect(flow.outcome == outcome)
        #expect(outcome == .refused(Evidence(Samples.noWithIds)))
    }

    @Test("EN-36 a mismatch is failed with FLOW0005 and the ids, told by onPostAuthorisation, and counts as paid")
    func mismatch() throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, .mismatched))
        #expect(flow.outcome == .failed(Evidence(Samples.mismatch)))
        #expect(flow.told == "onPostAuthorisation")
        #expect(flow.settlement == .succeeded)
        _ = flow.handle(.acknowledged)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.needsReconciliation))
    }

    @Test("EN-28 a mismatch counts as reconciled after reset(), and taps are taken again")
    func reconciled() throws {
        var flow = try PazeFlow.ended { .authorised($0, .mismatched) }
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.settlement == .open)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
    }

    @Test("EN-38 a late success after a refusal raises the settlement without a callback, and the session takes no tap")
    func paidAfter() throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        #expect(flow.settlement == .notCharged)
        #expect(flow.handle(.authorised(attempt, .approved)) == .note)
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test("EN-38 a late success is also taken while the last callback runs")
    func paidWhileTelling() throws {
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, .declined))
        #expect(flow.handle(.authorised(attempt, .approved)) == .note)
        #expect(flow.stateName == "announcing")
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-38 the settlement only rises: a late no after a success is ignored, a reversal is taken")
    func onlyRises() throws {
        var flow = try PazeFlow.ended { .authorised($0, .approved) }
        #expect(flow.handle(.authorised(attempt, .declined)) == .ignore(.ended))
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.authorised(attempt, .success(.reversed(Samples.identity)))) == .note)
        #expect(flow.settlement == .reversed)
        #expect(flow.handle(.authorised(attempt, .approved)) == .ignore(.ended))
        #expect(flow.settlement == .reversed)
    }

    @Test("EN-38 a success that was undone is succeeded with the settlement reversed, and settles the session")
    func reversed() throws {
        var flow = try PazeFlow.ended { .authorised($0, .success(.reversed(Samples.identity))) }
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        #expect(flow.settlement == .reversed)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test("EN-38 a late success of an attempt that two others have followed still settles the session")
    func paidLongAfter() throws {
        var flow = try PazeFlow.unknown()
        _ = flow.handle(.reset)
        for number: UInt32 in 2...3 {
            _ = flow.handle(.tapped(Samples.attempt(number, asksFirst: true)))
            _ = flow.play([.cancel(.host), .acknowledged])
        }
        #expect(flow.handle(.authorised(attempt, .approved)) == .note)
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.tapped(Samples.attempt(4))) == .refuse(.alreadySettled))
    }

    @Test("EN-22 after a success every tap is refused, also after a teardown and a new appearance")
    func settled() throws {
        var flow = try PazeFlow.ended { .authorised($0, .approved) }
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
        #expect(flow.handle(.reset) == .refuse(.alreadySettled))
        flow.reappear()
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
        #expect(flow.handle(.reset) == .refuse(.alreadySettled))
    }

    @Test("EN-28 a teardown and a new appearance are no reset: what refused taps refuses them still")
    func teardownIsNoReset() throws {
        var handedOver = try PazeFlow.ended({ _ in .decided(false) }, from: "askingDecryption")
        handedOver.reappear()
        #expect(handedOver.handle(.tapped(Samples.attempt(2))) == .refuse(.handedOver))
        #expect(handedOver.handle(.reset) == .note)
        #expect(handedOver.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))

        var mismatch = try PazeFlow.ended { .authorised($0, .mismatched) }
        mismatch.reappear()
        #expect(mismatch.handle(.tapped(Samples.attempt(2))) == .refuse(.needsReconciliation))
        #expect(mismatch.handle(.reset) == .note)
        #expect(mismatch.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))

        var unknown = try PazeFlow.unknown()
        unknown.reappear()
        #expect(unknown.handle(.tapped(Samples.attempt(2))) == .perform(.findTransactions(attempt)))
    }

    @Test("EN-22 after a failure, refusal or cancellation a tap starts a fresh attempt with nothing of the old one")
    func fresh() throws {
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)
        for var flow in [
            try PazeFlow.ended { .authorised($0, .declined) }, try PazeFlow.ended { .authorised($0, .notSent) },
            try PazeFlow.ended({ _ in .returned(.cancelled) }, from: "awaitingCheckout"),
        ] {
            #expect(flow.handle(.tapped(second)) == .perform(.announceClick))
            #expect(flow.attempt == second)
            #expect(flow.outcome == nil)
            #expect(flow.phase == .open)
        }
    }

    @Test("EN-28 reset() is refused while an attempt is open or being told")
    func resetWhileOpen() throws {
        for name in ["announcingClick", "awaitingCheckout", "askingAuthorisation", "authorising", "verifying"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.reset) == .refuse(.alreadyProcessing))
        }
        var flow = try PazeFlow.at("authorising")
        _ = flow.handle(.authorised(attempt, .declined))
        #expect(flow.handle(.reset) == .refuse(.alreadyProcessing))
    }
}

extension PazeFlow {
    mutating func reappear() {
        _ = play([.cancel(.teardown), .appeared, .presentmentChecked(nil), .acknowledged, .acknowledged])
    }
}
