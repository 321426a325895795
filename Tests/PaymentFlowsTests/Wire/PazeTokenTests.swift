import PaymentFlows
import Testing

@Suite("PZ-16 Paze's tokens")
struct PazeTokenTests {
    static let decoded = PazeCheckoutDecoded(
        consumer: PazeConsumer(
            firstName: "Ada", fullName: "Ada Byron", emailAddress: "ada@example.com",
            mobileNumber: PazeMobileNumber(phoneCountryCode: "1", phoneNumber: "5551234567"), countryCode: "US"),
        sessionId: "session-1",
        maskedCard: PazeMaskedCard(
            panLastFour: "1234", paymentCardBrand: "VISA", paymentCardNetwork: "VISA", paymentCardDescriptor: "Gold",
            paymentCardType: "CREDIT", digitalCardData: PazeDigitalCardData(artUri: "https://a/1", artHeight: 10),
            panExpirationMonth: "12", billingAddress: PazeCheckoutAddress(line1: "1 Main St", zip: "10001")))

    @Test("PZ-16 TY-21 a checkout response gives consumer, session id and masked card, every field of them")
    func checkout() throws {
        let jws = try Self.decoded.encodedJWS()
        #expect(PazeCheckoutDecoded.decode(jws: jws) == .success(Self.decoded))
        let expected = PazeCheckoutResult(
            result: .complete, checkoutResponse: jws, checkoutDecodedResponse: Self.decoded)
        #expect(PazeCheckoutResult.decode(jws: jws) == .success(expected))
    }

    @Test("PZ-16 a token written by hand decodes")
    func known() {
        // {"alg":"none"} . {"sessionId":"s","consumer":{}} . sig
        let jws = "eyJhbGciOiJub25lIn0.eyJzZXNzaW9uSWQiOiJzIiwiY29uc3VtZXIiOnt9fQ.c2ln"
        let expected = PazeCheckoutDecoded(consumer: PazeConsumer(), sessionId: "s", maskedCard: nil)
        #expect(PazeCheckoutDecoded.decode(jws: jws) == .success(expected))
    }

    @Test("PZ-13 PZ-15 a response that says INCOMPLETE keeps Paze's reason and has no response fields")
    func incomplete() {
        let jws = CompactJWS.encode(claims: #"{"result":"INCOMPLETE","reason":"Card locked"}"#)
        let expected = PazeCheckoutResult(result: .incomplete, reason: "Card locked")
        #expect(PazeCheckoutResult.decode(jws: jws) == .success(expected))
        let odd = CompactJWS.encode(claims: #"{"result":"PERHAPS","sessionId":"s","consumer":{}}"#)
        #expect(PazeCheckoutResult.decode(jws: odd) == .failure(.unexpected(field: "result")))
    }

    @Test("PZ-23 TY-21 a complete response gives payload id, session id and secured payload")
    func complete() throws {
        let decoded = PazeCompleteDecoded(payloadId: "p", sessionId: "s", securedPayload: "secured")
        #expect(PazeCompleteDecoded.decode(jws: try decoded.encodedJWS()) == .success(decoded))
        let lacking = CompactJWS.encode(claims: #"{"payloadId":"p","sessionId":"s"}"#)
        #expect(PazeCompleteDecoded.decode(jws: lacking) == .failure(.unexpected(field: "securedPayload")))
    }

    @Test(
        "C95 PZ-16 a token has exactly three segments of base64url without padding",
        arguments: [
            "e30", "e30.e30", "e30.e30.c2ln.c2ln", "e30.e30.c2ln.", ".e30.e30.c2ln", "..", "...", "e30..c2ln",
            ".e30.c2ln",
            "e30.e30.", "e30=.e30.c2ln", "e30.e30.c2l+", "e30.e30.c2l/", "e30.e30.a", "e30.e3 0.c2ln", "e30.e30.c2ln\n",
            "e31.e30.c2ln", "é.e30.c2ln",
        ]
    )
    func segments(text: String) {
        #expect(PazeCheckoutDecoded.decode(jws: text) == .failure(.notCompactJWS))
        #expect(PazeCompleteDecoded.decode(jws: text) == .failure(.notCompactJWS))
    }

    @Test(
        "C93 C95 claims that are no usable JSON object are a typed problem",
        arguments: [
            ("", .notCompactJWS), (" ", .empty), ("null", .null), ("{\"sessionId\":\"s\"", .truncated),
            ("[]", .unexpected(field: "payload")), ("\"s\"", .unexpected(field: "payload")),
            ("{\"sessionId\":\"s\",\"sessionId\":\"t\",\"consumer\":{}}", .duplicateKey),
            ("{\"sessionId\":\"\\ud800\",\"consumer\":{}}", .invalidText),
            ("{\"consumer\":{}}", .unexpected(field: "sessionId")),
            ("{\"sessionId\":\"s\"}", .unexpected(field: "consumer")),
            ("{\"sessionId\":7,\"consumer\":{}}", .unexpected(field: "sessionId")),
            ("{\"sessionId\":\"s\",\"consumer\":{},\"maskedCard\":{}}", .unexpected(field: "maskedCard.panLastFour")),
        ] as [(String, PayloadProblem)]
    )
    func claims(json: String, problem: PayloadProblem) {
        #expect(PazeCheckoutDecoded.decode(jws: CompactJWS.encode(claims: json)) == .failure(problem))
    }

    @Test("C95 an empty, a 5 MB and a 10,000 levels deep token are refused")
    func hostile() {
        #expect(PazeCheckoutDecoded.decode(jws: "") == .failure(.empty))
        let large = String(repeating: "a", count: 5_000_000)
        #expect(PazeCheckoutDecoded.decode(jws: large) == .failure(.tooLarge(limit: 262_144)))
        let deep = CompactJWS.encode(claims: "{\"a\":" + String(repeating: "[", count: 10_000))
        #expect(PazeCheckoutDecoded.decode(jws: deep) == .failure(.tooDeep(limit: 64)))
        let dots = String(repeating: ".", count: 200_000)
        #expect(PazeCheckoutDecoded.decode(jws: dots) == .failure(.notCompactJWS))
    }
}
