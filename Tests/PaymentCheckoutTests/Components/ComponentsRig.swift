import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One component on an engine whose time the test moves, with everything written down that anybody could see of it.
final class ComponentsRig: Sendable {
    let clock = ManualClock()
    let gateway: ScriptedComponentsGateway
    let merchant = ScriptedComponentsMerchant()
    let engine: PaymentEngine
    let components: CheckoutComponents
    let component: CheckoutComponents.PaymentComponent
    let seen = EventLog<SessionEvent>()
    /// The processing flag as each callback began.
    let flags = EventLog<Bool>()
    private let reader: Task<Void, Never>

    init(
        _ options: CheckoutComponents.ComponentOptions = .card(), submits: Bool = false,
        deadlines: DeadlinePolicy = DeadlinePolicy(), journal: (any PaymentJournal)? = nil,
        callbacks: CheckoutComponents.Callbacks? = nil,
        analytics: EventLog<String>? = nil,
        _ script: @Sendable (inout ScriptedComponentsGateway.Script) -> Void = { _ in }
    ) async throws {
        let gateway = ScriptedComponentsGateway()
        gateway.change(script)
        self.gateway = gateway
        var configuration = EngineConfiguration()
        configuration.deadlines = deadlines
        configuration.seed = 1
        engine = PaymentEngine(
            ports: PaymentPorts(components: gateway), configuration: configuration, clock: clock, journal: journal,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) })
        var observer: (@Sendable (BaseAnalyticsEvent) -> Void)?
        if let analytics { observer = { event in analytics.append(event.eventName) } }
        let chosen = try await CheckoutComponents.Configuration(
            paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
            callbacks: callbacks ?? merchant.callbacks(submits: submits),
            analyticsEvent: observer,
            engine: engine)
        let components = CheckoutComponents(configuration: chosen)
        self.components = components
        component = try components.create(options)
        let flags = flags
        merchant.watch { _ in flags.append(components.isProcessing) }
        let (stream, seen) = (try #require(await components.events()), seen)
        reader = Task { for await event in stream { seen.append(event) } }
    }

    deinit { reader.cancel() }

    /// Checked, rendered, and with a sound card typed into it.
    func typed() async {
        _ = await component.isAvailable
        await component.render()
        await component.change(card: ComponentsTestSamples.card)
    }

    /// Checked and rendered.
    func ready() async {
        _ = await component.isAvailable
        await component.render()
    }

    /// What runs on the session's executor now is over when this returns.
    func settle() async { _ = await component.state }

    /// Returns when a state has been entered so often, and what it waits for is armed.
    func entered(_ state: String, times: Int = 1) async {
        await seen.until { events in events.count { $0.state == state } >= times }
        await settle()
    }

    /// Moves to the next instant that anything waits for.
    func nextInstant() async {
        await settle()
        await clock.sleepers(atLeast: 1)
        clock.advanceToEarliest()
    }

    /// The provider says something outside any call.
    @discardableResult
    func hears(
        _ word: String = "Captured", id: String? = ComponentsTestSamples.paymentID, amount: Decimal? = nil,
        delivery: String? = nil, owner: String = "pk_1", session: String? = "ps_1"
    ) async -> NotificationAnswer {
        await engine.deliver(
            ProviderNotification(
                deliveryId: delivery, ownerId: owner, category: "Payment",
                reply: TransactionReply(
                    state: TransactionState(word), systemTransactionId: id, merchantTransactionId: session,
                    amount: amount, currencyCode: amount == nil ? nil : "EUR")))
    }

    var settlement: Settlement? { get async { await components.snapshot()?.settlement } }

    var callbacks: [ComponentsCallbackName] { merchant.begun.entries }
    var codes: [CheckoutComponents.Error.ErrorCode] { merchant.errors.map(\.errorCode) }
    var state: String { get async { await components.snapshot()?.components.last?.state ?? "none" } }

    func outcome(_ attempt: UInt32 = 1) async throws -> Outcome {
        try #require(await component.outcome(of: AttemptID(attempt)))
    }
}

extension Progress where Waiting == CheckoutComponentFlow.Waiting {
    var outcome: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
    var isWaiting: Bool { if case .waiting = self { true } else { false } }
}
