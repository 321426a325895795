import PaymentFlows
import Testing

@Suite("TY-06 results")
struct SubmitResultTests {
    @Test("TY-06 TY-11 a failed result can be cast from the base class, an unknown one too")
    func casting() throws {
        let failed: BaseSubmitResult = FailedSubmitResult(
            errorCode: "SDK1215", errorReason: "userIp must be an address")
        #expect((failed as? FailedSubmitResult)?.errorReason == "userIp must be an address")
        #expect(failed as? MerchantSubmitResult == nil)

        let unknown: BaseSubmitResult = UnknownSubmitResult(merchantTransactionId: "m-1")
        let cast = try #require(unknown as? FailedSubmitResult)
        #expect(cast.errorCode == "FLOW0001")
        #expect((cast as? UnknownSubmitResult)?.merchantTransactionId == "m-1")

        let merchant: BaseSubmitResult = MerchantSubmitResult(merchantTransactionId: "m-1", systemTransactionId: "s-1")
        #expect(merchant as? FailedSubmitResult == nil)
        #expect((merchant as? MerchantSubmitResult)?.systemTransactionId == "s-1")
    }

    @Test("TY-06 without the provider's id there is no merchant result")
    func verified() {
        #expect(MerchantSubmitResult(identity: TransactionIdentity(merchantTransactionId: "m-1")) == nil)
        let identity = TransactionIdentity(merchantTransactionId: "m-1", systemTransactionId: "s-1")
        #expect(MerchantSubmitResult(identity: identity)?.merchantTransactionId == "m-1")
    }

    @Test("TY-06 a provider's no keeps its code, words, id for support and status")
    func refusal() {
        let refusal = ProviderRefusal(code: "05", message: "Do not honour", httpStatus: 402, correlationId: "c-1")
        let result = FailedSubmitResult(refusal)
        #expect(result.errorCode == "05")
        #expect(result.errorReason == "Do not honour")
        #expect(result.httpStatusCode == 402)
        #expect(result.correlationId == "c-1")
        #expect(result.details == nil)
    }

    @Test("TY-06 a failure keeps its own code and puts the provider's words in the details")
    func failure() {
        let refusal = ProviderRefusal(code: "E1", message: "bad request", httpStatus: 400, correlationId: "c-1")
        let result = FailedSubmitResult.make(
            from: PaymentFailure(code: "SDK1214", message: "decryption failed", refusal: refusal))
        #expect(!(result is UnknownSubmitResult))
        #expect(result.errorCode == "SDK1214")
        #expect(result.errorReason == "decryption failed")
        #expect(result.correlationId == "c-1")
        #expect(result.httpStatusCode == 400)
        #expect(result.details == ["E1", "bad request"])
        #expect(FailedSubmitResult.make(from: PaymentFailure(code: "SDK1215", message: "x")).details == nil)
    }

    @Test("TY-06 EN-43 the failure of an unknown outcome becomes an unknown result with its ids")
    func unknown() throws {
        let identity = TransactionIdentity(merchantTransactionId: "m-2", systemTransactionId: "s-2")
        let failure = PaymentFailure(code: "FLOW0001", message: "not known", identity: identity)
        let result = try #require(FailedSubmitResult.make(from: failure) as? UnknownSubmitResult)
        #expect(result.merchantTransactionId == "m-2")
        #expect(result.systemTransactionId == "s-2")
        #expect(UnknownSubmitResult(identity).systemTransactionId == "s-2")
    }
}
