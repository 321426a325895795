internal import FoundationEssentials
internal import PaymentFlows

/// What a live session keeps of its checkout's configuration: what a component may still read.
///
/// The keys of the session are not among it, since nothing here signs or encrypts (EN-90).
struct SessionConfiguration: Sendable {
    // `Optional` is written out: with a question mark each would begin as nil, and the initialiser would copy the finished value.

    /// The provider's id of the session.
    let sessionId: String
    let allowedFundingTypes: AllowedFundingType?
    let terms: Shared<CheckoutTerms>
    /// Nil: the session is closed, and the host's closures are gone (EN-62).
    private(set) var queries: Optional<Shared<CheckoutQueries>>
    /// What is to be paid now; changed between attempts (EN-35).
    private(set) var payment: Payment
    /// The transaction id that the session was opened for, once it has another one; nil: it is still the same (EN-65).
    private var firstTransactionId: Optional<Shared<String>>

    init(_ config: borrowing CheckoutConfig) {
        sessionId = config.session.sessionId
        allowedFundingTypes = config.session.allowedFundingTypes
        terms = config.terms
        queries = config.queries
        payment = Payment(config.transactionData)
        firstTransactionId = nil
    }

    /// What the session was opened for, whatever its payment becomes (EN-65).
    var openedFor: String { firstTransactionId?.value ?? payment.merchantTransactionId }

    mutating func change(to next: Payment) {
        if firstTransactionId == nil, next.merchantTransactionId != payment.merchantTransactionId {
            firstTransactionId = Shared(payment.merchantTransactionId)
        }
        payment = next
    }

    /// The update could not be used: the payment keeps its ids, and there is no amount to pay.
    mutating func failUpdate(to next: Payment) { payment = payment.failing(to: next) }

    /// Takes the host's closures out.
    mutating func retire() -> Shared<CheckoutQueries>? {
        defer { queries = nil }
        return queries
    }
}
