public import FoundationEssentials
public import PaymentCheckout
public import PaymentFlows

/// A merchant and a receiver of payouts that exist nowhere, for tests and benchmarks.
public enum PayoutTestSamples {
    /// The provider's id of the sample transaction.
    public static let systemTransactionId = "payout-system-1"

    /// The receiver's wallet; the engine makes the payout.
    public static let wallet = PayPalWallet(
        email: "ada@example.com", payerId: "ADAEXAMPLE123", proceedPayoutWithSdk: true)

    /// The payout call's answer, in a state.
    public static func reply(
        _ state: TransactionState = .executed, merchantTransactionId: String? = nil, amount: Decimal = 100
    ) -> TransactionReply {
        TransactionReply(
            state: state, systemTransactionId: systemTransactionId, merchantTransactionId: merchantTransactionId,
            amount: amount, currencyCode: "USD")
    }

    /// A payout of 100.00 US dollars.
    public static func transaction(
        id: String = "payout-1", amount: Decimal = 100, currency: String = "USD", entryType: EntryType = .ecom,
        intent: PayPalIntentType? = .payout
    ) -> TransactionData {
        TransactionData(
            amount: amount, currency: currency, entryType: entryType, intent: TransactionIntentData(paypal: intent),
            merchantTransactionId: id, merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    /// A checkout of that payout.
    public static func config(
        transaction: TransactionData = transaction(), wallet: PayPalWallet? = wallet, expiry: Date? = nil,
        analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil
    ) -> CheckoutConfig {
        CheckoutConfig(
            environment: .test,
            session: SessionData(
                sessionId: "session-1", hmacKey: "hmac-key", encryptionKey: "encryption-key", sessionExpiry: expiry),
            transactionData: transaction, merchantShopperId: "shopper-1", ownerId: "owner-1",
            paypalConfig: PayPalConfig(payout: PayPalPayoutConfig(paypalWallet: wallet)),
            analyticsEvent: analyticsEvent)
    }
}
