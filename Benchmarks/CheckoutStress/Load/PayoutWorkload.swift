internal import FoundationEssentials
internal import Loop
internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// Payouts of the engine beside `EngineWorkload`: no-op callbacks, one gateway call, everything on.
struct PayoutWorkload: MethodWorkload {
    typealias Opened = (checkout: PxpCheckout, payout: PayoutSubmissionComponent)

    /// What a session that goes well makes.
    static let callbacks = 3
    static let calls = 1

    private let engine: PaymentEngine
    private let template: CheckoutConfig
    private let component: PayoutSubmissionComponentConfig

    /// - Parameter suspends: Whether the gateway answers later, from the loop, instead of at once.
    init(suspends: Bool) {
        var configuration = EngineConfiguration()
        configuration.maximumSessions = 2_000_000
        engine = PaymentEngine(
            ports: PaymentPorts(payout: LoopPayoutGateway(suspends: suspends)), configuration: configuration)
        let wallet = PayPalWallet(
            email: "receiver@example.com", payerId: "RECEIVER12345", proceedPayoutWithSdk: true)
        template = CheckoutConfig(
            environment: .test, session: Self.session("template"), transactionData: Self.transaction("template"),
            merchantShopperId: "shopper", ownerId: "owner",
            paypalConfig: PayPalConfig(payout: PayPalPayoutConfig(paypalWallet: wallet)))
        component = PayoutSubmissionComponentConfig(
            onClick: {}, onPrePayoutSubmit: { PrePayoutSubmitResult(isApproved: true) }, onPostPayout: { _ in },
            onCancel: {}, onError: { _ in })
    }

    private static func session(_ id: String) -> SessionData {
        SessionData(sessionId: id, hmacKey: "hmac-key", encryptionKey: "encryption-key")
    }

    private static func transaction(_ id: String) -> TransactionData {
        TransactionData(
            amount: 25, currency: "USD", entryType: .ecom, intent: TransactionIntentData(paypal: .payout),
            merchantTransactionId: id, merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    func open() async -> Opened? {
        let number = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
        do throws(BaseSdkException) {
            let checkout = try engine.open(
                template.with(
                    session: Self.session("checkout-session-\(number)"),
                    transactionData: Self.transaction("order-\(number)")))
            let payout = try checkout.create(.payoutSubmission, componentConfig: component)
            await payout.appear()
            return (checkout, payout)
        } catch {
            return nil
        }
    }

    func tap(_ opened: Opened) async -> Bool {
        if case .ended(.succeeded) = await opened.payout.tap() { true } else { false }
    }

    func close(_ opened: Opened) async -> Bool { await opened.checkout.close() == .closed }
}

/// Pays at once, or later from the loop of the hand-written pair's gateways.
private struct LoopPayoutGateway: PayoutGateway {
    let suspends: Bool

    func pay(_ request: PayoutRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply> {
        let (id, amount) = (request.merchantTransactionId, request.amount.value)
        let answer: @Sendable () -> CallResult<TransactionReply> = {
            .success(
                TransactionReply(
                    state: .executed, systemTransactionId: "system-of-a-transaction", merchantTransactionId: id,
                    amount: amount, currencyCode: "USD"))
        }
        guard suspends else { return .answered(answer()) }
        let reply = call.later()
        gatewayLoop.later { reply(answer()) }
        return .later(reply)
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.success(FoundTransactions())) }
}
