import PaymentFlows
import Testing

@Suite("What becomes of a payout")
struct PayoutOutcomeTests {
    private let attempt = Samples.attempt()

    @Test("PO-04 a pending payout counts as accepted: it has succeeded, and onPostPayout is made once")
    func accepted() throws {
        var flow = try PayoutFlow.at("paying")
        #expect(flow.play([.paid(attempt, .approved, stage: .accepted), .acknowledged]) == ["announce"])
        #expect(flow.told == "onPostPayout")
        #expect(flow.receipt?.stage == .accepted)
        #expect(flow.settlement == .succeeded)
    }

    @Test("PO-04 acceptance and completion: the callback is made at the first of the two, and the outcome stays")
    func acceptedThenCompleted() throws {
        var flow = try PayoutFlow.at("paying")
        _ = flow.play([.paid(attempt, .approved, stage: .accepted), .acknowledged])
        let outcome = flow.outcome
        #expect(flow.handle(.notified(attempt, .paidOut, stage: .completed)) == .ignore(.ended))
        #expect(flow.outcome == outcome)
    }

    @Test(
        "PO-04 what the state of a reply means for a payout",
        arguments: [
            (TransactionState.pending, PayoutStage.accepted), (.executed, .completed), (.confirmed, .completed),
            (.captured, .completed), (.approved, .completed),
        ])
    func states(state: TransactionState, stage: PayoutStage) throws {
        let asked = try #require(Samples.dollars(2_500))
        let reply = TransactionReply(state: state, systemTransactionId: "system-1")
        let verdict = reply.verdict(
            asked: asked, intent: .payout, funding: .paypal, sentMerchantTransactionId: "order-1")
        #expect(verdict == .succeeded(Samples.identity))
        #expect(PayoutStage(state) == stage)
    }

    @Test("PO-04 the provider says no: onError SDK0819, with its own answer behind it")
    func refused() throws {
        for result in [CallResult<TransactionVerdict>.declined, .refused(Samples.no)] {
            var flow = try PayoutFlow.at("paying")
            _ = flow.handle(.paid(attempt, result))
            #expect(flow.told == "onError(SDK0819)")
            guard case .refused = flow.outcome else {
                Issue.record("\(String(describing: flow.outcome))")
                return
            }
            guard case .error(let failure) = flow.ending?.payload.notice else {
                Issue.record("no notice")
                return
            }
            #expect(failure.refusal != nil)
            #expect(flow.settlement == .notCharged)
        }
    }

    @Test("EN-48 a payout that was not sent is SDK0500, and another try is safe")
    func notSent() throws {
        var flow = try PayoutFlow.at("paying")
        _ = flow.handle(.paid(attempt, .notSent))
        #expect(flow.told == "onError(SDK0500)")
        #expect(flow.settlement == .notCharged)
    }

    @Test("EN-36 another amount than asked is FLOW0005 with the ids, and taps wait for a reset")
    func mismatch() throws {
        var flow = try PayoutFlow.ended { .paid($0, .mismatched) }
        #expect(flow.told == "onError(FLOW0005)")
        #expect(flow.settlement == .succeeded)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.needsReconciliation))
        #expect(flow.handle(.reset) == .rest)
        #expect(flow.handle(.tapped(Samples.attempt(2))) == .perform(.announceClick))
    }

    @Test("PO-04 EN-38 a payout that comes back after its success is settlement only")
    func reversed() throws {
        let words: [PayoutFlow.Event] = [
            .notified(attempt, .cameBack), .notified(attempt, .saidNo, undoing: true),
        ]
        for word in words {
            var flow = try PayoutFlow.ended { .paid($0, .approved) }
            let outcome = flow.outcome
            #expect(flow.handle(word) == .note)
            #expect(flow.settlement == .reversed)
            #expect(flow.outcome == outcome)
            #expect(flow.handle(.tapped(Samples.attempt(2))) == .refuse(.alreadySettled))
            #expect(flow.handle(word) == .ignore(.ended))
        }
    }

    @Test("TY-08 a payout that was made and returned before anybody heard of it has succeeded, and is reversed")
    func undone() throws {
        let flow = try PayoutFlow.ended { .paid($0, .success(.cameBack)) }
        #expect(flow.told == "onPostPayout")
        #expect(flow.settlement == .reversed)
    }

    @Test("PO-08 a journal that cannot keep what was learnt of a sent payout leaves it unknown")
    func journal() throws {
        var flow = try PayoutFlow.at("verifying")
        #expect(flow.play([.journalFailed, .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(FLOW0001)")
        var unsent = try PayoutFlow.at("paying")
        #expect(unsent.play([.journalFailed]) == ["announce"])
        #expect(unsent.told == "onError(FLOW0007)")
    }

    @Test("EN-60 an answer about another attempt changes nothing", arguments: ["paying", "verifying", "querying"])
    func foreign(name: String) throws {
        var flow = try PayoutFlow.at(name)
        let before = flow
        let other = Samples.attempt(9)
        #expect(flow.handle(.paid(other, .approved)) == .ignore(.late))
        #expect(flow.handle(.found(other, .approved)) == .ignore(.late))
        #expect(flow.handle(.notified(other, .paidOut)) == .ignore(.late))
        #expect(flow == before)
    }

    @Test("EN-47 an answer under the id of an earlier transaction is not this attempt's")
    func earlierTransaction() throws {
        let attempt = Samples.attempt(2, earlier: ["system-1"])
        var flow = try PayoutFlow.at("paying", attempt: attempt)
        #expect(flow.handle(.notified(attempt, .paidOut)) == .ignore(.late))
        #expect(flow.handle(.paid(attempt, .approved)) == .rest)
        #expect(flow.stateName == "verifying")
    }
}
