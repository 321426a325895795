extension PaymentFailure {
    /// A failure under one of the components' codes.
    static func component(
        _ code: CheckoutComponents.Error.ErrorCode, _ message: String, refusal: ProviderRefusal? = nil,
        identity: TransactionIdentity? = nil
    ) -> PaymentFailure {
        PaymentFailure(code: code.code, message: message, refusal: refusal, identity: identity)
    }
}

extension CheckoutComponents.Error {
    /// The error that a failure is told as (CC-16).
    ///
    /// A code that is none of the components' own is told as `paymentRequestFailed`.
    package init(
        _ failure: PaymentFailure, mobileSessionID: String?, paymentSessionID: String,
        paymentID: CheckoutComponents.PaymentID? = nil,
        authenticationFailure: CheckoutComponents.AuthenticationFailure? = nil
    ) {
        self.init(
            ErrorCode(code: failure.code) ?? .paymentRequestFailed,
            failure.message, mobileSessionID: mobileSessionID, paymentSessionID: paymentSessionID,
            paymentID: failure.identity?.systemTransactionId ?? paymentID,
            authenticationFailure: authenticationFailure)
    }
}
