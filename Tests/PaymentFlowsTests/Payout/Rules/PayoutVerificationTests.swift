import PaymentFlows
import Testing

@Suite("Verifying a payout")
struct PayoutVerificationTests {
    private let attempt = Samples.attempt()

    @Test("EN-43 a silent, unreadable or undecided reply is verified, never a no")
    func opens() throws {
        for reply in [CallResult<TransactionVerdict>.silent, .malformed, .stillOpen] {
            var flow = try PayoutFlow.at("paying")
            #expect(flow.handle(.paid(attempt, reply)) == .rest)
            #expect(flow.stateName == "verifying")
        }
        var flow = try PayoutFlow.at("paying")
        #expect(flow.handle(.deadlinePassed) == .rest)
        #expect(flow.stateName == "verifying")
    }

    @Test("EN-43 the delays count from when verifying began, not from the query before")
    func mark() throws {
        var flow = try PayoutFlow.at("verifying")
        let seed = attempt.payload.seed
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(Verification.delay(query: 0, seed: seed)))
        for query: UInt8 in 1...5 {
            _ = flow.play([.deadlinePassed, .found(attempt, .stillOpen)])
            #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: query, seed: seed)))
        }
    }

    @Test(
        "EN-43 after six queries that decide nothing the outcome is unknown, told once by onError FLOW0001 with the ids"
    )
    func unknown() throws {
        for nothing in [PayoutFlow.Event.found(attempt, .stillOpen), .found(attempt, .silent), .deadlinePassed] {
            var flow = try PayoutFlow.at("verifying")
            var effects: [String] = []
            for _ in 0..<6 { effects += flow.play([.deadlinePassed, nothing]) }
            #expect(effects == Array(repeating: "findTransactions", count: 6) + ["announce"])
            #expect(flow.told == "onError(FLOW0001)")
            guard case .error(let failure) = flow.ending?.payload.notice else {
                Issue.record("no notice")
                return
            }
            #expect(failure.identity == TransactionIdentity(merchantTransactionId: "order-1"))
            let error = BaseSdkException.make(from: failure)
            #expect((error as? UnreconciledTransactionSdkException)?.merchantTransactionId == "order-1")
            #expect(flow.settlement == .open)
            #expect(flow.play([.acknowledged, .deadlinePassed, nothing]) == [])
        }
    }

    @Test("EN-43 what a query finds decides")
    func found() throws {
        let cases: [(CallResult<TransactionVerdict>, String)] = [
            (.approved, "onPostPayout"), (.declined, "onError(SDK0819)"), (.mismatched, "onError(FLOW0005)"),
            (.success(.failed(PayoutSamples.error)), "onError(SDK0819)"),
        ]
        for (result, told) in cases {
            var flow = try PayoutFlow.at("querying")
            _ = flow.handle(.found(attempt, result, stage: .accepted))
            #expect(flow.told == told)
            #expect(flow.receipt?.stage == (told == "onPostPayout" ? .accepted : nil))
        }
    }

    @Test(
        "EN-43 the call's own late reply decides while it is verified and queried",
        arguments: ["verifying", "querying"])
    func lateReply(name: String) throws {
        var flow = try PayoutFlow.at(name)
        _ = flow.handle(.paid(attempt, .approved))
        #expect(flow.receipt?.identity == Samples.identity)
    }

    @Test("EN-38 the call's own reply after an unknown outcome is settlement only")
    func replyAfterUnknown() throws {
        var flow = try PayoutFlow.unknown()
        let outcome = flow.outcome
        #expect(flow.handle(.paid(attempt, .approved)) == .note)
        #expect(flow.outcome == outcome)
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-43 a query that finds nothing or is refused says nothing of the payout")
    func nothing() throws {
        for result in [CallResult<TransactionVerdict>.success(.open(.nothingFound)), .refused(Samples.no)] {
            var flow = try PayoutFlow.at("querying")
            #expect(flow.handle(.found(attempt, result)) == .rest)
            #expect(flow.stateName == "verifying")
        }
    }
}
