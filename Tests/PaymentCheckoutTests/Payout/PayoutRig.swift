import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One payout component on an engine whose time the test moves, with everything written down that anybody could see of it.
final class PayoutRig: Sendable {
    let clock = ManualClock()
    let gateway: ScriptedPayoutGateway
    let merchant = ScriptedPayoutMerchant()
    let engine: PaymentEngine
    let checkout: PxpCheckout
    let payout: PayoutSubmissionComponent
    let seen = EventLog<SessionEvent>()
    private let reader: Task<Void, Never>

    init(
        _ config: CheckoutConfig = PayoutTestSamples.config(), deadlines: DeadlinePolicy = DeadlinePolicy(),
        journal: (any PaymentJournal)? = nil, wallClock: WallClock = WallClock(1_000),
        _ script: @Sendable (inout ScriptedPayoutGateway.Script) -> Void = { _ in }
    ) async throws {
        let gateway = ScriptedPayoutGateway()
        gateway.change(script)
        self.gateway = gateway
        var configuration = EngineConfiguration()
        configuration.deadlines = deadlines
        configuration.seed = 1
        engine = PaymentEngine(
            ports: PaymentPorts(payout: gateway), configuration: configuration, clock: clock, journal: journal,
            wallClock: { wallClock.now })
        checkout = try engine.open(config)
        payout = try checkout.create(.payoutSubmission, componentConfig: merchant.config)
        let (stream, seen) = (await checkout.events(), seen)
        reader = Task { for await event in stream { seen.append(event) } }
    }

    deinit { reader.cancel() }

    /// A wallet whose payout the backend makes.
    static func handedOver(_ script: @Sendable (inout ScriptedPayoutGateway.Script) -> Void = { _ in }) async throws
        -> PayoutRig
    {
        var wallet = PayoutTestSamples.wallet
        wallet.proceedPayoutWithSdk = false
        return try await PayoutRig(PayoutTestSamples.config(wallet: wallet), script)
    }

    /// What runs on the session's executor now is over when this returns.
    func settle() async { _ = await payout.state }

    /// Returns when a state has been entered so often, and what it waits for is armed.
    func entered(_ state: String, times: Int = 1) async {
        await seen.until { events in events.count { $0.state == state } >= times }
        await settle()
    }

    /// The provider says something outside any call.
    func hears(_ state: TransactionState, id: String? = "payout-1", amount: Decimal = 100) async {
        let reply = PayoutTestSamples.reply(state, merchantTransactionId: id, amount: amount)
        _ = await engine.deliver(ProviderNotification(ownerId: "owner-1", category: "Transaction", reply: reply))
    }

    /// Moves to the next instant that anything waits for.
    func nextInstant() async {
        await settle()
        await clock.sleepers(atLeast: 1)
        clock.advanceToEarliest()
    }

    var callbacks: [PayoutCallbackName] { merchant.begun.entries }
    var codes: [String] { merchant.errors.map(\.errorCode) }
    var state: String { get async { await checkout.snapshot().components.last?.state ?? "none" } }

    func outcome(_ attempt: UInt32 = 1) async throws -> Outcome {
        try #require(await payout.outcome(of: AttemptID(attempt)))
    }
}

extension Progress where Waiting == PayoutWaiting {
    var outcome: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
}

extension Outcome {
    var receipt: Receipt? { if case .succeeded(let receipt) = self { receipt.payload } else { nil } }
    var isRefused: Bool { if case .refused = self { true } else { false } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
