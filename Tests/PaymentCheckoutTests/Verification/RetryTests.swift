import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct RetryTests {
    private static let millisecond: Int64 = 1_000_000

    @Test(
        "EN-44 a call that was not sent is tried three times, at most 100 and 200 ms apart, and then fails as SDK0500")
    func notSent() async throws {
        let rig = try await OutcomeRig { $0.createCheckout = [.now(.notSent)] }
        _ = try await rig.reach(.createCheckout)
        var before: Int64 = 0
        for (count, limit) in [(2, 100 * Self.millisecond), (3, 200 * Self.millisecond)] {
            let instant = await rig.nextInstant()
            #expect(instant - before <= limit)
            before = instant
            await rig.gateway.calls.until(.createCheckout, times: count)
        }
        #expect(try await rig.outcome().failureCode == "SDK0500")
        #expect(rig.gateway.count(.createCheckout) == 3)
        #expect(rig.merchant.errors.map(\.errorCode) == ["SDK0500"])
    }

    @Test("EN-44 the authorise call is tried again when it was not sent, under the same key, and only then")
    func authoriseNotSent() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.notSent), .now(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 2)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 1)
        #expect(rig.gateway.count(.findTransactions) == 0)
    }

    @Test(
        "EN-44 EN-51 a call that was not sent is not tried again once an earlier transaction of the session has succeeded"
    )
    func paidMeanwhile() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .now(.notSent)] }
        _ = try await rig.pay()
        await rig.button.postTap()
        await rig.entered("awaitingCheckout", times: 2)
        let attempt = AttemptID(2)
        _ = await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.gateway.calls.until(.authorise, times: 2)
        await rig.settle()
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).failureCode == "SDK0500")
        #expect(rig.gateway.count(.authorise) == 2)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.button.tap() == .refused(.alreadySettled))
    }

    @Test("EN-44 a silent authorise call is never resent by a gateway that does not say that it may")
    func neverResent() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.lost]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test("EN-44 with a gateway that honours the key one resend comes before the first query, and no second")
    func oneResend() async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [.now(.silent)]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        await rig.gateway.calls.until(.authorise, times: 2)
        await rig.entered("verifying")
        #expect(rig.gateway.count(.findTransactions) == 0)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.gateway.count(.authorise) == 2)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 1)
    }

    @Test("EN-48 when a resend could not be sent, the silent call before it is verified, and nothing says SDK0500")
    func silentThenNotSent() async throws {
        let rig = try await OutcomeRig {
            $0.repeatable = [.authorise]
            $0.authorise = [.now(.silent), .now(.notSent)]
            $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))]
        }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.submitErrors.isEmpty)
        #expect(rig.gateway.count(.authorise) == 2)
    }

    @Test("EN-44 a retry that would come after the call's deadline is not made")
    func boundedByDeadline() async throws {
        var configuration = EngineConfiguration()
        configuration.deadlines.gatewayCall = .nanoseconds(1)
        let rig = try await OutcomeRig(configuration: configuration) { $0.createCheckout = [.now(.notSent)] }
        _ = try await rig.reach(.createCheckout)
        #expect(try await rig.outcome().failureCode == "SDK0500")
        #expect(rig.gateway.count(.createCheckout) == 1)
    }

    @Test(
        "EN-44 a silent call that is not money-moving is repeated only where the gateway says so",
        arguments: [false, true])
    func repeatable(isRepeatable: Bool) async throws {
        let rig = try await OutcomeRig {
            if isRepeatable { $0.repeatable = [.complete] }
            $0.complete = [.now(.silent), .now(.success(.decoded(PazeSamples.completed)))]
        }
        let attempt = try await rig.reach(.complete)
        if isRepeatable { await rig.nextInstant() }
        let outcome = try await rig.outcome(attempt)
        #expect(outcome.isSuccess == isRepeatable)
        #expect(outcome.failureCode == (isRepeatable ? nil : "SDK1214"))
        #expect(rig.gateway.count(.complete) == (isRepeatable ? 2 : 1))
    }

    @Test("EN-48 the key and the id stay when the authorisation could not be sent, and the next tap uses them (C69)")
    func keyAfterNotSent() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.notSent), .now(.notSent), .now(.notSent), .now(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        for _ in 1...2 { await rig.nextInstant() }
        #expect(try await rig.outcome(attempt).failureCode == "SDK0500")
        let failed = try #require(rig.merchant.submitErrors.first as? FailedSubmitResult)
        #expect(failed.errorCode == "SDK0500")
        _ = try await rig.pay()
        #expect(rig.gateway.authorisations.count == 4)
        #expect(Set(rig.gateway.authorisations.map(\.idempotencyKey)).count == 1)
        #expect(Set(rig.gateway.authorisations.map(\.merchantTransactionId)) == ["order-1"])
    }
}
