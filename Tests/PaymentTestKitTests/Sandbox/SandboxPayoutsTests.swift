import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SandboxPayoutsTests {
    @Test("PO-01 a session pays out at a sandbox that answers at once, or later", arguments: [true, false])
    func pays(isInline: Bool) throws {
        let run = try SandboxPayoutRun(latency: isInline ? .inline : .internet)
        let outcome = run.pay()
        #expect(outcome.map { AttemptEnding($0) } == .succeeded)
        #expect(run.charges.map(\.amount) == [10_000])
        #expect(run.charges.map(\.merchantTransactionId) == ["payout-1"])
        #expect(run.merchant.begun.entries == PayoutCallbackName.happyPath)
        #expect(run.sandbox.waitingReplies == 0)
    }

    @Test(
        "EN-43 what the provider has paid is found by asking, whatever became of the reply",
        arguments: [SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply])
    func silentButPaid(fault: SandboxFault) throws {
        let run = try SandboxPayoutRun()
        run.force(fault, on: .pay)
        #expect(run.pay().map { AttemptEnding($0) } == .succeeded)
        #expect(run.charges.map(\.amount) == [10_000])
    }

    @Test("PO-07 a payout that is sent again under its key is paid once")
    func keyIsHonoured() throws {
        let run = try SandboxPayoutRun()
        run.force(.lostReply, on: .pay)
        run.force(nil, on: .pay)
        #expect(run.pay().map { AttemptEnding($0) } == .succeeded)
        #expect(run.charges.map(\.requests) == [2])
        #expect(run.sandbox.ledger(sessionId: "session-1").keyConflicts == 0)
    }

    @Test("EN-44 a sandbox that knows no keys lets no payout be repeated")
    func withoutKeys() throws {
        let run = try SandboxPayoutRun(honoursKeys: false)
        #expect(run.sandbox.payouts.repeatable == [])
        run.force(.lostReply, on: .pay)
        #expect(run.pay().map { AttemptEnding($0) } == .succeeded)
        #expect(run.charges.map(\.requests) == [1])
    }

    @Test(
        "PO-04 a decline and a 422 are refusals, told by SDK0819, and nothing is paid",
        arguments: [SandboxFault.decline, .refused])
    func refused(fault: SandboxFault) throws {
        let run = try SandboxPayoutRun()
        run.force(fault, on: .pay)
        #expect(run.pay().map { AttemptEnding($0) } == .refused)
        #expect(run.merchant.errors.map(\.errorCode) == ["SDK0819"])
        #expect(run.charges.isEmpty)
    }

    @Test("EN-48 a payout that never left fails with SDK0500, and nothing is paid")
    func notSent() throws {
        let run = try SandboxPayoutRun()
        for _ in 0..<3 { run.force(.notSent, on: .pay) }
        #expect(run.pay().map { AttemptEnding($0) } == .failed)
        #expect(run.merchant.errors.map(\.errorCode) == ["SDK0500"])
        #expect(run.charges.isEmpty)
    }

    @Test(
        "EN-36 another amount than asked is paid and told as FLOW0005",
        arguments: [(SandboxFault.partialApproval, Int64(5_000)), (.otherAmount, 10_001)])
    func mismatch(fault: SandboxFault, paid: Int64) throws {
        let run = try SandboxPayoutRun()
        run.force(fault, on: .pay)
        #expect(run.pay().map { AttemptEnding($0) } == .failed)
        #expect(run.merchant.errors.map(\.errorCode) == ["FLOW0005"])
        #expect(run.charges.map(\.amount) == [paid])
    }

    @Test("PO-04 a payout that is pending first is accepted, or asked for until it is decided")
    func pendingFirst() throws {
        var seen: Set<AttemptEnding> = []
        for seed in 1...12 as ClosedRange<UInt64> {
            let run = try SandboxPayoutRun(seed: seed)
            run.force(.pendingFirst, on: .pay)
            guard let outcome = run.pay() else {
                Issue.record("no outcome")
                return
            }
            let ending = AttemptEnding(outcome)
            seen.insert(ending)
            if case .succeeded(let receipt) = outcome, receipt.payload.stage == .accepted {
                #expect(run.charges.map(\.amount) == [10_000])
            }
            if ending == .refused { #expect(run.charges.isEmpty) }
        }
        #expect(seen.isSuperset(of: [.succeeded, .refused]))
    }

    @Test("PO-05 a backend pays past the engine, once for its id, and the engine tells it when it hears of it")
    func elsewhere() throws {
        let run = try SandboxPayoutRun(isMadeHere: false)
        #expect(run.pay().map { AttemptEnding($0) } == .handedOver)
        #expect(run.charges.isEmpty)
        let reply = try #require(try run.payElsewhere())
        #expect(try run.payElsewhere() == reply)
        #expect(run.charges.map(\.amount) == [10_000])
        #expect(run.merchant.begun.entries == [.onClick])
        run.hear(reply)
        run.hear(reply)
        #expect(run.merchant.begun.entries == [.onClick, .onPostPayout])
        #expect(run.settlement == .succeeded)
    }

    @Test("EN-48 a payout's faults are those of its own calls")
    func shares() {
        var faults = SandboxFaults()
        faults[.decline, onPayout: .pay] = 0.25
        #expect(faults[.decline, onPayout: .pay] == 0.25)
        #expect(faults[.decline, on: .authorise] == 0)
        #expect(faults[.decline] == 0.25)
        faults[.malformedToken, onPayout: .pay] = 0.5
        #expect(faults[.malformedToken, onPayout: .pay] == 0)
        faults[.decline] = 0
        #expect(faults == .off)
    }
}
