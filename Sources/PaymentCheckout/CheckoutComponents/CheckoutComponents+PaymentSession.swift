public import PaymentFlows

extension CheckoutComponents {
    /// A payment session, as the merchant's server has made it at the provider. Its secret is redacted when printed.
    public struct PaymentSession: Hashable, Sendable {
        /// The session's id, for example "ps_abc".
        public let id: String
        /// The secret that belongs to it.
        public let paymentSessionSecret: Sensitive<String>

        /// Names a payment session.
        public init(id: String, paymentSessionSecret: String) {
            self.id = id
            self.paymentSessionSecret = Sensitive(paymentSessionSecret)
        }
    }
}
