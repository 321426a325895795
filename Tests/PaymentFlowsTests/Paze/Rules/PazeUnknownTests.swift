import PaymentFlows
import Testing

@Suite("After an unknown outcome")
struct PazeUnknownTests {
    private let first = Samples.attempt()
    private let second = Samples.attempt(2, asksFirst: true)
    private let renewed = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)

    @Test("EN-22 a tap asks the provider once before anything else")
    func asks() throws {
        var flow = try PazeFlow.unknown()
        #expect(flow.handle(.tapped(second)) == .perform(.findTransactions(first)))
        #expect(flow.stateName == "recheckingOutcome")
    }

    @Test("EN-22 a definite no ends the refusal: the tap goes on under ids of its own")
    func definiteNo() throws {
        var flow = try PazeFlow.unknown()
        let effects = flow.play([.tapped(second), .found(first, .declined), .renewed(renewed)])
        #expect(effects == ["findTransactions", "renew", "announceClick"])
        #expect(flow.attempt == renewed)
    }

    @Test("EN-22 EN-36 a success settles the session without a callback, and so does a reversal or a mismatch")
    func success() throws {
        for result in [CallResult<TransactionVerdict>.approved, .mismatched, .success(.reversed(Samples.identity))] {
            var flow = try PazeFlow.unknown()
            let outcome = flow.outcome
            #expect(flow.play([.tapped(second), .found(first, result)]) == ["findTransactions"])
            #expect(flow.outcome == outcome)
            #expect(flow.settlement.isSettled)
            #expect(
                flow.handle(.tapped(second)) == .refuse(result == .mismatched ? .needsReconciliation : .alreadySettled))
        }
    }

    @Test("EN-22 an answer that decides nothing leaves the tap refused, and the next one asks again")
    func stillUnknown() throws {
        for nothing in [
            PazeFlow.Event.found(first, .stillOpen), .found(first, .silent), .found(first, .refused(Samples.no)),
            .deadlinePassed,
        ] {
            var flow = try PazeFlow.unknown()
            let before = flow
            #expect(flow.play([.tapped(second), nothing]) == ["findTransactions"])
            #expect(flow == before)
            #expect(flow.handle(.tapped(second)) == .perform(.findTransactions(first)))
        }
    }

    @Test("EN-43 the call's own late reply counts while a tap asks")
    func lateReply() throws {
        var paid = try PazeFlow.unknown()
        _ = paid.handle(.tapped(second))
        #expect(paid.handle(.authorised(first, .approved)) == .rest)
        #expect(paid.settlement == .succeeded)
        var declined = try PazeFlow.unknown()
        _ = declined.handle(.tapped(second))
        #expect(declined.play([.authorised(first, .declined), .renewed(renewed)]) == ["renew", "announceClick"])
    }

    @Test("EN-22 a late no ends the refusal without another query")
    func lateNo() throws {
        var flow = try PazeFlow.unknown()
        #expect(flow.handle(.authorised(first, .declined)) == .note)
        #expect(flow.play([.tapped(second), .renewed(renewed)]) == ["renew", "announceClick"])
    }

    @Test("EN-46 a tap on an expired session asks too, and after a definite no it is onError FLOW0003 without a click")
    func expired() throws {
        var flow = try PazeFlow.unknown()
        let effects = flow.play([.tappedExpired(second), .found(first, .declined), .renewed(renewed)])
        #expect(effects == ["findTransactions", "renew", "announce"])
        #expect(flow.told == "onError(FLOW0003)")
    }

    @Test("EN-28 after reset() the next attempt asks the provider before it sends")
    func resetAsksFirst() throws {
        var flow = try PazeFlow.unknown()
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.state == .ready)
        _ = flow.handle(.tapped(second))
        try flow.tapOn(to: "askingShopper", attempt: second)
        #expect(flow.handle(.shopperGiven(nil)) == .perform(.findTransactions(second)))
        #expect(flow.phase == .open)
    }

    @Test("EN-28 a success that is found before sending is this attempt's: nothing is sent")
    func foundBeforeSending() throws {
        var flow = try askingStatus()
        #expect(flow.play([.found(second, .approved), .slotGranted(Samples.sentAt)]) == ["announce"])
        #expect(flow.told == "onPostAuthorisation")
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
    }

    @Test("EN-47 a definite no that is found before sending gives the attempt ids of its own")
    func noBeforeSending() throws {
        var flow = try askingStatus()
        guard case .perform(.renew(let asked)) = flow.handle(.found(second, .declined)) else {
            Issue.record("\(flow.stateName)")
            return
        }
        #expect(asked.payload.earlierTransactions == ["system-1"])
        #expect(flow.play([.renewed(renewed), .slotGranted(Samples.sentAt)]) == ["reserveSlot", "authorise"])
        #expect(flow.sending?.payload.attempt == renewed)
    }

    @Test("EN-28 nothing found before sending: the attempt goes under the same ids and key")
    func nothingBeforeSending() throws {
        for nothing in [PazeFlow.Event.found(second, .stillOpen), .found(second, .silent), .deadlinePassed] {
            var flow = try askingStatus()
            #expect(flow.play([nothing, .slotGranted(Samples.sentAt)]) == ["reserveSlot", "authorise"])
            #expect(flow.sending?.payload.attempt == second)
        }
    }

    @Test(
        "EN-28 EN-51 a late success under the same ids ends the attempt that would send again, wherever it is",
        arguments: [
            "announcingClick", "awaitingCheckout", "askingAuthorisation", "askingShopper", "askingStatus", "reserving",
            "authorising",
        ])
    func lateSuccessBeforeSending(name: String) throws {
        var flow = try askingStatus(stopping: name)
        #expect(flow.stateName == name)
        _ = flow.handle(.authorised(first, .approved))
        #expect(flow.told == "onPostAuthorisation")
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        #expect(flow.settlement == .succeeded)
        var effects: [String] = []
        for event in try PazeFlow.happyPath(second).dropFirst(5) { effects += flow.play([event]) }
        #expect(effects == [])
    }

    private func askingStatus(stopping name: String = "askingStatus") throws -> PazeFlow {
        var flow = try PazeFlow.unknown()
        _ = flow.handle(.reset)
        if name == "reserving" || name == "authorising" {
            try flow.tapOn(to: "askingStatus", attempt: second)
            _ = flow.handle(.found(second, .stillOpen))
            if name == "authorising" { _ = flow.handle(.slotGranted(Samples.sentAt)) }
        } else {
            try flow.tapOn(to: name, attempt: second)
        }
        return flow
    }
}
