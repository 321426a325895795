extension CheckoutComponents.Error {
    /// What went wrong (TY-50).
    public enum ErrorCode: Hashable, Sendable {
        /// What was captured could not be packed for the submission.
        case base64EncodingFailed
        /// `tokenize()` was called, and there is no `onTokenized`.
        case callbackNotProvided
        /// A 3DS challenge or redirect did not end well.
        case cardAuthenticationFailed
        /// The input cannot be submitted, or nothing is selected.
        case componentInvalid
        /// The component was rendered before its availability was checked.
        case componentIsAvailableNotChecked
        /// The component or the selected method does not do what was asked.
        case componentNotSupported
        /// The configuration does not allow what was asked.
        case configurationInvalid
        /// The components were set up in an order that does not work.
        case invalidSetup
        /// Nothing was submitted: `handleSubmit` said so, or was not there.
        case submitFailed
        /// `onTokenized` rejected the card.
        case tokenRejected
        /// The payment method failed: no token was made, or its sheet could not be shown.
        case paymentMethodFailed
        /// The payment was declined.
        case paymentRequestDeclined
        /// The payment request failed, or was not sent.
        case paymentRequestFailed
        /// The payment session could not be read or updated.
        case paymentSessionRequestFailed
        /// One of the engine's own: `engine(.cancelledByHost)` is FLOW0006.
        case engine(FlowErrorCode)
    }
}

extension CheckoutComponents.Error.ErrorCode: CaseIterable {
    /// Every code.
    public static var allCases: [Self] { vendor.map(\.code) + FlowErrorCode.allCases.map { .engine($0) } }

    /// The code as text: the vendor's name, or FLOW and a number.
    public var code: String {
        if case .engine(let code) = self { return code.rawValue }
        return Self.vendor.first { $0.code == self }?.name ?? "invalidSetup"
    }

    /// Reads a code from its text; nil: there is none of that name.
    public init?(code: String) {
        guard let known = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    /// The group that a code belongs to (pinned: the vendor publishes the groups, not who is in them).
    public var type: CheckoutComponents.Error.ErrorType {
        switch self {
        case .callbackNotProvided, .componentIsAvailableNotChecked, .componentNotSupported, .configurationInvalid,
            .invalidSetup, .base64EncodingFailed:
            .integration
        case .paymentRequestDeclined, .paymentRequestFailed, .paymentSessionRequestFailed: .request
        case .cardAuthenticationFailed, .tokenRejected, .paymentMethodFailed: .paymentMethod
        case .submitFailed: .submit
        case .componentInvalid: .validation
        case .engine(let code):
            switch code {
            case .outcomeUnknown, .sessionExpired, .malformedPayload, .mismatch, .engineUnavailable: .request
            case .callbackDeadline, .wouldWaitForItself: .integration
            case .cancelledByHost: .submit
            case .unusableAmount: .validation
            }
        }
    }

    private static let vendor: [(code: Self, name: String)] = [
        (.base64EncodingFailed, "base64EncodingFailed"), (.callbackNotProvided, "callbackNotProvided"),
        (.cardAuthenticationFailed, "cardAuthenticationFailed"), (.componentInvalid, "componentInvalid"),
        (.componentIsAvailableNotChecked, "componentIsAvailableNotChecked"),
        (.componentNotSupported, "componentNotSupported"), (.configurationInvalid, "configurationInvalid"),
        (.invalidSetup, "invalidSetup"), (.submitFailed, "submitFailed"), (.tokenRejected, "tokenRejected"),
        (.paymentMethodFailed, "paymentMethodFailed"), (.paymentRequestDeclined, "paymentRequestDeclined"),
        (.paymentRequestFailed, "paymentRequestFailed"), (.paymentSessionRequestFailed, "paymentSessionRequestFailed"),
    ]
}
