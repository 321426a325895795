extension CheckoutComponents {
    /// A month of a year, by which a card's expiry is judged (EN-40): the same as Drop-in's.
    public typealias CardMonth = PaymentFlows.CardMonth
}
