internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// The sessions of the engine, on the workload of the hand-written pair: no-op callbacks, four gateway calls, everything on.
struct EngineWorkload: MethodWorkload {
    typealias Opened = (checkout: PxpCheckout, button: PazeButtonComponent)

    let engine: PaymentEngine
    private let template: CheckoutConfig
    private let button: PazeButtonComponentConfig
    private let masked: PazeMaskedCard

    /// - Parameter hasCallbacks: no: the gateway calls are all that a session makes.
    init(
        suspends: Bool, keepsStatistics: Bool = true, gateway: (any PazeGateway)? = nil, limit: Int = 2_000_000,
        hasCallbacks: Bool = true
    ) {
        var configuration = EngineConfiguration()
        configuration.maximumSessions = limit
        configuration.keepsStatistics = keepsStatistics
        engine = PaymentEngine(
            ports: PaymentPorts(paze: gateway ?? LoopGateway(suspends: suspends)), configuration: configuration)
        template = CheckoutConfig(
            environment: .test, session: Self.session("template"), transactionData: Self.transaction("template"),
            merchantShopperId: "shopper", ownerId: "owner", clientName: "Merchant", siteName: "Store",
            onGetShopper: hasCallbacks ? { @Sendable in TransactionShopper(id: "shopper-123") } : nil)
        button = PazeButtonComponentConfig()
        masked = PazeMaskedCard(
            panLastFour: "1111", paymentCardBrand: "VISA", paymentCardNetwork: "VISA", paymentCardDescriptor: "Sample",
            paymentCardType: "CREDIT", digitalCardData: PazeDigitalCardData())
        if hasCallbacks { Self.setCallbacks(of: button) }
    }

    private static func setCallbacks(of button: PazeButtonComponentConfig) {
        button.onInit = {}
        button.onPresentmentResolved = { _ in }
        button.onPazeButtonClicked = {}
        button.onCheckoutComplete = { _ in true }
        button.onCheckoutIncomplete = { _ in }
        button.onComplete = { _ in }
        button.onPreDecryption = { true }
        button.onPostDecryption = { _ in }
        button.onPreAuthorisation = { .proceed }
        button.onPostAuthorisation = { _ in }
        button.onSubmitError = { _ in }
        button.onError = { _ in }
    }

    private static let funding = AllowedFundingType(
        wallets: AllowedWallets(paze: AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999")))

    private static func session(_ id: String) -> SessionData {
        SessionData(sessionId: id, hmacKey: "hmac-key", encryptionKey: "encryption-key", allowedFundingTypes: funding)
    }

    private static func transaction(_ id: String, _ amount: Decimal = 25) -> TransactionData {
        TransactionData(
            amount: amount, currency: "USD", entryType: .ecom, intent: TransactionIntentData(card: .authorisation),
            merchantTransactionId: id, merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    /// A session of its own: ids, amount and configuration.
    func config(_ number: Int) -> CheckoutConfig {
        template.with(
            session: Self.session("checkout-session-\(number)"), transactionData: Self.transaction("order-\(number)"))
    }

    /// The same with an amount of its own, in cents.
    func config(_ number: Int, minorUnits: Int) -> CheckoutConfig {
        template.with(
            session: Self.session("checkout-session-\(number)"),
            transactionData: Self.transaction("order-\(number)", Decimal(minorUnits) / 100))
    }

    /// With an amount that cannot be paid.
    func unusableTransaction(_ number: Int) -> TransactionData { Self.transaction("unusable-\(number)", -1) }

    var buttonConfig: PazeButtonComponentConfig { button }

    func checkout(_ sessionId: String) -> PazeReturn {
        .complete(
            PazeCheckoutResult(
                result: .complete, checkoutResponse: "eyJhbGciOiJSUzI1NiJ9.eyJjb25zdW1lciI6eyJlbWFpbCI6ImEifX0.c2ln",
                checkoutDecodedResponse: PazeCheckoutDecoded(
                    consumer: PazeConsumer(emailAddress: "shopper@example.com"), sessionId: sessionId,
                    maskedCard: masked)))
    }

    /// No two sessions of a process are for the same transaction, whatever the round: a second one would be refused (EN-65).
    static let opened = Atomic<Int>(0)

    func open() async -> Opened? {
        let number = Self.opened.wrappingAdd(1, ordering: .relaxed).newValue
        do throws(BaseSdkException) {
            let checkout = try engine.open(config(number))
            let button = try checkout.create(.pazeButton, componentConfig: button.copy())
            await button.appear()
            return (checkout, button)
        } catch {
            return nil
        }
    }

    func tap(_ opened: Opened) async -> Bool {
        guard case .waiting(.checkout(let handoff)) = await opened.button.tap() else { return false }
        let place = handoff.payload
        let back = await opened.button.deliver(checkout(place.sentSessionId), attempt: place.attempt.payload.id)
        if case .ended(.succeeded) = back { return true } else { return false }
    }

    func close(_ opened: Opened) async -> Bool { await opened.checkout.close() == .closed }

    /// One session, from opening to close, whose host waits for each rest.
    func run(_ number: Int) async -> Bool {
        guard let opened = await open(), await tap(opened) else { return false }
        return await close(opened)
    }

    /// One session after another.
    func workload(_ name: String, sessions: Int, concurrency: Int) -> Workload {
        let loop = ClosedLoop(sessions: sessions, concurrency: concurrency)
        return Workload(name: name, sessions: sessions) { await loop.run { await run($0) } }
    }
}
