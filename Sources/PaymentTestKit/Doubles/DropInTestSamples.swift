public import FoundationEssentials
public import PaymentFlows

/// A merchant, cards and wallets that exist nowhere, for tests and benchmarks.
public enum DropInTestSamples {
    /// The provider's id of the sample transaction.
    public static let systemTransactionId = "drop-in-system-1"

    /// A test number that passes the check of its digits.
    public static let card = CardSubmitData(
        cardNumber: "4111 1111 1111 1111", expiryMonth: "12", expiryYear: "2030", securityCode: "123",
        cardHolderName: "Ada Example")
    /// A card on file.
    public static let saved = SavedCardSubmitData(
        token: Sensitive("token-saved"), network: "Visa", fundingSource: "Credit")
    /// What the vault makes of a new card.
    public static let token = CardToken(token: Sensitive("token-new"), network: "Visa", fundingSource: "Credit")
    /// The 3DS server knows the card and wants a fingerprint.
    public static let preInitiation = CardPreInitiation(
        authenticationId: "3ds-1", isSupported: true, fingerprintUrl: "https://issuer.test/fingerprint")
    /// The issuer wants a challenge.
    public static let challenge = CardChallenge(id: "challenge-1", url: "https://issuer.test/challenge")
    /// The issuer's word.
    public static let proof = CardAuthenticationProof(authenticationId: "3ds-1")
    /// An order that waits for approval.
    public static let order = PayPalOrder(
        orderId: "order-at-paypal", approvalUrl: "https://paypal.test/approve", intent: .authorisation)
    /// The shopper's authorisation in the sheet.
    public static let walletPayment = ApplePayAuthorisation(paymentId: "wallet-1", token: Sensitive("wallet-token"))

    /// A money-moving call's answer, in a state.
    public static func reply(
        _ state: TransactionState = .authorised, id: String = systemTransactionId,
        merchantTransactionId: String? = nil, amount: Decimal? = nil, code: String? = nil, message: String? = nil
    ) -> TransactionReply {
        TransactionReply(
            state: state, stateCode: code, stateMessage: message, systemTransactionId: id,
            merchantTransactionId: merchantTransactionId, amount: amount, currencyCode: amount == nil ? nil : "USD")
    }

    /// A payment of 25.00 US dollars.
    public static func transaction(
        amount: Decimal = 25, currency: String = "USD", entryType: EntryType = .ecom,
        paypal: PayPalIntentType = .authorisation
    ) -> DropInTransactionData {
        DropInTransactionData(
            amount: amount, currency: currency, entryType: entryType,
            intent: DropInTransactionIntentData(card: .authorisation, paypal: paypal),
            merchantTransactionId: "order-1", merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) })
    }

    /// All wallets, each with an id of the merchant's.
    public static let allWallets = AllowedWallets(
        paypal: AllowedPayPal(merchantId: "paypal-merchant"), applePay: AllowedApplePay(merchantId: "merchant.test"),
        paze: AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999"))

    /// A session that lists cards, PayPal and Paze.
    public static func sessionWithPaze(
        paze: AllowedPaze = AllowedPaze(clientId: "client-1", merchantCategoryCode: "5999"), expiry: Date? = nil
    ) -> SessionData {
        session(
            expiry: expiry, wallets: AllowedWallets(paypal: AllowedPayPal(merchantId: "paypal-merchant"), paze: paze))
    }

    /// A session that lists cards, PayPal and Apple Pay.
    public static func session(
        id: String = "session-1", expiry: Date? = nil, cards: [String]? = ["Visa"],
        wallets: AllowedWallets? = AllowedWallets(
            paypal: AllowedPayPal(merchantId: "paypal-merchant"), applePay: AllowedApplePay(merchantId: "merchant.test")
        )
    ) -> SessionData {
        SessionData(
            sessionId: id, hmacKey: "hmac-key", encryptionKey: "encryption-key", sessionExpiry: expiry,
            allowedFundingTypes: AllowedFundingType(cards: cards, wallets: wallets))
    }
}
