import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A Drop-in whose gateways are adapted async clients, on a scheduler whose time moves when nothing else does.
struct DropInAdapterRig: Sendable {
    let client = AsyncDropInClient()
    let merchant = ScriptedDropInMerchant()
    let scheduler: DeterministicScheduler
    let clock: VirtualClock
    let engine: PaymentEngine
    let dropIn: CheckoutDropIn

    /// A test's whole body, once for each seed: all that it starts is on the scheduler.
    static func run(
        card: DropInCardConfig? = nil, transaction: DropInTransactionData = DropInTestSamples.transaction(),
        deadlines: DeadlinePolicy = DeadlinePolicy(), seeds: Range<UInt64> = 7..<8,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: @escaping @Sendable (DropInAdapterRig) async throws -> Void
    ) {
        for seed in seeds {
            let report = Schedule(RandomStrategy(), seed: seed).run { scheduler in
                do {
                    try await body(DropInAdapterRig(scheduler, card, transaction, deadlines))
                } catch {
                    Issue.record(error, "seed \(seed)", sourceLocation: sourceLocation)
                }
            }
            #expect(report.end == .finished, "seed \(seed)", sourceLocation: sourceLocation)
            #expect(report.hookedEnqueues == 0, "seed \(seed)", sourceLocation: sourceLocation)
        }
    }

    private init(
        _ scheduler: DeterministicScheduler, _ card: DropInCardConfig?, _ transaction: DropInTransactionData,
        _ deadlines: DeadlinePolicy
    ) async throws {
        self.scheduler = scheduler
        clock = VirtualClock(scheduler)
        var configuration = EngineConfiguration()
        configuration.deadlines = deadlines
        configuration.seed = 1
        engine = PaymentEngine(
            ports: PaymentPorts(
                paze: PazeGatewayAdapter(AsyncClient()), card: CardGatewayAdapter(client),
                paypal: PayPalGatewayAdapter(client),
                applePay: ApplePayGatewayAdapter(client)), configuration: configuration, clock: clock,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) }, executor: scheduler)
        dropIn = try CheckoutDropIn(config: merchant.config(transaction: transaction, card: card), engine: engine)
        let dropIn = dropIn
        merchant.watches { dropIn.isProcessing }
        await dropIn.create()
    }

    /// Taps, and does what the shopper does. Returns when the attempt rests or has ended.
    func pay(_ method: DropInPaymentMethod) async throws {
        switch method {
        case .card: await dropIn.submit(card: DropInTestSamples.card)
        case .paypal:
            guard await dropIn.tapPayPal().isWaiting else { return }
            await dropIn.deliver(DropInRig.approval, attempt: try #require(await dropIn.paypalAttempt))
        case .applePay, .paze:
            guard await dropIn.tapApplePay().isWaiting else { return }
            try #require(client.sheets.withLock { $0.last }).authorised(DropInTestSamples.walletPayment)
        }
    }

    /// The same in a task of its own, until a call has been started.
    func pay(_ method: DropInPaymentMethod, until call: String) async -> Task<Void, any Error> {
        let paying = Task(executorPreference: scheduler) { try await pay(method) }
        await client.log.until(call)
        return paying
    }

    func outcome(_ attempt: UInt32 = 1) async throws -> Outcome {
        try #require(await dropIn.outcome(of: AttemptID(attempt)))
    }

    /// Milliseconds of virtual time since the beginning.
    var milliseconds: Int64 { clock.now.nanoseconds / 1_000_000 }

    func sleepVirtually(_ duration: Duration) async { try? await clock.sleep(for: duration) }

    /// A call's answer takes so long.
    func takes(_ duration: Duration, _ call: String) { client.waits(call) { await sleepVirtually(duration) } }

    /// The callbacks since `create()`, as text.
    var callbacks: [String] { merchant.begun.entries.dropFirst().map(\.description) }

    /// How often a call was made.
    func count(_ call: String) -> Int { client.log.entries.count { $0 == call } }
}
