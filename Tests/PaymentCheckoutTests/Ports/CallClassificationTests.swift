import PaymentCheckout
import PaymentFlows
import Testing

@Suite struct CallClassificationTests {
    @Test(
        "EN-48 a status is definite, decided by its body, or says nothing",
        arguments: [
            (200, .answered), (201, .answered), (204, .answered), (299, .answered), (400, .definiteNo),
            (401, .definiteNo), (402, .definiteNo), (403, .definiteNo), (404, .definiteNo), (407, .definiteNo),
            (408, .silent), (409, .silent), (410, .definiteNo), (422, .definiteNo), (424, .definiteNo), (425, .silent),
            (426, .definiteNo), (429, .silent), (430, .definiteNo), (451, .definiteNo), (499, .definiteNo),
            (500, .silent), (502, .silent), (503, .silent), (504, .silent), (599, .silent), (100, .silent),
            (199, .silent), (300, .silent), (302, .silent), (399, .silent), (0, .silent), (-1, .silent), (600, .silent),
        ] as [(Int, HTTPStatusClassification)])
    func status(status: Int, expected: HTTPStatusClassification) {
        #expect(HTTPStatusClassification(status: status) == expected)
    }

    private struct Unreadable: Error {}

    @Test("EN-48 the body of a 2xx decides: readable, nothing, or unreadable")
    func body() {
        #expect(CallResult(httpStatus: 200, decode: { "pending" }) == .success("pending"))
        #expect(CallResult<String>(httpStatus: 200, decode: { nil }) == .malformed)
        #expect(CallResult<String>(httpStatus: 200, decode: { throw Unreadable() }) == .malformed)
    }

    @Test("EN-48 the body of anything else is not read as a success")
    func otherBodies() {
        #expect(
            CallResult(httpStatus: 422, decode: { "authorised" }) == .refused(ProviderRefusal(httpStatus: 422)))
        #expect(CallResult(httpStatus: 500, decode: { "authorised" }) == .silent)
        #expect(
            CallResult<String>(
                httpStatus: 402, refusal: { ProviderRefusal(code: "51", httpStatus: $0) }, decode: { nil })
                == .refused(ProviderRefusal(code: "51", httpStatus: 402)))
    }

    private enum ClientError: Error { case notConnected, declined, brokenOff }

    @Test("EN-48 what a thrown error means is the host's to say; said of nothing, it is silence")
    func thrown() async {
        func result(_ error: ClientError) async -> CallResult<Int> {
            await CallResult(of: { throw error }) { error in
                switch error as? ClientError {
                case .notConnected: .notSent
                case .declined: .refused(ProviderRefusal(code: "51"))
                case .brokenOff, nil: .silent
                }
            }
        }
        #expect(await result(.notConnected) == .notSent)
        #expect(await result(.declined) == .refused(ProviderRefusal(code: "51")))
        #expect(await result(.brokenOff) == .silent)
        #expect(await CallResult<Int>(of: { throw ClientError.notConnected }) == .silent)
        #expect(await CallResult<Int>(of: { throw CancellationError() }) == .silent)
        #expect(await CallResult(of: { 1 }) == .success(1))
    }
}
