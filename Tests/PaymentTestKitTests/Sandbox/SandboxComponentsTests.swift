import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SandboxComponentsTests {
    @Test("CC-02 a payment session is paid at a sandbox that answers at once, or later", arguments: [true, false])
    func pays(isInline: Bool) {
        let run = SandboxComponentsRun(latency: isInline ? .inline : .internet)
        run.pay()
        #expect(run.outcome() == .succeeded)
        #expect(run.charges.map(\.amount) == [2_500])
        #expect(run.charges.map(\.currency) == ["EUR"])
        #expect(run.charges.map(\.merchantTransactionId) == run.merchant.payments)
        // A tap need not wait for the look-up, whose answer then makes no callback (CC-05).
        let path = ComponentsCallbackName.happyPath.filter { isInline || $0 != .onCardBinChanged }
        #expect(run.merchant.begun.entries == path)
        #expect(run.sandbox.waitingReplies == 0)
    }

    @Test(
        "EN-43 what the provider has taken is found by asking, whatever became of the reply",
        arguments: [SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply])
    func silentButPaid(fault: SandboxFault) {
        let run = SandboxComponentsRun()
        run.force(fault, on: .submit)
        run.pay()
        #expect(run.outcome() == .succeeded)
        #expect(run.charges.map(\.amount) == [2_500])
        #expect(run.sandbox.ledger(sessionId: "ps_1").keyConflicts == 0)
    }

    @Test("EN-45 a submit that is sent again under its key is paid once")
    func keyIsHonoured() {
        let run = SandboxComponentsRun()
        run.force(.lostReply, on: .submit)
        run.force(nil, on: .submit)
        run.pay()
        #expect(run.outcome() == .succeeded)
        #expect(run.charges.map(\.requests) == [2])
    }

    @Test("EN-44 a sandbox that knows no keys lets no submit be repeated")
    func withoutKeys() {
        let run = SandboxComponentsRun(honoursKeys: false)
        #expect(run.sandbox.components.repeatable == [])
        run.force(.lostReply, on: .submit)
        run.pay()
        #expect(run.outcome() == .succeeded)
        #expect(run.charges.map(\.requests) == [1])
    }

    @Test(
        "CC-13 CC-16 a decline and a refused request are refusals with a code each, and nothing is taken",
        arguments: [
            (SandboxFault.decline, CheckoutComponents.Error.ErrorCode.paymentRequestDeclined),
            (.refused, .paymentRequestFailed),
        ])
    func refused(fault: SandboxFault, code: CheckoutComponents.Error.ErrorCode) {
        let run = SandboxComponentsRun()
        run.force(fault, on: .submit)
        run.pay()
        #expect(run.outcome() == .refused)
        #expect(run.merchant.errors.map(\.errorCode) == [code])
        #expect(run.charges.isEmpty)
        run.pay()
        #expect(run.charges.map(\.amount) == [2_500])
    }

    @Test(
        "EN-36 another amount than asked is taken and told as FLOW0005",
        arguments: [(SandboxFault.partialApproval, Int64(1_250)), (.otherAmount, 2_501)])
    func mismatch(fault: SandboxFault, taken: Int64) {
        let run = SandboxComponentsRun()
        run.force(fault, on: .submit)
        run.pay()
        #expect(run.outcome() == .failed)
        #expect(run.merchant.errors.map(\.errorCode) == [.engine(.mismatch)])
        #expect(run.charges.map(\.amount) == [taken])
    }

    @Test("CC-13 a payment that is pending first is asked for until it is decided")
    func pendingFirst() {
        var seen: Set<AttemptEnding> = []
        for seed in 1...12 as ClosedRange<UInt64> {
            let run = SandboxComponentsRun(seed: seed)
            run.force(.pendingFirst, on: .submit)
            run.pay()
            guard let ending = run.outcome() else {
                Issue.record("no outcome")
                return
            }
            seen.insert(ending)
            // Where it was asked for as often as may be, both may be true (EN-43).
            if ending != .unknown { #expect(run.charges.isEmpty == (ending == .refused), "seed \(seed): \(ending)") }
        }
        #expect(seen.isSuperset(of: [.succeeded, .refused]))
    }

    @Test(
        "EN-50 EN-51 a notification besides the reply, twice, or in its place: one onSuccess, one charge",
        arguments: [SandboxFault.notifiedToo, .notifiedTwice, .notifiedInstead])
    func notified(fault: SandboxFault) {
        let run = SandboxComponentsRun()
        run.force(fault, on: .submit)
        run.force(fault, on: .submit)
        for _ in 0..<8 { run.force(.foundNothing, on: .findPayments) }
        run.pay()
        #expect(run.outcome() == .succeeded)
        run.runOut()
        #expect(run.merchant.payments.count == 1)
        #expect(run.charges.count == 1)
        #expect(run.sandbox.successesTold(sessionId: "ps_1") == 1)
    }

    // MARK: actions

    static let actions: [(SandboxActionShopper, AttemptEnding, Bool)] = [
        (.completes, .succeeded, true), (.completesTwice, .succeeded, true), (.completesUnseen, .succeeded, true),
        (.dismisses, .cancelled(by: .shopper), false), (.dismissesAndCompletes, .cancelled(by: .shopper), true),
        (.fails, .failed, false), (.staysAway, .cancelled(by: .deadline), false),
    ]

    @Test(
        "CC-13 CC-14 what a shopper does at a challenge: money moves when it is done, and not before",
        arguments: actions)
    func action(shopper: SandboxActionShopper, ending: AttemptEnding, isPaid: Bool) throws {
        let run = SandboxComponentsRun(action: .threeDS)
        guard case .waiting(.action(let acting)) = run.pay() else {
            Issue.record("no action")
            return
        }
        #expect(run.charges.isEmpty)
        for end in run.sandbox.components.act(shopper, at: acting.payload.action) { _ = run.deliver(end) }
        run.runOut()
        #expect(run.outcome() == ending)
        #expect(run.charges.isEmpty == !isPaid)
        #expect(run.settlement?.isSettled == isPaid)
        #expect(run.merchant.payments.count == (ending == .succeeded ? 1 : 0))
    }

    @Test("CC-13 a URL that the sandbox has not created leads nowhere")
    func foreignAction() {
        let run = SandboxComponentsRun(action: .redirect)
        run.pay()
        for url in [
            "https://challenge.test", "https://challenge.checkout.test/ps_1", "https://challenge.checkout.test/%",
        ] {
            let action = CheckoutComponents.Action(kind: .redirect, url: url)
            #expect(run.sandbox.components.act(.completes, at: action).isEmpty)
        }
        #expect(run.charges.isEmpty)
    }

    // MARK: outside

    @Test("CC-12 a merchant's own server submits once for its key, and learns what has become of it")
    func elsewhere() throws {
        let run = SandboxComponentsRun()
        let gateway = run.sandbox.components
        let body = try #require(gateway.submitElsewhere(sessionId: "ps_1", key: "a"))
        #expect(gateway.submitElsewhere(sessionId: "ps_1", key: "a") == body)
        #expect(run.charges.map(\.requests) == [2])
        #expect(gateway.submitElsewhere(sessionId: "ps_1", key: "b", fault: .refused) == nil)
        #expect(gateway.submitElsewhere(sessionId: "ps_1", key: "b", fault: .decline)?.status == "Declined")
        #expect(gateway.submitElsewhere(sessionId: "elsewhere", key: "a") == nil)
        #expect(run.charges.map(\.amount) == [2_500])
    }

    @Test("EN-44 a payment session that cannot be read at first is asked for again, three times at most")
    func openedLate() {
        #expect(SandboxComponentsRun(forcing: [.notSent, .lostReply]).isOpen)
        #expect(!SandboxComponentsRun(forcing: [.notSent, .notSent, .notSent]).isOpen)
        #expect(!SandboxComponentsRun(forcing: [.refused]).isOpen)
    }

    @Test("EN-48 a component's faults are those of its own calls")
    func shares() {
        var faults = SandboxFaults()
        faults[.decline, onComponents: .submit] = 0.25
        #expect(faults[.decline, onComponents: .submit] == 0.25)
        #expect(faults[.decline, on: .authorise] == 0)
        #expect(faults[.decline] == 0.25)
        faults[.malformedToken, onComponents: .tokenise] = 0.5
        #expect(faults[.malformedToken, onComponents: .tokenise] == 0)
        faults[.decline] = 0
        #expect(faults == .off)
    }
}
