import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct VerificationTests {
    private static let second: Int64 = 1_000_000_000

    @Test("EN-43 a call that parks 31 s is verified from 30 s on, and its late reply is the one answer (C04, C70)")
    func lateReplyWins() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        for _ in 1...3 {
            rig.clock.advance(by: .seconds(5))
            #expect(await rig.button.tap() == .refused(.alreadyProcessing))
        }
        rig.clock.advance(by: .nanoseconds(15 * Self.second - 1))
        #expect(await rig.state == "authorising")
        rig.clock.advance(by: .nanoseconds(1))
        await rig.entered("verifying")
        #expect(rig.checkout.isProcessing)
        rig.clock.advance(by: .seconds(1))
        rig.gateway.release(.authorise)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(rig.merchant.results.count == 1)
        #expect(rig.merchant.submitErrors.isEmpty && rig.merchant.errors.isEmpty)
        #expect(!rig.checkout.isProcessing)
    }

    @Test(
        "EN-43 the provider is asked 1, 2, 4, 8, 16 and 32 s after, each within a fifth, and then the outcome is unknown"
    )
    func schedule() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.lost] }
        let attempt = try await rig.reach(.authorise)
        for query in 0..<6 {
            await rig.entered("verifying", times: query + 1)
            #expect(rig.merchant.submitErrors.isEmpty)
            let instant = await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query + 1)
            let due = Self.second << Int64(query)
            #expect((due - due / 5...due + due / 5).contains(instant))
        }
        let identity = TransactionIdentity(merchantTransactionId: "order-1")
        #expect(try await rig.outcome(attempt) == .unknown(Evidence(identity)))
        #expect(rig.gateway.count(.findTransactions) == 6)
        #expect(rig.gateway.queries.allSatisfy { $0.merchantTransactionId == "order-1" })
        #expect(rig.gateway.count(.authorise) == 1)
        let told = try #require(rig.merchant.submitErrors.first as? UnknownSubmitResult)
        #expect(told.errorCode == "FLOW0001")
        #expect(told.merchantTransactionId == "order-1")
        #expect(told.systemTransactionId == nil)
        #expect(rig.merchant.submitErrors.count == 1)
        #expect(rig.merchant.results.isEmpty)
        #expect(rig.engine.liveDeadlines == 0)
    }

    @Test("EN-43 an unknown outcome tells the provider's id when an open answer named one")
    func unknownWithIds() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.sample { $0.state = .pending }))]
        }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        _ = try await rig.outcome(attempt)
        let told = try #require(rig.merchant.submitErrors.first as? UnknownSubmitResult)
        #expect(told.systemTransactionId == PazeSamples.systemTransactionId)
    }

    @Test(
        "EN-43 a query's success ends the verification with the one callback, as does a definite no",
        arguments: [false, true])
    func queryDecides(isRefused: Bool) async throws {
        let reply = isRefused ? TransactionReply.refused : PazeSamples.authorised
        let rig = try await OutcomeRig {
            $0.authorise = [.lost]
            $0.findTransactions = [.now(.success(FoundTransactions())), .now(.success(FoundTransactions([reply])))]
        }
        let attempt = try await rig.reach(.authorise)
        for query in 1...2 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome(attempt).isSuccess == !isRefused)
        #expect(rig.merchant.results.map(\.systemTransactionId) == [PazeSamples.systemTransactionId])
        #expect(rig.merchant.submitErrors.isEmpty)
        #expect(rig.gateway.count(.findTransactions) == 2)
    }

    @Test("EN-43 of several transactions a success wins, and the second success is streamed and counted")
    func duplicateCharge() async throws {
        let other = TransactionReply.sample { $0.systemTransactionId = "system-2" }
        let rig = try await OutcomeRig {
            $0.authorise = [.lost]
            $0.findTransactions = [
                .now(
                    .success(
                        FoundTransactions([
                            .sample {
                                $0.state = .refused; $0.systemTransactionId = "system-0"
                            }, PazeSamples.authorised, other,
                        ])))
            ]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        let second = TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-2")
        await rig.seen.until(.duplicateCharge([second]))
        #expect(rig.engine.counters[.duplicateCharges] == 1)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1"])
    }

    @Test("EN-43 a transaction dated before the sending is not its answer, nor are its ids told")
    func olderTransaction() async throws {
        let older = TransactionReply.sample {
            $0.transactionDate = Date(timeIntervalSince1970: 999)
            $0.systemTransactionId = "system-old"
        }
        let rig = try await OutcomeRig {
            $0.authorise = [.lost]
            $0.findTransactions = [.now(.success(FoundTransactions([older])))]
        }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(
            try await rig.outcome(attempt) == .unknown(Evidence(TransactionIdentity(merchantTransactionId: "order-1"))))
    }

    @Test("EN-43 while verifying a cancel is too late, and a teardown lets it end without callbacks")
    func endsWithoutCallbacks() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.lost]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        _ = try await rig.reach(.authorise)
        await rig.entered("verifying")
        #expect(await rig.button.cancel() == .tooLate)
        let before = rig.callbacks
        await rig.button.disappear()
        #expect(rig.checkout.isProcessing)
        await rig.nextInstant()
        await rig.entered("idle")
        #expect(rig.callbacks == before)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.checkout.snapshot().lastOutcome?.isSuccess == true)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-38 a success after an unknown outcome is streamed as paidAfter, settles the session, and calls nobody")
    func paidAfter() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        rig.clock.advance(by: .seconds(30))
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        let outcome = try await rig.outcome(attempt)
        let before = rig.callbacks
        rig.gateway.release(.authorise)
        await rig.seen.until(.paidAfter(outcome))
        let snapshot = await rig.checkout.snapshot()
        #expect(snapshot.settlement == .succeeded)
        #expect(snapshot.lastOutcome == outcome)
        #expect(await rig.button.tap() == .refused(.alreadySettled))
        #expect(rig.callbacks == before)
        #expect(rig.engine.counters[.paidAfter] == 1)
    }

    @Test("EN-22 a tap after an unknown outcome asks once, and a definite no lets it go on under the next id")
    func tapAfterUnknown() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.lost] }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        _ = try await rig.outcome(attempt)
        #expect(await rig.button.tap() == .refused(.outcomeUnknown))
        #expect(rig.gateway.count(.findTransactions) == 7)
        rig.gateway.change {
            $0.findTransactions = [.now(.success(FoundTransactions([.refused])))]
            $0.authorise = [.now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        guard case .waiting(.checkout(let handoff)) = await rig.button.tap() else {
            Issue.record("the tap did not go on")
            return
        }
        let next = handoff.payload.attempt.payload
        #expect(next.merchantTransactionId == "order-1-2")
        _ = await rig.button.deliver(PazeSamples.checkout(), attempt: next.id)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 2)
        #expect(rig.merchant.results.last?.merchantTransactionId == "order-1-2")
    }

    @Test(
        "EN-28 after an unknown outcome and a reset the key and the id stay, and the provider is asked before sending")
    func resetAfterUnknown() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.lost] }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        _ = try await rig.outcome(attempt)
        #expect(await rig.checkout.reset() == nil)
        rig.gateway.change { $0.authorise = [.now(.success(PazeSamples.authorised))] }
        guard case .ended(let outcome) = try await rig.pay() else { throw Unexpected(what: "no end") }
        #expect(outcome.isSuccess)
        #expect(rig.gateway.count(.findTransactions) == 7)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 1)
        #expect(Set(rig.gateway.authorisations.map(\.merchantTransactionId)) == ["order-1"])
    }

    @Test("EN-91 a reply of a money-moving call that cannot be read is a lost one, and counted as malformed")
    func malformedReply() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.malformed)]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.entered("verifying")
        #expect(rig.engine.counters[.malformedReplies] == 1)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 1)
    }
}
