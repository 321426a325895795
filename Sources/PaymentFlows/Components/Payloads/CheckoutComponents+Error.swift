extension CheckoutComponents {
    /// What `onError` is given, and what configuring throws (CC-16).
    ///
    /// The message names a field, a step or a limit, never a value.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// What went wrong, in English, for a developer. Never empty.
        public let message: String
        /// The code, which does not change between versions.
        public let errorCode: ErrorCode
        /// What it is about.
        public let details: Details
        /// How a 3DS challenge or redirect ended, for `cardAuthenticationFailed`; else nil.
        public let authenticationFailure: AuthenticationFailure?

        /// Describes an error. Its type follows from its code.
        public init(
            _ errorCode: ErrorCode, _ message: String, mobileSessionID: String? = nil, paymentSessionID: String? = nil,
            paymentID: PaymentID? = nil, authenticationFailure: AuthenticationFailure? = nil
        ) {
            self.message = message
            self.errorCode = errorCode
            self.authenticationFailure = authenticationFailure
            details = Details(
                mobileSessionID: mobileSessionID, paymentSessionID: paymentSessionID, paymentID: paymentID,
                type: errorCode.type)
        }
    }
}

extension CheckoutComponents.Error {
    /// What an error is about.
    public struct Details: Hashable, Sendable {
        /// The engine's id of the session on the shopper's device, where the host gave one.
        public let mobileSessionID: String?
        /// The id of the payment session.
        public let paymentSessionID: String?
        /// The id of the payment, once the provider has told one.
        public let paymentID: CheckoutComponents.PaymentID?
        /// The group that the code belongs to.
        public let type: ErrorType
    }

    /// The groups of errors.
    public enum ErrorType: String, Hashable, Sendable, CaseIterable {
        /// The components are used in a way that they do not support.
        case integration
        /// A request to the provider failed, or was answered with a no.
        case request
        /// The payment method could not be used.
        case paymentMethod
        /// The submission did not take place.
        case submit
        /// What was entered cannot be used.
        case validation
    }
}

extension CheckoutComponents.Error: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(errorCode.code): \(message)" }
}
