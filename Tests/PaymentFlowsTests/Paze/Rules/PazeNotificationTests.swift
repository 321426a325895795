import PaymentFlows
import Testing

@Suite("Outside notifications of a Paze attempt")
struct PazeNotificationTests {
    private let attempt = Samples.attempt()
    private static let open = [
        "announcingClick", "validatingCheckout", "creatingCheckout", "awaitingCheckout", "approvingCheckout",
        "completing", "reportingComplete", "askingDecryption", "decrypting", "reportingDecryption",
        "askingAuthorisation", "askingShopper", "reserving",
    ]
    private static let committed = ["authorising", "verifying", "querying"]

    @Test("EN-51 a success ends the attempt before it has sent anything: nothing is sent any more", arguments: open)
    func beforeSending(name: String) throws {
        var flow = try PazeFlow.at(name)
        #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
        #expect(flow.told == "onPostAuthorisation")
        #expect(flow.settlement == .succeeded)
        // Money has moved: no caller's cancellation reaches the callback.
        #expect(flow.phase == .tellingCommitted)
        let told = flow
        var effects: [String] = []
        for event in try PazeFlow.happyPath(attempt).dropFirst(6).dropLast() where event != .acknowledged {
            effects += flow.play([event])
        }
        #expect(effects == [])
        #expect(flow == told)
        #expect(flow.handle(.acknowledged) == .rest)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test(
        "EN-51 a success ends the attempt whose call is on its way; the call's own answer changes nothing",
        arguments: committed)
    func instead(name: String) throws {
        for late in [CallResult<TransactionVerdict>.approved, .declined, .silent] {
            var flow = try PazeFlow.at(name)
            #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
            #expect(flow.told == "onPostAuthorisation")
            let told = flow
            #expect(flow.play([.authorised(attempt, late), .found(attempt, late)]) == [])
            #expect(flow == told)
        }
    }

    @Test("C54 C55 EN-50 notification and reply say the same: the second is no error, in either order")
    func same() throws {
        var outsideFirst = try PazeFlow.at("authorising")
        let first = outsideFirst.play([
            .notified(attempt, .paidOut), .acknowledged, .authorised(attempt, .approved),
        ])
        var replyFirst = try PazeFlow.at("authorising")
        let second = replyFirst.play([.authorised(attempt, .approved), .acknowledged, .notified(attempt, .paidOut)])
        #expect(first == ["announce"])
        #expect(second == first)
        #expect(outsideFirst == replyFirst)
    }

    @Test("EN-50 the same notification again changes nothing, whenever", arguments: open + committed)
    func twice(name: String) throws {
        var flow = try PazeFlow.at(name)
        let event = PazeFlow.Event.notified(attempt, .paidOut)
        #expect(flow.play([event, event, .acknowledged, event]) == ["announce"])
    }

    @Test("EN-50 a no while the reply is open asks the provider at once, and that query is the first of the six")
    func noWhileAuthorising() throws {
        var flow = try PazeFlow.at("authorising")
        #expect(flow.handle(.notified(attempt, .saidNo)) == .perform(.findTransactions(attempt)))
        // The query begins the verification: the next ones count from it.
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(.seconds(30)))
        #expect(flow.handle(.found(attempt, .stillOpen)) == .rest)
        #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: 1, seed: attempt.payload.seed)))
        var queries = 1
        while flow.stateName == "verifying" {
            queries += flow.play([.deadlinePassed, .found(attempt, .stillOpen)]).count { $0 == "findTransactions" }
        }
        #expect(queries == 6)
        #expect(flow.told == "onSubmitError(unknown)")
    }

    @Test("EN-50 while that query is on its way the call's own answer still decides")
    func replyDuringForwardedQuery() throws {
        var flow = try PazeFlow.at("authorising")
        let effects = flow.play([.notified(attempt, .saidNo), .authorised(attempt, .approved)])
        #expect(effects == ["findTransactions", "announce"])
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
    }

    @Test("EN-50 a no while the attempt is verified brings the next query forward; the query decides")
    func noWhileVerifying() throws {
        var flow = try PazeFlow.at("verifying")
        #expect(flow.play([.notified(attempt, .saidNo)]) == ["findTransactions"])
        #expect(flow.handle(.notified(attempt, .saidNo)) == .ignore(.already))
        #expect(flow.play([.found(attempt, .approved)]) == ["announce"])
        #expect(flow.told == "onPostAuthorisation")
    }

    @Test("EN-50 a no ends no attempt that has sent nothing", arguments: open)
    func noBeforeSending(name: String) throws {
        var flow = try PazeFlow.at(name)
        let before = flow
        #expect(flow.handle(.notified(attempt, .saidNo)) == .ignore(.nothingOpen))
        #expect(flow == before)
    }

    @Test("EN-43 an undecided notification may at least tell the provider's id")
    func openId() throws {
        var flow = try PazeFlow.at("verifying")
        #expect(flow.handle(.notified(attempt, .open(.updated), id: "system-9")) == .note)
        #expect(flow.attempt(meantBy: TransactionReply(systemTransactionId: "system-9")) == attempt)
        while flow.stateName != "announcing" { _ = flow.handle(.deadlinePassed) }
        #expect(flow.outcome?.identity?.systemTransactionId == "system-9")
    }

    @Test("EN-36 a mismatch from outside ends the attempt with FLOW0005", arguments: open + committed)
    func mismatch(name: String) throws {
        var flow = try PazeFlow.at(name)
        #expect(flow.play([.notified(attempt, .paidOtherwise), .acknowledged]) == ["announce"])
        #expect(flow.told == "onPostAuthorisation")
        #expect(flow.outcome == .failed(Evidence(Samples.mismatch)))
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.needsReconciliation))
    }

    @Test("EN-38 a success after another outcome makes no callback, and the session is settled")
    func paidAfter() throws {
        let ends: [(Evidence<Attempt>) -> PazeFlow.Event] = [
            { .authorised($0, .declined) }, { .authorised($0, .notSent) },
        ]
        for end in ends {
            var flow = try PazeFlow.ended(end)
            let outcome = flow.outcome
            #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
            #expect(flow.outcome == outcome)
            #expect(flow.settlement == .succeeded)
            #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
        }
    }

    @Test("EN-51 after handedOver, a cancel or an unknown outcome a success settles without a callback")
    func withoutCallback() throws {
        var flows = [try PazeFlow.unknown(), try PazeFlow.ended({ _ in .decided(false) }, from: "askingDecryption")]
        flows.append(try PazeFlow.ended({ _ in .returned(.cancelled) }, from: "awaitingCheckout"))
        for var flow in flows {
            let outcome = flow.outcome
            #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
            #expect(flow.outcome == outcome)
            #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
            #expect(flow.handle(.reset) == .refuse(.alreadySettled))
        }
    }

    @Test("EN-38 what is heard while the last callback runs raises the settlement")
    func whileTelling() throws {
        var flow = try PazeFlow.at("authorising")
        #expect(flow.play([.authorised(attempt, .declined)]) == ["announce"])
        #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
        #expect(flow.handle(.acknowledged) == .rest)
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-51 in an idle session a success settles without a callback, wherever presentment is")
    func idle() throws {
        for name in ["idle", "validatingPresentment", "announcingInit", "announcingVisible", "ready"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.notified(nil, .paidOut)) == .note)
            #expect(flow.stateName == name)
            #expect(flow.settlement == .succeeded)
            #expect(flow.handle(.notified(nil, .paidOut)) == .ignore(.duplicate))
            #expect(flow.handle(.reset) == .refuse(.alreadySettled))
        }
        var ready = try PazeFlow.at("ready")
        _ = ready.handle(.notified(nil, .paidOut))
        #expect(ready.handle(.tapped(attempt)) == .refuse(.alreadySettled))
    }

    @Test("EN-38 a no in an idle session settles nothing, and what is undone after a success is reversed")
    func idleNo() throws {
        var flow = try PazeFlow.at("ready")
        #expect(flow.handle(.notified(nil, .saidNo, undoing: true)) == .note)
        #expect(flow.settlement == .notCharged)
        #expect(flow.handle(.notified(nil, .paidOut)) == .note)
        #expect(flow.handle(.notified(nil, .saidNo, undoing: true)) == .note)
        #expect(flow.settlement == .reversed)
    }

    @Test(
        "EN-51 a success of an earlier transaction ends the attempt that has sent nothing yet: nothing is paid twice",
        arguments: open)
    func earlierSuccess(name: String) throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)
        _ = flow.handle(.tapped(second))
        try flow.tapOn(to: name, attempt: second)
        #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
        #expect(flow.attempt == second)
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        #expect(flow.play([.slotGranted(Samples.sentAt)]) == [])
    }

    @Test("EN-36 an earlier transaction that took another amount than is asked now is FLOW0005")
    func earlierOtherAmount() throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        let dearer = Evidence(
            Attempt(
                id: AttemptID(2), sessionId: "session-1", amount: Samples.dollars(9_900),
                merchantTransactionId: "order-1-2", ordinal: 1))
        _ = flow.handle(.tapped(dearer))
        #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
        #expect(flow.outcome?.refusal == .needsReconciliation)
    }

    @Test(
        "EN-38 a success of an earlier transaction while another one is on its way is settlement only",
        arguments: committed)
    func earlierSuccessTooLate(name: String) throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)
        _ = flow.handle(.tapped(second))
        try flow.tapOn(to: name, attempt: second)
        #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
        #expect(flow.stateName == name)
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-22 a success while a tap asks about an unknown outcome settles the session, and the tap is not let in")
    func whileRechecking() throws {
        var flow = try PazeFlow.unknown()
        _ = flow.handle(.tapped(Samples.attempt(2, asksFirst: true)))
        #expect(flow.handle(.notified(attempt, .saidNo)) == .note)
        #expect(flow.handle(.notified(attempt, .paidOut)) == .rest)
        #expect(flow.settlement == .succeeded)
        #expect(flow.attempt == attempt)
    }

    @Test("EN-34 the success of a component that is gone is its outcome, without a callback")
    func orphan() throws {
        var flow = try PazeFlow.at("verifying")
        _ = flow.handle(.cancel(.teardown))
        #expect(flow.handle(.notified(attempt, .paidOut)) == .rest)
        #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        #expect(flow.settlement == .succeeded)
    }
}
