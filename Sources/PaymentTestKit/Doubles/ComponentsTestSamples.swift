public import PaymentCheckout
public import PaymentFlows

/// A payment session and a card that exist nowhere, for tests and benchmarks.
public enum ComponentsTestSamples {
    /// The provider's id of the sample payment.
    public static let paymentID = "pay_1"
    /// The payment session.
    public static let paymentSession = CheckoutComponents.PaymentSession(
        id: "ps_1", paymentSessionSecret: "pss_secret")
    /// What it is for: 25.00 euros, by card or Apple Pay.
    public static let details = PaymentSessionDetails(amount: 2_500, currency: "EUR", methods: [.card, .applePay])
    /// A sound card; the number is one that schemes publish for tests.
    public static let card = card("4242 4242 4242 4242")
    /// The card's token.
    public static let token = CheckoutComponents.TokenDetails(token: "tok_secret", type: "card", cardType: "CREDIT")
    /// What is known of the card's first digits.
    public static let metadata = CheckoutComponents.CardMetadata(bin: "42424242", scheme: "visa", cardType: "credit")

    /// A sound card of another number.
    public static func card(_ number: String) -> CheckoutComponents.CardInput {
        CheckoutComponents.CardInput(number: number, expiryMonth: "12", expiryYear: "2099", cvv: "123")
    }

    /// The answer to a submit.
    public static func body(
        _ status: String? = "Approved", id: String? = paymentID, action: String? = nil
    ) -> CheckoutComponents.PaymentSessionSubmissionResult {
        CheckoutComponents.PaymentSessionSubmissionResult(
            id: id, status: status, type: "card", actionType: action,
            actionURL: action == nil ? nil : "https://challenge.test")
    }

    /// What a status query finds.
    public static func found(
        _ status: String, id: String = paymentID, amount: Int? = nil
    ) -> FoundPayments {
        FoundPayments([CheckoutComponents.PaymentReply(paymentID: id, status: status, amount: amount)])
    }
}
