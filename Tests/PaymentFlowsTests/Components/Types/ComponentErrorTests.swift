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

    @Test(
        "CC-16 the type follows from the code",
        arguments: [
            (CheckoutComponents.Error.ErrorCode.callbackNotProvided, CheckoutComponents.Error.ErrorType.integration),
            (.paymentRequestDeclined, .request), (.cardAuthenticationFailed, .paymentMethod), (.submitFailed, .submit),
            (.componentInvalid, .validation), (.engine(.outcomeUnknown), .request),
        ])
    func types(code: CheckoutComponents.Error.ErrorCode, type: CheckoutComponents.Error.ErrorType) {
        #expect(CheckoutComponents.Error(code, "Words.").details.type == type)
    }

    @Test("CC-16 an error prints its code and message")
    func description() {
        #expect(
            "\(CheckoutComponents.Error(.submitFailed, "Nothing was submitted."))"
                == "submitFailed: Nothing was submitted.")
    }
}
