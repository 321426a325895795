import PaymentFlows

/// What the events of Drop-in's tests are made of.
enum DropInSamples {
    static let shopper = Evidence(TransactionShopper(id: "shopper-1"))
    static let address = Evidence(ShippingAddress(city: "Utrecht"))
    static let softDecline = ProviderRefusal(
        code: "65", message: "Authentication required.",
        identity: TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-soft"))

    static let failure = PaymentFailure(
        code: "Error", message: "The provider could not process the transaction.",
        refusal: ProviderRefusal(code: "E1", message: "Failed."), identity: Samples.identity)

    // MARK: card

    /// A test number that passes the check of its digits.
    static let card = CardSubmitData(
        cardNumber: "4111 1111 1111 1111", expiryMonth: "12", expiryYear: "2030", securityCode: "123",
        cardHolderName: "Ada Example")
    static let saved = SavedCardSubmitData(token: Sensitive("token-saved"), network: "Visa", fundingSource: "Credit")
    static let token = CardToken(token: Sensitive("token-new"), network: "Visa", fundingSource: "Credit")
    static let month = CardMonth(month: "6", year: "2026")

    static func terms(
        _ restrictions: CardRestrictions = CardRestrictions(), showsConsentControl: Bool = false
    ) -> [CardTerms] {
        month.map {
            [CardTerms(month: $0, restrictions: restrictions, showsConsentControl: showsConsentControl)]
        } ?? []
    }

    static let onlyDebit = CardRestrictions(allowedCardFundingSource: ["Debit"])
    static let preInitiation = CardPreInitiation(
        authenticationId: "3ds-1", isSupported: true, fingerprintUrl: "https://issuer.test/fingerprint")
    static let challenge = CardChallenge(id: "challenge-1", url: "https://issuer.test/challenge")
    static let proof = CardAuthenticationProof(authenticationId: "3ds-1")
}
