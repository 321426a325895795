import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// One payout of 100.00 US dollars against a sandbox, on the deterministic scheduler: time moves when nothing else can run.
struct SandboxPayoutRun {
    let sandbox: SandboxProvider
    let engine: PaymentEngine
    let merchant = ScriptedPayoutMerchant()
    let checkout: PxpCheckout
    let payout: PayoutSubmissionComponent
    private let scheduler = DeterministicScheduler(FirstInStrategy())

    init(latency: SandboxLatency = .prompt, seed: UInt64 = 1, honoursKeys: Bool = true, isMadeHere: Bool = true) throws
    {
        let clock = VirtualClock(scheduler)
        sandbox = SandboxProvider(
            seed: seed, latency: latency, honoursKeys: honoursKeys, clock: clock, executor: scheduler)
        engine = PaymentEngine(ports: PaymentPorts(payout: sandbox.payouts), clock: clock, executor: scheduler)
        var wallet = PayoutTestSamples.wallet
        wallet.proceedPayoutWithSdk = isMadeHere
        checkout = try engine.open(PayoutTestSamples.config(wallet: wallet))
        payout = try checkout.create(.payoutSubmission, componentConfig: merchant.config)
    }

    func pay() -> Outcome? {
        let payout = payout
        let progress = run { await payout.tap() }
        if case .ended(let outcome) = progress { return outcome } else { return nil }
    }

    /// What the provider says outside any call.
    func hear(_ reply: TransactionReply) {
        let (engine, checkout) = (engine, checkout)
        _ = run {
            await engine.deliver(ProviderNotification(ownerId: "owner-1", category: "Transaction", reply: reply))
        }
        // Its callback runs in a drive of its own.
        _ = run { await checkout.snapshot() }
    }

    var settlement: Settlement? {
        let checkout = checkout
        return run { await checkout.snapshot().settlement }
    }

    func payElsewhere(_ fault: SandboxFault? = nil) throws -> TransactionReply? {
        sandbox.payouts.payElsewhere(
            sessionId: "session-1", merchantTransactionId: "payout-1",
            amount: try Amount.make(100, currencyCode: "USD").get(), fault: fault)
    }

    var charges: [ProviderCharge] { sandbox.ledger(sessionId: "session-1").charges }

    func force(_ fault: SandboxFault?, on call: PayoutCall) {
        sandbox.force(fault, onPayout: call, sessionId: "session-1")
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
        let result = Box<Value>()
        Task(executorPreference: scheduler) {
            let value = await body()
            result.value.withLock { $0 = value }
        }
        _ = scheduler.run { result.value.withLock { $0 != nil } }
        return result.value.withLock { $0 }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Lock<Value?>(nil)
    }
}
