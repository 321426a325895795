import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One Drop-in on an engine whose time the test moves, with everything written down that anybody could see of it.
final class DropInRig: Sendable {
    let clock = ManualClock()
    let cards = ScriptedCardGateway()
    let paypal = ScriptedPayPalGateway()
    let wallet = ScriptedApplePayGateway()
    let paze = ScriptedPazeGateway()
    let merchant: ScriptedDropInMerchant
    let engine: PaymentEngine
    let dropIn: CheckoutDropIn
    let seen = EventLog<SessionEvent>()
    private let reader: Task<Void, Never>

    init(
        merchant: ScriptedDropInMerchant = ScriptedDropInMerchant(), config: CheckoutDropInConfig? = nil,
        isCreated: Bool = true, journal: (any PaymentJournal)? = nil,
        cards script: @Sendable (inout ScriptedCardGateway.Script) -> Void = { _ in },
        paypal orders: @Sendable (inout ScriptedPayPalGateway.Script) -> Void = { _ in },
        wallet sheets: @Sendable (inout ScriptedApplePayGateway.Script) -> Void = { _ in },
        paze checkouts: @Sendable (inout ScriptedPazeGateway.Script) -> Void = { _ in },
        configuring change: (inout EngineConfiguration) -> Void = { _ in }
    ) async throws {
        self.merchant = merchant
        cards.change(script)
        paypal.change(orders)
        wallet.change(sheets)
        paze.change(checkouts)
        var configuration = EngineConfiguration()
        configuration.seed = 1
        change(&configuration)
        engine = PaymentEngine(
            ports: PaymentPorts(paze: paze, card: cards, paypal: paypal, applePay: wallet),
            configuration: configuration, clock: clock, journal: journal,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) })
        let dropIn = try CheckoutDropIn(config: config ?? merchant.config(), engine: engine)
        self.dropIn = dropIn
        merchant.watches { dropIn.isProcessing }
        let (stream, seen) = (await dropIn.checkout.events(), seen)
        reader = Task { for await event in stream { seen.append(event) } }
        if isCreated { await dropIn.create() }
    }

    deinit { reader.cancel() }

    /// What runs on the session's executor now is over when this returns.
    func settle() async { _ = await dropIn.cardState }

    /// Returns when a state has been entered so often, and what it waits for is armed.
    func entered(_ state: String, times: Int = 1) async {
        await seen.until { events in events.count { $0.state == state } >= times }
        await settle()
    }

    /// The callbacks since `create()`, as text.
    var callbacks: [String] { merchant.begun.entries.dropFirst().map(\.description) }
    var codes: [String] { merchant.errors.map(\.errorCode) }

    static let queries = ["onGetShopper up", "onGetShippingAddress up"]
}

extension Progress where Waiting: Hashable & Sendable {
    var ended: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
    var isWaiting: Bool { if case .waiting = self { true } else { false } }
}
