import PaymentFlows
import Testing

@Suite("Whether a card may be submitted")
struct CardValidationTests {
    @Test(
        "DI-31: a number belongs to a scheme, has a length of it and the right last digit",
        arguments: [
            ("4111111111111111", true), ("4111 1111-1111 1111", true), ("4111111111111112", false),
            ("411111111111111", false), ("5555555555554444", true), ("2223003122003222", true),
            ("378282246310005", true), ("6011111111111117", true), ("30569309025904", true),
            ("3530111333300000", true), ("9999999999999995", false), ("", false), ("４111111111111111", false),
            ("4111111111111111a", false),
        ])
    func numbers(number: String, isUsable: Bool) throws {
        var card = DropInSamples.card
        card.cardNumber = number
        card.securityCode = number.hasPrefix("37") ? "1234" : "123"
        #expect((problem(card) == nil) == isUsable)
    }

    @Test(
        "DI-31: a card can be used up to the end of its month",
        arguments: [
            ("6", "2026", true), ("06", "26", true), ("5", "2026", false), ("12", "2025", false), ("1", "2027", true),
            ("13", "2030", false), ("0", "2030", false), ("", "2030", false), ("6", "026", false), ("6", "-1", false),
        ])
    func expiry(month: String, year: String, isUsable: Bool) {
        var card = DropInSamples.card
        (card.expiryMonth, card.expiryYear) = (month, year)
        #expect((problem(card) == nil) == isUsable)
    }

    @Test("DI-23: the messages say expired, CVV and security code, and never a value")
    func words() {
        var card = DropInSamples.card
        card.expiryYear = "2020"
        #expect(problem(card)?.message.contains("expired") == true)
        card = DropInSamples.card
        card.securityCode = "98765"
        #expect(problem(card)?.message.contains("CVV") == true)
        #expect(problem(card)?.message.contains("security code") == true)
        #expect(problem(card)?.message.contains("98765") == false)
        #expect(problem(card)?.code == "SDK1116")
    }

    @Test("DI-31: a network that is not accepted is refused, whatever the case of its name")
    func networks() {
        let visa = CardRestrictions(acceptedCardNetworks: ["visa"])
        let others = CardRestrictions(acceptedCardNetworks: ["Mastercard", "American Express"])
        #expect(problem(DropInSamples.card, visa) == nil)
        #expect(problem(DropInSamples.card, others)?.code == "SDK1116")
    }

    @Test("DI-31: a holder's name is required and has at most 45 characters")
    func holder() {
        var card = DropInSamples.card
        card.cardHolderName = "  "
        #expect(problem(card) != nil)
        card.cardHolderName = String(repeating: "a", count: 45)
        #expect(problem(card) == nil)
        card.cardHolderName += "a"
        #expect(problem(card) != nil)
    }

    @Test(
        "DI-35: owner, source of funds, network and issuer's country are enforced, and what is not told is not allowed")
    func restrictions() {
        let token = CardToken(
            token: Sensitive("t"), network: "VISA", fundingSource: "credit", issuerCountryCode: "NL",
            ownerType: "Consumer")
        let bare = CardToken(token: Sensitive("t"))
        for restrictions in [
            CardRestrictions(acceptedCardNetworks: ["Visa"]), CardRestrictions(allowedCardOwnerTypes: ["consumer"]),
            CardRestrictions(allowedCardFundingSource: ["Credit"]), CardRestrictions(allowedIssuerCountryCodes: ["NL"]),
        ] {
            #expect(restrictions.problem(of: token) == nil)
            #expect(restrictions.problem(of: bare)?.code == "SDK1116")
        }
        for restrictions in [
            CardRestrictions(acceptedCardNetworks: ["Jcb"]), CardRestrictions(allowedCardOwnerTypes: ["Corporate"]),
            CardRestrictions(allowedCardFundingSource: ["Debit"]), CardRestrictions(allowedIssuerCountryCodes: ["BE"]),
        ] { #expect(restrictions.problem(of: token)?.code == "SDK1116") }
        #expect(CardRestrictions(acceptedCardNetworks: []).problem(of: bare) == nil)
    }

    @Test("DI-31 DI-35 TY-02: a card has to pass what the configuration allows and what the session does")
    func sessionRestrictions() throws {
        let month = try #require(DropInSamples.month)
        let mastercard = CardRestrictions(CheckoutRestrictions(acceptedCardNetworks: ["Mastercard"]))
        let both = CardTerms(
            month: month, restrictions: CardRestrictions(acceptedCardNetworks: ["Visa"]),
            sessionRestrictions: mastercard)
        #expect(CardValidation.problem(of: .newCard(DropInSamples.card), terms: both)?.code == "SDK1116")

        let debit = CardTerms(
            month: month,
            sessionRestrictions: CardRestrictions(CheckoutRestrictions(allowedCardFundingSource: ["Debit"])))
        var flow = CardFlow()
        flow.play([
            .appeared, .tap(CardInput(.savedCard(DropInSamples.saved))), .decided(true),
            .step(.termsRead(Evidence(debit))), .acknowledged,
        ])
        #expect(flow.told == "onError(SDK1116)")
        for (countries, isTaken) in [(["NL"], true), (["BE"], false)] {
            let restrictions = CardRestrictions(CheckoutRestrictions(allowedIssuerCountryCodes: countries))
            let token = CardToken(token: Sensitive("t"), issuerCountryCode: "NL")
            #expect((restrictions.problem(of: token) == nil) == isTaken)
        }
    }

    @Test("C101 EN-90: nothing of a card is printed")
    func secrets() {
        let input = CardInput(.newCard(DropInSamples.card))
        let saved = CardInput(.savedCard(DropInSamples.saved))
        let printed =
            "\(input) \(saved) \(DropInSamples.token) \(String(reflecting: input)) \(Mirror(reflecting: input))"
        for secret in ["4111", "1111 1111", "123", "2030", "Ada", "token-saved", "token-new"] {
            #expect(!printed.contains(secret), "\(secret)")
        }
    }

    private func problem(
        _ card: CardSubmitData, _ restrictions: CardRestrictions = CardRestrictions()
    ) -> PaymentFailure? {
        guard let terms = DropInSamples.terms(restrictions).first else { return nil }
        return CardValidation.problem(of: .newCard(card), terms: terms)
    }
}
