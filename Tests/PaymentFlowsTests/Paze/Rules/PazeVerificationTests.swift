import PaymentFlows
import Testing

@Suite("Verifying a Paze authorisation")
struct PazeVerificationTests {
    private let attempt = Samples.attempt()

    @Test(
        "EN-43 a query is made 1, 2, 4, 8, 16 and 32 s after verifying began, each give or take a fifth",
        arguments: [
            (0, 800, 1_200), (1, 1_600, 2_400), (2, 3_200, 4_800), (3, 6_400, 9_600), (4, 12_800, 19_200),
            (5, 25_600, 38_400),
        ])
    func delays(query: UInt8, least: Int, most: Int) {
        var shortest = Duration.seconds(1_000)
        var longest = Duration.zero
        for seed in 0..<2_000 as Range<UInt64> {
            let delay = Verification.delay(query: query, seed: seed)
            shortest = min(shortest, delay)
            longest = max(longest, delay)
        }
        #expect(shortest >= .milliseconds(least))
        #expect(longest <= .milliseconds(most))
        // The jitter spreads: 2,000 seeds come within a tenth of the range of either bound.
        let tenth = (most - least) / 10
        #expect(shortest <= .milliseconds(least + tenth))
        #expect(longest >= .milliseconds(most - tenth))
        #expect(Verification.delay(query: query, seed: 5) == Verification.delay(query: query, seed: 5))
    }

    @Test("EN-43 the delays count from when verifying began, not from the query before")
    func mark() throws {
        var flow = try PazeFlow.at("verifying")
        let seed = attempt.payload.seed
        #expect(flow.limit(DeadlinePolicy()) == .afterMarking(Verification.delay(query: 0, seed: seed)))
        for query: UInt8 in 1...5 {
            _ = flow.play([.deadlinePassed, .found(attempt, .stillOpen)])
            #expect(flow.limit(DeadlinePolicy()) == .afterMark(Verification.delay(query: query, seed: seed)))
        }
    }

    @Test("EN-43 after six queries that decide nothing the outcome is unknown, told once by onSubmitError")
    func unknown() throws {
        for nothing in [PazeFlow.Event.found(attempt, .stillOpen), .found(attempt, .silent), .deadlinePassed] {
            var flow = try PazeFlow.at("verifying")
            var effects: [String] = []
            for _ in 0..<6 { effects += flow.play([.deadlinePassed, nothing]) }
            #expect(effects == Array(repeating: "findTransactions", count: 6) + ["announce"])
            #expect(flow.notice == .unknown(TransactionIdentity(merchantTransactionId: "order-1")))
            #expect(flow.settlement == .open)
            #expect(flow.play([.acknowledged, .deadlinePassed, nothing]) == [])
        }
    }

    @Test("EN-43 a system id that an open answer told goes with the unknown outcome, also from the call's late reply")
    func unknownWithId() throws {
        for lateReply in [true, false] {
            var flow = try PazeFlow.at("verifying")
            if lateReply {
                #expect(flow.handle(.authorised(attempt, .stillOpen, id: "system-9")) == .note)
            } else {
                _ = flow.play([.deadlinePassed, .found(attempt, .stillOpen, id: "system-9")])
            }
            while flow.stateName != "announcing" { _ = flow.handle(.deadlinePassed) }
            #expect(
                flow.notice
                    == .unknown(TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-9")))
        }
    }

    @Test("EN-43 not found is open, never a no")
    func notFound() throws {
        var flow = try PazeFlow.at("querying")
        #expect(flow.handle(.found(attempt, .success(.open(.nothingFound)))) == .rest)
        #expect(flow.stateName == "verifying")
    }

    @Test("EN-43 a query that was refused says nothing of the transaction")
    func refusedQuery() throws {
        var flow = try PazeFlow.at("querying")
        #expect(flow.handle(.found(attempt, .refused(Samples.no))) == .rest)
        #expect(flow.stateName == "verifying")
    }

    @Test("EN-43 what a query finds decides", arguments: ["onPostAuthorisation"])
    func found(callback: String) throws {
        for result in [CallResult<TransactionVerdict>.approved, .declined, .mismatched] {
            var flow = try PazeFlow.at("querying")
            _ = flow.handle(.found(attempt, result))
            #expect(flow.told == callback)
        }
    }

    @Test("EN-43 the call's own late reply decides while it is verified and queried")
    func lateReply() throws {
        for name in ["verifying", "querying"] {
            var flow = try PazeFlow.at(name)
            _ = flow.handle(.authorised(attempt, .approved))
            #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity))))
        }
    }

    @Test("EN-60 an answer about another attempt changes nothing", arguments: ["authorising", "verifying", "querying"])
    func foreign(name: String) throws {
        var flow = try PazeFlow.at(name)
        let before = flow
        let other = Samples.attempt(9)
        #expect(flow.handle(.authorised(other, .approved)) == .ignore(.late))
        #expect(flow.handle(.found(other, .approved)) == .ignore(.late))
        #expect(flow == before)
    }

    @Test("EN-46 expiry after the point of no return ends nothing; the success says that it came after")
    func afterExpiry() throws {
        for name in ["authorising", "verifying", "querying"] {
            var flow = try PazeFlow.at(name)
            #expect(flow.handle(.cancel(.expiry)) == .note)
            #expect(flow.stateName == name)
            _ = flow.handle(.authorised(attempt, .approved))
            #expect(flow.told == "onPostAuthorisation")
            #expect(flow.outcome == .succeeded(Evidence(Receipt(identity: Samples.identity, afterExpiry: true))))
        }
    }

    @Test("EN-46 a tap on an expired session is onError FLOW0003 at once, without a click")
    func tapAfterExpiry() throws {
        var flow = try PazeFlow.at("ready")
        #expect(flow.play([.tappedExpired(attempt), .acknowledged]) == ["announce"])
        #expect(flow.told == "onError(FLOW0003)")
        guard case .failed = flow.outcome else {
            Issue.record("\(String(describing: flow.outcome))")
            return
        }
    }
}
