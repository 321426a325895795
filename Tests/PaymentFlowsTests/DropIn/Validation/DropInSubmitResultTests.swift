import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What onSuccess of Drop-in is given")
struct DropInSubmitResultTests {
    @Test("TY-11: a result is written and read back")
    func plain() throws {
        let result = DropInSubmitResult(
            systemTransactionId: "system-1", merchantTransactionId: "order-1", paymentMethod: .card,
            paymentData: .authorisation(
                AuthorisationPaymentData(merchantTransactionId: "order-1", systemTransactionId: "system-1")))
        let data = try JSONEncoder().encode(result)
        #expect(try JSONDecoder().decode(DropInSubmitResult.self, from: data) == result)
    }

    @Test("TY-11 EN-90: what Paze told is read back with its sensitive fields redacted, and stays so")
    func paze() throws {
        guard case .complete(let checkout) = PazeSamples.checkout(sessionId: "session-1"),
            let decoded = checkout.checkoutDecodedResponse
        else {
            Issue.record("no checkout response in the samples")
            return
        }
        let result = DropInSubmitResult(
            systemTransactionId: "system-1", merchantTransactionId: nil, paymentMethod: .paze,
            paymentData: .paze(decoded))
        let data = try JSONEncoder().encode(result)
        let read = try JSONDecoder().decode(DropInSubmitResult.self, from: data)
        #expect(read.systemTransactionId == "system-1")
        guard case .paze(let shown) = read.paymentData else {
            Issue.record("\(read)")
            return
        }
        #expect(shown.sessionId == decoded.sessionId)
        #expect(shown.maskedCard?.paymentCardNetwork == decoded.maskedCard?.paymentCardNetwork)
        #expect(shown.maskedCard?.panLastFour != decoded.maskedCard?.panLastFour)
        let again = try JSONEncoder().encode(read)
        #expect(try JSONDecoder().decode(DropInSubmitResult.self, from: again) == read)
    }

    @Test("TY-06: without the provider's id there is no success to report")
    func noId() {
        let identity = TransactionIdentity(merchantTransactionId: "order-1")
        #expect(DropInSubmitResult(identity: identity, paymentMethod: .card) == nil)
    }
}
