import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct SandboxFaultsTests {
    @Test("EN-48 a share is kept for the calls that can have the fault, and for no others")
    func shares() {
        var faults = SandboxFaults()
        #expect(faults.isEmpty)
        faults[.decline] = 0.25
        #expect(faults[.decline, on: .authorise] == 0.25)
        faults[.decline, on: .complete] = 0.5
        #expect(faults[.decline, on: .complete] == 0)
        faults[.timeout, on: .decrypt] = 2
        #expect(faults[.timeout, on: .decrypt] == 1)
        #expect(faults[.timeout, on: .authorise] == 0)
        faults[.decline] = 0
        faults[.timeout] = 0
        #expect(faults == .off)
    }

    @Test("EN-04 a session's faults are the same for the same seed, and others for another one")
    func replays() throws {
        var faults = SandboxFaults()
        for fault in [SandboxFault.decline, .partialApproval, .otherAmount] { faults[fault] = 0.3 }
        var seen: [[SandboxFault: Int]] = []
        for seed in [1, 1, 2, 3, 4, 5] as [UInt64] {
            let run = try SandboxCheckoutRun(faults: faults, seed: seed)
            _ = run.pay()
            seen.append(run.sandbox.faultCounts)
        }
        #expect(seen[0] == seen[1])
        #expect(Set(seen).count > 1)
    }
}
