import FoundationEssentials
import PaymentFlows
import Testing

@Suite("EN-90 Paze's payload types do not print what is sensitive")
struct PazeRedactionTests {
    static let address = PazeCheckoutAddress(
        name: "SEED-a", line1: "SEED-b", line2: "SEED-c", line3: "SEED-d", city: "SEED-e", state: "SEED-f",
        zip: "SEED-g",
        countryCode: "US")
    static let checkout = PazeCheckoutResult(
        result: .complete, checkoutResponse: "SEED-jws", reason: "a reason",
        checkoutDecodedResponse: PazeCheckoutDecoded(
            consumer: PazeConsumer(
                firstName: "SEED-h", lastName: "SEED-i", fullName: "SEED-j", emailAddress: "SEED-k",
                mobileNumber: PazeMobileNumber(phoneCountryCode: "1", phoneNumber: "SEED-l"), countryCode: "US"),
            sessionId: "session-1",
            maskedCard: PazeMaskedCard(
                panLastFour: "SEED-m", paymentCardBrand: "VISA", paymentCardNetwork: "VISA",
                paymentCardDescriptor: "SEED-n", paymentCardType: "CREDIT",
                digitalCardData: PazeDigitalCardData(artWidth: 9),
                digitalCardId: "SEED-o", paymentAccountReference: "SEED-p", panExpirationMonth: "SEED-q",
                panExpirationYear: "SEED-r", billingAddress: address)))
    static let complete = PazeCompleteResult(
        completeDecodedResponse: PazeCompleteDecoded(
            payloadId: "payload-1", sessionId: "session-1", securedPayload: "SEED-s"),
        decryptedPayload: decrypted)
    static let decrypted = PazeDecryptTokenResponseSuccess(
        shopper: .init(fullName: "SEED-t", emailAddress: "SEED-u", phone: "SEED-v"),
        billingAddress: .init(
            addressLine1: "SEED-w", addressLine2: "SEED-x", addressLine3: "SEED-y", city: "SEED-z", state: "SEED-A",
            countryCode: "US", postalCode: "SEED-B"),
        fundingData: .init(
            networkToken: "SEED-C", expirationMonth: "SEED-D", expirationYear: "SEED-E", cardNetwork: "VISA"))

    struct Container<Value: Encodable>: Encodable { let inside: Value }

    /// Every way of printing or encoding a value, alone and inside others.
    static func prints<Value: Encodable & Sendable & Hashable>(_ value: Value) throws -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        dump(["key": Optional(value)], to: &dumped)
        let encoder = JSONEncoder()
        var printed = ""
        print(value, [value], to: &printed)
        return [
            dumped, printed, "\(value)", String(describing: Optional(value)), String(reflecting: value), "\([value])",
            String(reflecting: Container(inside: value)), "\(Evidence(value))",
            String(decoding: try encoder.encode(value), as: UTF8.self),
            String(decoding: try encoder.encode(Container(inside: value)), as: UTF8.self),
        ]
    }

    @Test("EN-90 TY-21 no way of printing a payload shows a secret")
    func redacted() throws {
        let all =
            try Self.prints(Self.checkout) + Self.prints(Self.complete) + Self.prints(Self.decrypted)
            + Self.prints(Self.address) + Self.prints(#require(Self.checkout.checkoutDecodedResponse))
            + Self.prints(Self.decrypted.shopper) + Self.prints(Self.decrypted.fundingData)
            + Self.prints(#require(Self.decrypted.billingAddress))
            + Self.prints(#require(Self.complete.completeDecodedResponse))
        #expect(all.count == 90)
        for text in all {
            #expect(!text.contains("SEED"))
            #expect(text.contains("<redacted>"))
        }
    }

    @Test("EN-90 what is not sensitive is still seen, and reading a property gives the value")
    func visible() {
        let text = "\(Self.checkout)"
        for word in ["COMPLETE", "session-1", "VISA", "a reason"] { #expect(text.contains(word)) }
        #expect(Self.checkout.checkoutResponse == "SEED-jws")
        #expect(Self.decrypted.fundingData.networkToken == "SEED-C")
    }

    @Test("EN-90 raw payloads and tokens are redacted")
    func raw() throws {
        let payload = try RawPayload.check(Array(#"{"a":"SEED"}"#.utf8)).get()
        let token = try CompactJWS.parse(CompactJWS.encode(claims: #"{"a":"SEED"}"#)).get()
        for text in try Self.prints(payload) + Self.prints(token) {
            #expect(!text.contains("SEED"))
            // The bytes as numbers: S, E, E, D.
            #expect(!text.contains("83, 69, 69, 68"))
            #expect(!text.contains("83,69,69,68"))
        }
    }

    @Test("EN-90 TY-21 what the merchant adds before authorisation is not printed")
    func initData() {
        let answer = PazePreAuthorisationResult.transactionInitData(
            PazeTransactionInitData(
                riskScreeningData: RiskScreeningData(
                    performRiskScreening: true, deviceSessionId: "SEED-1", userIp: "SEED-2")))
        var dumped = ""
        dump(answer, to: &dumped)
        for text in [dumped, "\(answer)", String(reflecting: answer)] { #expect(!text.contains("SEED")) }
    }

    @Test("TY-21 the checkout result has the vendor's raw values")
    func rawValues() {
        #expect(PazeCheckoutResult.CheckoutResultType.complete.rawValue == "COMPLETE")
        #expect(PazeCheckoutResult.CheckoutResultType.incomplete.rawValue == "INCOMPLETE")
    }
}
