import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// Another amount than asked, behind a challenge, and however often the submit is sent again.
@Suite struct SandboxComponentsAmountTests {
    @Test(
        "EN-36 CC-14 another amount is told as FLOW0005 when a challenge was left, finished after all, and the payment tried again",
        arguments: [(SandboxFault.partialApproval, Int64(1_250)), (.otherAmount, 2_501)], [false, true])
    func mismatchBehindAction(_ other: (fault: SandboxFault, taken: Int64), isUnseen: Bool) throws {
        let run = SandboxComponentsRun(action: .redirect)
        run.force(other.fault, on: .submit)
        guard case .waiting(.action(let acting)) = run.pay() else {
            Issue.record("no action")
            return
        }
        _ = run.sandbox.components.act(.completes, at: acting.payload.action)
        if isUnseen { run.force(.foundNothing, on: .findPayments) }
        _ = run.deliver(.dismissed)
        #expect(run.outcome() == (isUnseen ? .cancelled(by: .shopper) : .failed))
        run.pay()
        #expect(run.merchant.errors.last?.errorCode == .engine(.mismatch))
        #expect(run.merchant.payments.isEmpty)
        #expect(run.charges.map(\.amount) == [other.taken])
        #expect(run.settlement == .succeeded)
    }

    @Test(
        "EN-36 an answer to a submit, which carries no amount, never says that another amount than asked was approved",
        arguments: [SandboxFault.partialApproval, .otherAmount])
    func bodyOfOtherAmount(fault: SandboxFault) {
        let gateway = SandboxComponentsRun().sandbox.components
        for _ in 0..<4 {
            #expect(gateway.submitElsewhere(sessionId: "ps_1", key: "a", fault: fault)?.status == "Pending")
        }
    }
}
