import FoundationEssentials
import PaymentFlows

/// What the events of the component's tests are made of.
enum ComponentSamples {
    static let session = "ps-1"
    static let sentAt = Date(timeIntervalSinceReferenceDate: 1_000)
    static let no = ProviderRefusal(code: "R1", message: "Refused.", httpStatus: 422)
    static let failure = Evidence(
        PaymentFailure(code: "paymentSessionRequestFailed", message: "session: is not there."))
    static let expired = Evidence(PaymentFailure(code: "FLOW0003", message: "The session has expired."))
    static let action = CheckoutComponents.Action(kind: .threeDS, url: "https://challenge.test")

    /// The n-th attempt of a session, for 25.00 euros where nothing else is said.
    static func attempt(
        _ number: UInt32 = 1, session: String = session, asksFirst: Bool = false, earlier: Set<String> = [],
        seed: UInt64 = 7, cents: Int64 = 2_500
    ) -> Evidence<Attempt> {
        Evidence(
            Attempt(
                id: AttemptID(number), sessionId: session, amount: euros(cents), merchantTransactionId: session,
                asksFirst: asksFirst, earlierTransactions: earlier, seed: seed))
    }

    static func euros(_ cents: Int64) -> Amount? {
        Currency(code: "EUR").flatMap { Amount(minorUnits: cents, currency: $0) }
    }

    static func start(
        _ attempt: Evidence<Attempt> = attempt(), problem: Evidence<PaymentFailure>? = nil,
        hasHandleSubmit: Bool = false, hasOnTokenized: Bool = true, consent: CheckoutComponents.ConsentTerms = .init()
    ) -> Evidence<CheckoutComponentFlow.Start> {
        Evidence(
            CheckoutComponentFlow.Start(
                attempt: attempt, problem: problem, hasHandleSubmit: hasHandleSubmit, hasOnTokenized: hasOnTokenized,
                consent: consent))
    }

    /// The id of an attempt's payment.
    static func paymentID(_ attempt: Evidence<Attempt>) -> String { "pay-\(attempt.payload.id.number)" }

    static func identity(_ attempt: Evidence<Attempt> = attempt(), id: String? = nil) -> TransactionIdentity {
        TransactionIdentity(
            merchantTransactionId: attempt.payload.merchantTransactionId,
            systemTransactionId: id ?? paymentID(attempt))
    }

    static let token = CheckoutComponents.TokenDetails(token: "tok-secret", type: "card", cardType: "CREDIT")
    static let metadata = CheckoutComponents.CardMetadata(bin: "42424242", scheme: "visa", cardType: "credit")

    /// July 2026.
    static func july() -> CheckoutComponents.CardMonth? { CheckoutComponents.CardMonth(year: 2026, month: 7) }

    static func card(_ number: String = "4242 4242 4242 4242") -> CheckoutComponents.CardInput {
        CheckoutComponents.CardInput(number: number, expiryMonth: "12", expiryYear: "30", cvv: "123")
    }

    /// A sound card in the card's fields.
    static func typed(
        _ number: String = "4242 4242 4242 4242", scheme: String? = nil, isConsentChecked: Bool = false
    ) -> CheckoutComponents.Input? {
        july().map {
            CheckoutComponents.Input(
                method: .card, card: card(number), preferredScheme: scheme, isConsentChecked: isConsentChecked, in: $0)
        }
    }

    /// Another method is selected.
    static func selected(_ method: CheckoutComponents.MethodName?) -> CheckoutComponents.Input? {
        july().map { CheckoutComponents.Input(method: method, in: $0) }
    }
}
