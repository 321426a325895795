internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit
internal import Synchronization

/// Sessions of Drop-in beside `EngineWorkload`: no-op callbacks, everything on.
struct DropInWorkload: MethodWorkload {
    enum Kind: String, CaseIterable, Sendable {
        case card
        case card3DS = "card-3ds"
        case paypal
        case applePay = "apple-pay"
        case paze = "drop-in-paze"

        /// Those of the attempt: the gate, `onSubmit`, three queries, `onSuccess`. Paze is asked for the shopper alone (DI-04, DI-20).
        var callbacks: Int {
            switch self {
            case .card, .card3DS, .applePay: 6
            case .paypal: 5
            case .paze: 4
            }
        }

        var calls: Int {
            switch self {
            // The token or order or sheet, and the authorisation.
            case .card, .paypal: 2
            // The sheet is put away, too.
            case .applePay: 3
            case .card3DS, .paze: 4
            }
        }
    }
    private let kind: Kind
    private let engine: PaymentEngine
    private let template: CheckoutDropInConfig

    /// - Parameter suspends: Whether the gateways answer later, from the loop, instead of at once.
    init(_ kind: Kind, suspends: Bool) {
        self.kind = kind
        var configuration = EngineConfiguration()
        configuration.maximumSessions = 2_000_000
        let gateway = LoopDropInGateway(suspends: suspends)
        engine = PaymentEngine(
            ports: PaymentPorts(
                paze: LoopGateway(suspends: suspends), card: gateway, paypal: LoopPayPalGateway(suspends: suspends),
                applePay: LoopApplePayGateway(suspends: suspends)),
            configuration: configuration)
        var methods = DropInMethodConfig(
            global: DropInGlobalConfig(onGetConsent: { _ in true }, onCancel: { _, _ in }))
        if kind == .card3DS { methods.card = DropInCardConfig(authentication: CardAuthenticationConfig()) }
        template = CheckoutDropInConfig(
            environment: .test, session: DropInTestSamples.session(id: "template"),
            transactionData: Self.transaction("template"), merchantShopperId: "shopper", ownerId: "owner",
            onGetShippingAddress: { ShippingAddress(city: "Utrecht") },
            onGetShopper: { TransactionShopper(id: "shopper-123") }, onBeforeSubmit: { _ in true }, onSubmit: { _ in },
            onSuccess: { _ in }, onError: { _, _ in }, methodConfig: methods)
    }

    private static func transaction(_ id: String) -> DropInTransactionData {
        DropInTransactionData(
            amount: 25, currency: "USD", entryType: .ecom,
            intent: DropInTransactionIntentData(card: .authorisation, paypal: .authorisation),
            merchantTransactionId: id, merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    /// What is left without a tap is what any Drop-in costs, its creation included.
    func open() async -> CheckoutDropIn? {
        let number = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
        var config = template
        let id = "checkout-session-\(number)"
        config.session =
            kind == .paze
            ? DropInTestSamples.session(id: id, wallets: DropInTestSamples.allWallets)
            : DropInTestSamples.session(id: id)
        config.transactionData = Self.transaction("order-\(number)")
        do throws(BaseSdkException) {
            let dropIn = try CheckoutDropIn(config: config, engine: engine)
            await dropIn.create()
            return dropIn
        } catch {
            return nil
        }
    }

    func tap(_ dropIn: CheckoutDropIn) async -> Bool {
        if case .succeeded = await pay(dropIn) { true } else { false }
    }

    func close(_ dropIn: CheckoutDropIn) async -> Bool { await dropIn.destroy() == .closed }

    private func pay(_ dropIn: CheckoutDropIn) async -> Outcome? {
        switch kind {
        case .card, .card3DS:
            guard case .ended(let outcome) = await dropIn.submit(card: DropInTestSamples.card) else { return nil }
            return outcome
        case .paypal:
            guard case .waiting(.handoff(let handoff)) = await dropIn.tapPayPal(),
                case .ended(let outcome) = await dropIn.deliver(
                    PayPalApproval(orderId: handoff.order.orderId), attempt: handoff.attempt)
            else { return nil }
            return outcome
        case .paze:
            guard case .waiting(.checkout(let handoff)) = await dropIn.tapPaze() else { return nil }
            let attempt = handoff.payload.attempt.payload
            let back = PazeSamples.checkout(sessionId: attempt.sessionId)
            guard case .ended(let outcome) = await dropIn.deliverPaze(back, attempt: attempt.id) else { return nil }
            return outcome
        case .applePay:
            // The sheet's shopper authorises as soon as it is open.
            _ = await dropIn.tapApplePay()
            guard let attempt = await dropIn.applePayAttempt else { return nil }
            return try? await dropIn.outcome(of: attempt)
        }
    }
}
