/// What `create()` found to offer (DI-01).
public struct DropInOffers: Hashable, Sendable {
    /// The methods that are offered, in the order card, PayPal, Apple Pay, Paze.
    public let methods: [DropInPaymentMethod]
    /// What the session lists and cannot be offered, in the same order; or that nothing can be (SDK1100).
    public let problems: [DropInOfferProblem]
    /// Cards on file are offered: the shopper has an id (DI-02).
    public let offersSavedCards: Bool

    /// Describes what is offered.
    public init(
        methods: [DropInPaymentMethod], problems: [DropInOfferProblem] = [], offersSavedCards: Bool = false
    ) {
        self.methods = methods
        self.problems = problems
        self.offersSavedCards = offersSavedCards
    }
}
