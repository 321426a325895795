internal import FoundationEssentials
internal import PaymentFlows

extension PaymentEngine {
    /// Opens a payment session (CC-01).
    func open(
        _ request: PaymentSessionRequest, _ callbacks: CheckoutComponents.Callbacks,
        _ analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)?
    ) async throws(CheckoutComponents.Error) -> ComponentsSession {
        let details = try await details(request)
        guard let currency = Currency(code: details.currency),
            let amount = Amount(minorUnits: Int64(details.amount), currency: currency, allowsZero: true)
        else {
            throw CheckoutComponents.Error(
                .engine(.unusableAmount), "amount, currency: cannot be used.",
                paymentSessionID: request.paymentSession.id)
        }
        let now = context.wallClock
        let config = CheckoutConfig(
            environment: request.environment == .production ? .live : .test,
            session: SessionData(
                sessionId: request.paymentSession.id, hmacKey: "", encryptionKey: "", sessionExpiry: details.expiresOn),
            transactionData: TransactionData(
                amount: amount.value, currency: currency.code, entryType: .ecom,
                intent: TransactionIntentData(card: amount.minorUnits == 0 ? .verification : .authorisation),
                merchantTransactionId: request.paymentSession.id, merchantTransactionDate: { now() }),
            merchantShopperId: "", ownerId: request.publicKey, analyticsEvent: analyticsEvent)
        do {
            return ComponentsSession(try admit(config), ComponentsHost(request, details, callbacks))
        } catch {
            throw Self.refusal(error, request.paymentSession.id)
        }
    }

    /// Reads what a payment session is for.
    func details(
        _ request: PaymentSessionRequest
    ) async throws(CheckoutComponents.Error) -> PaymentSessionDetails {
        let id = request.paymentSession.id
        let required = [
            ("paymentSession.id", id), ("publicKey", request.publicKey),
            ("paymentSession.paymentSessionSecret", request.paymentSession.paymentSessionSecret.reveal()),
        ]
        for (field, value) in required where value.allSatisfy(\.isWhitespace) {
            throw CheckoutComponents.Error(.configurationInvalid, "\(field): is blank.")
        }
        guard let gateway = context.ports.components else {
            throw CheckoutComponents.Error(
                .invalidSetup, "ports.components: there is no gateway.", paymentSessionID: id)
        }
        guard case .success(let details) = await PaymentSessionFetch.details(request, gateway, context) else {
            throw CheckoutComponents.Error(
                .paymentSessionRequestFailed, "The provider did not say what the payment session is for.",
                paymentSessionID: id)
        }
        return details
    }

    private static func refusal(_ error: BaseSdkException, _ id: String) -> CheckoutComponents.Error {
        let isEngine = error.errorCode == FlowErrorCode.engineUnavailable.rawValue
        return CheckoutComponents.Error(
            isEngine ? .engine(.engineUnavailable) : .invalidSetup, error.errorMessage, paymentSessionID: id)
    }
}
