extension CheckoutComponents {
    /// What a payment session says of storing the shopper's card (CC-10).
    public struct ConsentTerms: Hashable, Sendable {
        /// The session's value of `store_payment_details`. Nil: absent.
        public var storePaymentDetails: StorePaymentDetails?
        /// Remember Me is available in the session, and collects consent in a way of its own. False by default.
        public var isRememberMeAvailable: Bool
        /// The session was made with the customer's e-mail; without one the provider stores nothing. False by default.
        public var hasCustomerEmail: Bool

        /// Describes a session. By default nothing is stored and nothing is asked.
        public init(
            storePaymentDetails: StorePaymentDetails? = nil, isRememberMeAvailable: Bool = false,
            hasCustomerEmail: Bool = false
        ) {
            self.storePaymentDetails = storePaymentDetails
            self.isRememberMeAvailable = isRememberMeAvailable
            self.hasCustomerEmail = hasCustomerEmail
        }
    }
}

extension CheckoutComponents.ConsentTerms {
    /// The consent checkbox is shown.
    public var showsCheckbox: Bool {
        storePaymentDetails == .collectConsent && !isRememberMeAvailable && hasCustomerEmail
    }

    /// What `storeForFutureUse` reports (CC-10): the shopper's choice while the checkbox is shown, else nil.
    public func storeForFutureUse(isChecked: Bool) -> Bool? { showsCheckbox ? isChecked : nil }
}
