/// The card that the shopper chose, without its number (TY-21).
public struct PazeMaskedCard: Hashable, Sendable {
    /// The last four digits of the card number. Redacted when printed.
    public var panLastFour: String
    /// The brand, for example "VISA".
    public var paymentCardBrand: String
    /// The network, for example "VISA".
    public var paymentCardNetwork: String
    /// The issuer's name for the card. Redacted when printed.
    public var paymentCardDescriptor: String
    /// Credit or debit, in Paze's words.
    public var paymentCardType: String
    /// How the card is drawn.
    public var digitalCardData: PazeDigitalCardData
    /// Paze's id of the card. Redacted when printed.
    public var digitalCardId: String?
    /// The reference of the account behind the card. Redacted when printed.
    public var paymentAccountReference: String?
    /// The month in which the card expires, two digits. Redacted when printed.
    public var panExpirationMonth: String?
    /// The year in which the card expires, four digits. Redacted when printed.
    public var panExpirationYear: String?
    /// The billing address, as far as the billing preference asks for it.
    public var billingAddress: PazeCheckoutAddress?

    /// Describes a card.
    public init(
        panLastFour: String, paymentCardBrand: String, paymentCardNetwork: String, paymentCardDescriptor: String,
        paymentCardType: String, digitalCardData: PazeDigitalCardData, digitalCardId: String? = nil,
        paymentAccountReference: String? = nil, panExpirationMonth: String? = nil, panExpirationYear: String? = nil,
        billingAddress: PazeCheckoutAddress? = nil
    ) {
        self.panLastFour = panLastFour
        self.paymentCardBrand = paymentCardBrand
        self.paymentCardNetwork = paymentCardNetwork
        self.paymentCardDescriptor = paymentCardDescriptor
        self.paymentCardType = paymentCardType
        self.digitalCardData = digitalCardData
        self.digitalCardId = digitalCardId
        self.paymentAccountReference = paymentAccountReference
        self.panExpirationMonth = panExpirationMonth
        self.panExpirationYear = panExpirationYear
        self.billingAddress = billingAddress
    }
}

extension PazeMaskedCard: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("panLastFour", panLastFour),
            .plain("paymentCardBrand", paymentCardBrand),
            .plain("paymentCardNetwork", paymentCardNetwork),
            .secret("paymentCardDescriptor", paymentCardDescriptor),
            .plain("paymentCardType", paymentCardType),
            .nested("digitalCardData", digitalCardData),
            .secret("digitalCardId", digitalCardId),
            .secret("paymentAccountReference", paymentAccountReference),
            .secret("panExpirationMonth", panExpirationMonth),
            .secret("panExpirationYear", panExpirationYear),
            .nested("billingAddress", billingAddress),
        ]
    }
}
