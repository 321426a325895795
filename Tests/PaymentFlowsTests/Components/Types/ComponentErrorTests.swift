import PaymentFlows
import Testing

@Suite("The errors of the components")
struct ComponentErrorTests {
    @Test("TY-50 every code can be read from its text, and no two have the same")
    func codes() {
        let all = CheckoutComponents.Error.ErrorCode.allCases
        #expect(all.count == 14 + 9)
        #expect(Set(all.map(\.code)).count == all.count)
        for code in all { #expect(CheckoutComponents.Error.ErrorCode(code: code.code) == code) }
        #expect(CheckoutComponents.Error.ErrorCode(code: "other") == nil)
        #expect(CheckoutComponents.Error.ErrorCode.engine(.cancelledByHost).code == "FLOW0006")
        #expect(CheckoutComponents.Error.ErrorCode.tokenRejected.code == "tokenRejected")
    }

    private typealias Code = CheckoutComponents.Error.ErrorCode

    /// Every code with its type: pinned, since the vendor publishes the types and not what is in them.
    private static let types: [CheckoutComponents.Error.ErrorType: Set<CheckoutComponents.Error.ErrorCode>] = [
        .integration: [
            .base64EncodingFailed, .callbackNotProvided, .componentIsAvailableNotChecked, .componentNotSupported,
            .configurationInvalid, .invalidSetup, .engine(.callbackDeadline), .engine(.wouldWaitForItself),
        ],
        .request: [
            .paymentRequestDeclined, .paymentRequestFailed, .paymentSessionRequestFailed, .engine(.outcomeUnknown),
            .engine(.sessionExpired), .engine(.malformedPayload), .engine(.mismatch), .engine(.engineUnavailable),
        ],
        .paymentMethod: [.cardAuthenticationFailed, .paymentMethodFailed, .tokenRejected],
        .submit: [.submitFailed, .engine(.cancelledByHost)],
        .validation: [.componentInvalid, .engine(.unusableAmount)],
    ]

    @Test("CC-16 the type follows from the code, for each of them")
    func types() {
        #expect(Self.types.values.map(\.count).reduce(0, +) == Code.allCases.count)
        for (type, codes) in Self.types {
            for code in codes { #expect(CheckoutComponents.Error(code, "Words.").details.type == type, "\(code.code)") }
        }
    }

    @Test("CC-16 an error prints its code and message")
    func description() {
        #expect(
            "\(CheckoutComponents.Error(.submitFailed, "Nothing was submitted."))"
                == "submitFailed: Nothing was submitted.")
    }
}
