import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SandboxProviderTests {
    @Test("PZ-46 a session pays at a sandbox that answers at once, or later", arguments: [true, false])
    func pays(isInline: Bool) throws {
        let run = try SandboxCheckoutRun(latency: isInline ? .inline : .internet)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.map(\.amount) == [2500])
        #expect(run.charges.map(\.merchantTransactionId) == ["order-1"])
        #expect(run.merchant.begun.entries == Array(PazeCallbackName.happyPath.filter { $0 != .onGetShopper }))
        #expect(run.sandbox.waitingReplies == 0)
    }

    @Test(
        "EN-43 what the provider has done is found by asking, whatever became of the reply",
        arguments: [SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply])
    func silentButCharged(fault: SandboxFault) throws {
        let run = try SandboxCheckoutRun()
        run.force(fault, on: .authorise)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.count == 1)
        #expect(run.charges.first?.amount == 2500)
    }

    @Test("EN-45 a call that is sent again under its key is charged once")
    func keyIsHonoured() throws {
        let run = try SandboxCheckoutRun()
        run.force(.lostReply, on: .authorise)
        run.force(nil, on: .authorise)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.map(\.requests) == [2])
        #expect(run.sandbox.ledger(sessionId: PazeSamples.sessionId).keyConflicts == 0)
    }

    @Test("EN-44 a sandbox that knows no keys lets nothing be repeated")
    func withoutKeys() throws {
        let run = try SandboxCheckoutRun(honoursKeys: false)
        #expect(run.sandbox.repeatable == [])
        run.force(.lostReply, on: .authorise)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.map(\.requests) == [1])
    }

    @Test("EN-32 a decline is a refusal, and nothing is charged")
    func decline() throws {
        let run = try SandboxCheckoutRun()
        run.force(.decline, on: .authorise)
        #expect(run.pay().ending == .refused)
        #expect(run.charges.isEmpty)
    }

    @Test(
        "EN-36 another amount than asked is charged and told as a mismatch",
        arguments: [
            (SandboxFault.partialApproval, Int64(1250)), (.otherAmount, 2501),
        ])
    func mismatch(fault: SandboxFault, charged: Int64) throws {
        let run = try SandboxCheckoutRun()
        run.force(fault, on: .authorise)
        guard case .ended(.failed(let failure)) = run.pay() else {
            Issue.record("no failure")
            return
        }
        #expect(failure.payload.isMismatch)
        #expect(run.charges.map(\.amount) == [charged])
    }

    @Test(
        "PZ-22 a web session that has expired upstream fails the attempt, and so does a token that is cut off",
        arguments: [
            SandboxFault.checkoutExpired, .malformedToken,
        ])
    func complete(fault: SandboxFault) throws {
        let run = try SandboxCheckoutRun()
        for _ in 0..<3 { run.force(fault, on: .complete) }
        #expect(run.pay().ending == .failed)
        #expect(run.charges.isEmpty)
    }

    @Test(
        "EN-41 a sandbox that never answers is waited for until the deadline, and is let go by forgetting the session")
    func timeout() throws {
        let run = try SandboxCheckoutRun()
        // Its deadline bounds the repeats, too (EN-44): there is none.
        run.force(.timeout, on: .createCheckout)
        #expect(run.pay().ending == .failed)
        #expect(run.sandbox.waitingReplies == 1)
        #expect(run.close() == .closed)
        run.sandbox.forget(sessionId: PazeSamples.sessionId)
        #expect(run.sandbox.waitingReplies == 0)
        #expect(run.engine.liveSessions == 0)
    }

    @Test(
        "EN-50 EN-51 a notification instead of the reply, besides it, or twice: charged once and told once",
        arguments: [SandboxFault.notifiedInstead, .notifiedToo, .notifiedTwice])
    func notified(fault: SandboxFault) throws {
        let run = try SandboxCheckoutRun()
        run.force(fault, on: .authorise)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.count == 1)
        #expect(run.merchant.results.count == 1)
        #expect(run.sandbox.faultCounts == [fault: 1])
        // It was not asked: the notification was the answer.
        if fault == .notifiedInstead { #expect(run.engine.counters[.notifications] == 1) }
        run.sandbox.forget(sessionId: PazeSamples.sessionId)
    }

    @Test("EN-43 a transaction that is not found, or not decided, is asked for again")
    func slowBooks() throws {
        let run = try SandboxCheckoutRun()
        run.force(.lostReply, on: .authorise)
        run.force(.lostReply, on: .authorise)
        run.force(.foundNothing, on: .findTransactions)
        run.force(nil, on: .findTransactions)
        #expect(run.pay().ending == .succeeded)
        #expect(run.charges.count == 1)
        #expect(run.sandbox.faultCounts == [.lostReply: 2, .foundNothing: 1])
    }
}
