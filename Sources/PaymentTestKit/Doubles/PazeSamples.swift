public import FoundationEssentials
public import PaymentCheckout
public import PaymentFlows

/// A merchant, a shopper and a card that exist nowhere, for tests and benchmarks.
public enum PazeSamples {
    /// The vendor's session id in the samples.
    public static let sessionId = "session-1"
    /// The provider's id of the sample transaction.
    public static let systemTransactionId = "system-1"

    /// A web checkout that the provider has created.
    public static let session = PazeCheckoutSession(url: "https://checkout.paze.test/session-1")

    /// What the shopper's web checkout decodes to.
    public static func decoded(sessionId: String = sessionId) -> PazeCheckoutDecoded {
        PazeCheckoutDecoded(
            consumer: PazeConsumer(
                firstName: "Ada", lastName: "Example", fullName: "Ada Example", emailAddress: "ada@example.com"),
            sessionId: sessionId,
            maskedCard: PazeMaskedCard(
                panLastFour: "1111", paymentCardBrand: "VISA", paymentCardNetwork: "VISA",
                paymentCardDescriptor: "Sample credit", paymentCardType: "CREDIT",
                digitalCardData: PazeDigitalCardData()))
    }

    /// A complete checkout, as a client delivers it.
    public static func checkout(sessionId: String = sessionId) -> PazeReturn {
        .complete(
            PazeCheckoutResult(
                result: .complete, checkoutResponse: "header.claims.signature",
                checkoutDecodedResponse: decoded(sessionId: sessionId)))
    }

    /// The complete call's answer.
    public static let completed = completed()
    /// The complete call's answer for a session.
    public static func completed(sessionId: String = sessionId) -> PazeCompleteDecoded {
        PazeCompleteDecoded(payloadId: "payload-1", sessionId: sessionId, securedPayload: "secured-payload")
    }

    /// The decrypt call's answer.
    public static let decrypted = PazeDecryptTokenResponseSuccess(
        shopper: .init(fullName: "Ada Example", emailAddress: "ada@example.com"),
        billingAddress: .init(
            addressLine1: "1 Sample Street", city: "New York", state: "NY", countryCode: "US", postalCode: "10001"),
        fundingData: .init(
            networkToken: "4111111111111111", expirationMonth: "12", expirationYear: "2030", cardNetwork: "VISA"))

    /// The authorise call's answer.
    public static let authorised = TransactionReply(
        state: .authorised, systemTransactionId: systemTransactionId, amount: Decimal(string: "25.00"),
        currencyCode: "USD")

    /// A session that Paze is enabled for.
    public static func sessionData(id: String = sessionId, expiry: Date? = nil) -> SessionData {
        SessionData(
            sessionId: id, hmacKey: "hmac-key", encryptionKey: "encryption-key", sessionExpiry: expiry,
            allowedFundingTypes: AllowedFundingType(
                wallets: AllowedWallets(paze: AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999"))))
    }

    /// A payment of 25.00 US dollars.
    public static func transaction(
        id: String = "order-1", amount: Decimal = 25, currency: String = "USD"
    ) -> TransactionData {
        TransactionData(
            amount: amount, currency: currency, entryType: .ecom,
            intent: TransactionIntentData(card: .authorisation), merchantTransactionId: id,
            merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    /// A checkout of that payment.
    public static func config(
        sessionId: String = sessionId, transactionId: String = "order-1", amount: Decimal = 25,
        currency: String = "USD",
        expiry: Date? = nil, kountDisabled: Bool = false,
        onGetShopper: (@Sendable () async -> TransactionShopper?)? = nil,
        analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil
    ) -> CheckoutConfig {
        CheckoutConfig(
            environment: .test, session: sessionData(id: sessionId, expiry: expiry),
            transactionData: transaction(id: transactionId, amount: amount, currency: currency),
            merchantShopperId: "shopper-1", ownerId: "owner-1", clientName: "Sample Merchant", siteName: "Sample Store",
            kountDisabled: kountDisabled, onGetShopper: onGetShopper, analyticsEvent: analyticsEvent)
    }
}
