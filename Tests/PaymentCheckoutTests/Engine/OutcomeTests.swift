import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct OutcomeTests {
    @Test(
        "EN-32 an answer with ids and a negative state is no success: told with its ids, and not paid (C97)",
        arguments: [TransactionState.refused, .rejected, .cancelled, .error])
    func transportSuccess(state: TransactionState) async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = state }))] }
        guard case .ended(let outcome) = try await rig.pay() else { throw Unexpected(what: "no end") }
        switch outcome {
        case .refused: #expect(state != .error)
        case .failed: #expect(state == .error)
        case .succeeded, .cancelled, .handedOver, .unknown: Issue.record("\(outcome)")
        }
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1"])
        #expect(rig.merchant.submitErrors.isEmpty)
        #expect(await rig.checkout.snapshot().settlement == .notCharged)
        // A no leaves the session open for another try.
        guard case .waiting = await rig.button.tap() else { throw Unexpected(what: "no second attempt") }
    }

    @Test("EN-32 an answer without a state decides nothing: the provider is asked")
    func noState() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = nil }))] }
        _ = try await rig.reach(.authorise)
        await rig.entered("verifying")
        #expect(rig.merchant.results.isEmpty)
    }

    static let mismatches: [TransactionReply] = [
        .sample { $0.amount = 24 }, .sample { $0.amount = 26 }, .sample { $0.currencyCode = "EUR" },
        .sample {
            $0.stateCode = "CRD002"
            $0.amount = nil
        },
    ]

    @Test(
        "EN-36 another amount, currency or approval than asked is FLOW0005 with the ids, until it is reconciled",
        arguments: mismatches)
    func mismatch(reply: TransactionReply) async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(reply)), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        guard case .ended(.failed(let failure)) = try await rig.pay() else { throw Unexpected(what: "no failure") }
        #expect(failure.payload.code == "FLOW0005")
        #expect(failure.payload.identity?.systemTransactionId == "system-1")
        #expect(rig.merchant.results.count == 1 && rig.merchant.submitErrors.isEmpty && rig.merchant.errors.isEmpty)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.button.tap() == .refused(.needsReconciliation))
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(await rig.checkout.reset() == nil)
        guard case .ended(let second) = try await rig.pay() else { throw Unexpected(what: "no end") }
        #expect(second.isSuccess)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1-2"])
    }

    @Test("EN-30 nothing that comes after the outcome changes it: a second reply is counted and shown")
    func writeOnce() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.twice(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        let outcome = try await rig.outcome(attempt)
        await rig.seen.until { $0.contains { $0.diagnostic?.kind == .duplicateAnswers } }
        #expect(try await rig.outcome(attempt) == outcome)
        #expect(rig.engine.counters[.duplicateAnswers] == 1)
        #expect(rig.merchant.results.count == 1)
        #expect(await rig.button.cancel() == .nothingToCancel)
        #expect(try await rig.outcome(attempt) == outcome)
    }

    @Test("EN-47 an answer that names an earlier transaction is dropped, and the provider asked")
    func earlierTransaction() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.refused)), .now(.success(.sample { $0.merchantTransactionId = nil }))]
            $0.findTransactions = [
                .now(
                    .success(
                        FoundTransactions([PazeSamples.authorised, .sample { $0.systemTransactionId = "system-2" }])))
            ]
        }
        _ = try await rig.pay()
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1", "system-2"])
        // Of both it is said that they were charged: that is told, once (EN-43).
        #expect(rig.engine.counters[.duplicateCharges] == 1)
    }

    @Test("EN-47 each definite answer gives the next transaction its own id, cut to 50 characters before the suffix")
    func transactionIds() async throws {
        let long = String(repeating: "a", count: 50)
        let rig = try await OutcomeRig(transactionId: long) { script in
            script.authorise = (1...3).map { number in
                .now(
                    .success(
                        .sample {
                            $0.state = .refused; $0.systemTransactionId = "system-\(number)"
                        }))
            }
        }
        for _ in 1...3 { _ = try await rig.pay() }
        let cut = String(repeating: "a", count: 48)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == [long, cut + "-2", cut + "-3"])
        #expect(rig.merchant.results.map(\.merchantTransactionId) == [long, cut + "-2", cut + "-3"])
    }

    @Test("EN-47 EN-45 the host's own functions name ids and keys")
    func suppliedNames() async throws {
        var configuration = EngineConfiguration()
        configuration.merchantTransactionId = { "\($0).\($1)" }
        configuration.idempotencyKey = { "key/\($0.method)/\($0.merchantTransactionId)/\($0.ordinal)" }
        let rig = try await OutcomeRig(configuration: configuration) {
            $0.authorise = [.now(.success(.refused)), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        for _ in 1...2 { _ = try await rig.pay() }
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1", "order-1.2"])
        #expect(rig.gateway.authorisations.map(\.idempotencyKey) == ["key/paze/order-1/1", "key/paze/order-1.2/2"])
    }

    @Test(
        "EN-45 the key is another one when the amount or the currency has changed, and not with the shopper's data (C69, C81)"
    )
    func keys() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.notSent)] }
        var keys: [String] = []
        for (round, amount) in [Decimal(60), 60, 45].enumerated() {
            #expect(try await rig.checkout.update(transactionData: PazeSamples.transaction(amount: amount)) == nil)
            rig.merchant.names(TransactionShopper(id: "shopper-\(round)"))
            let attempt = try await rig.tap()
            await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
            await rig.gateway.calls.until(.authorise, times: round * 3 + 1)
            for _ in 1...2 { await rig.nextInstant() }
            _ = try await rig.outcome(attempt)
            keys.append(try #require(rig.gateway.authorisations.last).idempotencyKey)
        }
        #expect(keys[0] == keys[1])
        #expect(keys[1] != keys[2])
        #expect(rig.gateway.authorisations.last?.amount.minorUnits == 4_500)
    }

    @Test("EN-60 a result for another attempt or a finished step is refused and changes nothing (C38)")
    func staleResults() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.refused)), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        _ = try await rig.pay()
        let second = try await rig.tap()
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: AttemptID(1)) == .refused(.wrongStep))
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: AttemptID(9)) == .refused(.wrongStep))
        #expect(await rig.state == "awaitingCheckout")
        #expect(rig.engine.counters[.refusedCalls] == 2)
        await rig.seen.until { $0.count { $0.diagnostic?.kind == .refusedCalls } == 2 }
        _ = await rig.button.deliver(PazeSamples.checkout(), attempt: second)
        #expect(rig.gateway.count(.authorise) == 2)
    }

    @Test("EN-60 two sessions whose results are swapped in time keep their own (C38)")
    func swapped() async throws {
        let first = try await OutcomeRig {
            $0.authorise = [
                .held(.success(PazeSamples.authorised)),
                .held(.success(.sample { $0.systemTransactionId = "system-2" })),
            ]
        }
        let second = try await OutcomeRig(sharing: first, transactionId: "order-2")
        first.gateway.change {
            $0.authorise = [
                .held(.success(PazeSamples.authorised)),
                .held(.success(.sample { $0.systemTransactionId = "system-2" })),
            ]
        }
        let one = try await first.reach(.authorise)
        let two = try await second.tap()
        await second.button.postDelivery(PazeSamples.checkout(), attempt: two)
        await first.gateway.calls.until(.authorise, times: 2)
        first.gateway.release(.authorise)
        first.gateway.release(.authorise)
        _ = try await (first.outcome(one), second.outcome(two))
        #expect(first.merchant.results.map(\.systemTransactionId) == ["system-1"])
        #expect(second.merchant.results.map(\.systemTransactionId) == ["system-2"])
        #expect(second.merchant.results.map(\.merchantTransactionId) == ["order-2"])
    }

    @Test("EN-81 a provider's result after the teardown is dropped, counted and shown (C42)")
    func afterTeardown() async throws {
        let rig = try await OutcomeRig { $0.complete = [.held(.success(.decoded(PazeSamples.completed)))] }
        _ = try await rig.reach(.complete)
        await rig.button.disappear()
        let before = rig.callbacks
        rig.gateway.release(.complete)
        await rig.seen.until { $0.contains { $0.diagnostic?.kind == .lateAnswers && $0.diagnostic?.state == "idle" } }
        #expect(rig.engine.counters[.lateAnswers] == 1)
        #expect(rig.callbacks == before)
        #expect(rig.gateway.count(.authorise) == 0)
    }
}
