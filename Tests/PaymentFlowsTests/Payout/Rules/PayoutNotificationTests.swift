import PaymentFlows
import Testing

@Suite("Outside notifications of a payout")
struct PayoutNotificationTests {
    private let attempt = Samples.attempt()
    private static let open = ["clicked", "validating", "askingApproval", "reserving"]
    private static let committed = ["paying", "verifying", "querying"]

    @Test("EN-51 a success ends the attempt before it has sent anything: nothing is sent any more", arguments: open)
    func beforeSending(name: String) throws {
        var flow = try PayoutFlow.at(name)
        let rest: [PayoutFlow.Event] = [
            .notified(attempt, .paidOut), .acknowledged, .decided(true), .slotGranted(Samples.sentAt),
        ]
        #expect(flow.play(rest) == ["announce"])
        #expect(flow.told == "onPostPayout")
        #expect(flow.settlement == .succeeded)
        // Money has moved all the same: no caller's cancellation reaches the callback.
        #expect(flow.wasSent)
    }

    @Test(
        "EN-51 a success ends the attempt whose call is on its way; the call's own answer changes nothing",
        arguments: committed)
    func instead(name: String) throws {
        for late in [CallResult<TransactionVerdict>.approved, .declined, .silent] {
            var flow = try PayoutFlow.at(name)
            #expect(flow.play([.notified(attempt, .paidOut, stage: .accepted)]) == ["announce"])
            #expect(flow.receipt?.stage == .accepted)
            let told = flow
            #expect(flow.play([.paid(attempt, late), .found(attempt, late)]) == [])
            #expect(flow == told)
        }
    }

    @Test("C55 EN-50 notification and reply say the same: the second is no error, in either order")
    func same() throws {
        var outsideFirst = try PayoutFlow.at("paying")
        let first = outsideFirst.play([.notified(attempt, .paidOut), .acknowledged, .paid(attempt, .approved)])
        var replyFirst = try PayoutFlow.at("paying")
        let second = replyFirst.play([.paid(attempt, .approved), .acknowledged, .notified(attempt, .paidOut)])
        #expect(first == ["announce"])
        #expect(second == first)
        #expect(outsideFirst.outcome == replyFirst.outcome)
        #expect(outsideFirst.settlement == replyFirst.settlement)
    }

    @Test("EN-50 the same notification again changes nothing, whenever")
    func twice() throws {
        for name in Self.open + Self.committed {
            var flow = try PayoutFlow.at(name)
            let event = PayoutFlow.Event.notified(attempt, .paidOut)
            #expect(flow.play([event, event, .acknowledged, event]) == ["announce"])
        }
    }

    @Test("EN-50 a no while the reply is open asks the provider at once, and that query is the first of the six")
    func noWhilePaying() throws {
        var flow = try PayoutFlow.at("paying")
        #expect(flow.handle(.notified(attempt, .saidNo)) == .perform(.findTransactions(attempt)))
        // The query begins the verification: the next ones count from it.
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(.seconds(30)))
        #expect(flow.handle(.found(attempt, .stillOpen)) == .rest)
        #expect(
            flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: 1, seed: attempt.payload.seed)))
        var queries = 1
        while flow.stateName == "verifying" {
            queries += flow.play([.deadlinePassed, .found(attempt, .stillOpen)]).count { $0 == "findTransactions" }
        }
        #expect(queries == 6)
        #expect(flow.told == "onError(FLOW0001)")
    }

    @Test("EN-50 a no while the payout is verified brings the next query forward; the query decides")
    func noWhileVerifying() throws {
        var flow = try PayoutFlow.at("verifying")
        #expect(flow.play([.notified(attempt, .saidNo)]) == ["findTransactions"])
        #expect(flow.handle(.notified(attempt, .saidNo)) == .ignore(.already))
        #expect(flow.play([.found(attempt, .approved)]) == ["announce"])
        #expect(flow.told == "onPostPayout")
    }

    @Test("EN-50 a no ends no attempt that has sent nothing", arguments: open)
    func noBeforeSending(name: String) throws {
        var flow = try PayoutFlow.at(name)
        let before = flow
        #expect(flow.handle(.notified(attempt, .saidNo)) == .ignore(.nothingOpen))
        #expect(flow == before)
    }

    @Test("EN-43 an undecided notification may at least tell the provider's id")
    func openId() throws {
        var flow = try PayoutFlow.at("verifying")
        #expect(flow.handle(.notified(attempt, .open(.updated), id: "system-9")) == .note)
        while flow.stateName != "announcing" { _ = flow.handle(.deadlinePassed) }
        #expect(flow.outcome?.identity?.systemTransactionId == "system-9")
    }

    @Test("EN-36 a mismatch from outside ends the attempt with FLOW0005", arguments: open + committed)
    func mismatch(name: String) throws {
        var flow = try PayoutFlow.at(name)
        _ = flow.handle(.notified(attempt, .paidOtherwise))
        #expect(flow.told == "onError(FLOW0005)")
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-38 a success after another outcome makes no callback, and the session is settled")
    func paidAfter() throws {
        let ends: [(Evidence<Attempt>) -> PayoutFlow.Event] = [{ .paid($0, .declined) }, { .paid($0, .notSent) }]
        for end in ends {
            var flow = try PayoutFlow.ended(end)
            let outcome = flow.outcome
            #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
            #expect(flow.outcome == outcome)
            #expect(flow.settlement == .succeeded)
            #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
        }
        var unknown = try PayoutFlow.unknown()
        #expect(unknown.handle(.notified(attempt, .paidOut)) == .note)
        #expect(unknown.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
    }

    @Test("EN-51 in an idle session a success settles without a callback")
    func idle() {
        var flow = PayoutFlow()
        #expect(flow.handle(.notified(nil, .paidOut)) == .note)
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.notified(nil, .paidOut)) == .ignore(.duplicate))
        #expect(flow.handle(.tapped(attempt)) == .refuse(.alreadySettled))
        #expect(flow.handle(.reset) == .refuse(.alreadySettled))
    }

    @Test(
        "PO-07 a success of an earlier transaction ends the attempt that has sent nothing yet: nobody is paid twice",
        arguments: open)
    func earlierSuccess(name: String) throws {
        var flow = try PayoutFlow.ended { .paid($0, .declined) }
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1)
        try flow.go(on: name, attempt: second)
        let rest: [PayoutFlow.Event] = [
            .notified(attempt, .paidOut), .acknowledged, .decided(true), .slotGranted(Samples.sentAt),
        ]
        #expect(flow.play(rest) == ["announce"])
        #expect(flow.attempt == second)
        #expect(flow.receipt?.identity == Samples.identity)
    }

    @Test("EN-36 an earlier transaction that paid another amount than is asked now is FLOW0005")
    func earlierOtherAmount() throws {
        var flow = try PayoutFlow.ended { .paid($0, .declined) }
        let dearer = Evidence(
            Attempt(
                id: AttemptID(2), sessionId: "session-1", amount: Samples.dollars(9_900),
                merchantTransactionId: "order-1-2", ordinal: 1))
        try flow.go(on: "askingApproval", attempt: dearer)
        #expect(flow.play([.notified(attempt, .paidOut)]) == ["announce"])
        #expect(flow.told == "onError(FLOW0005)")
    }

    @Test(
        "EN-38 a success of an earlier transaction while another payout is on its way is settlement only",
        arguments: committed)
    func earlierSuccessTooLate(name: String) throws {
        var flow = try PayoutFlow.ended { .paid($0, .declined) }
        try flow.go(on: name, attempt: Samples.attempt(2, transaction: "order-1-2", ordinal: 1))
        #expect(flow.handle(.notified(attempt, .paidOut)) == .note)
        #expect(flow.stateName == name)
        #expect(flow.settlement == .succeeded)
    }
}
