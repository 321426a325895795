import FoundationEssentials
import PaymentFlows
import Testing

@Suite("What goes to and comes from the components' provider")
struct ComponentWireTests {
    @Test("CC-10 CC-12 session_data is Base64 of what was captured; the consent travels in it where it was collected")
    func sessionData() throws {
        var flow = try CheckoutComponentFlow.ready()
        let input = try #require(ComponentSamples.typed(scheme: "visa", isConsentChecked: true))
        let consent = CheckoutComponents.ConsentTerms(storePaymentDetails: .collectConsent, hasCustomerEmail: true)
        flow.play([
            .typed(input), .acknowledged, .submitRequested(ComponentSamples.start(consent: consent)), .acknowledged,
            .token(), .judged(.accepted),
        ])
        #expect(
            try captured(flow)
                == #"{"preferred_scheme":"visa","store_for_future_use":true,"token":"tok-secret","type":"card"}"#)
        var plain = try CheckoutComponentFlow.at("reserving")
        #expect(try captured(plain) == #"{"token":"tok-secret","type":"card"}"#)
        plain = try CheckoutComponentFlow.at("awaitingSheet")
        plain.play([.sheet(.authorised(Sensitive("wallet")))])
        #expect(try captured(plain) == #"{"token":"wallet","type":"applepay"}"#)
    }

    private func captured(_ flow: CheckoutComponentFlow) throws -> String {
        guard case .reserving(let sending) = flow.state else { throw ComponentSamplesError() }
        let data = try #require(Data(base64Encoded: sending.payload.sessionData.sessionData))
        return String(decoding: data, as: UTF8.self)
    }

    @Test("CC-09 TY-50 a token response is decoded key by key, texts unchanged; only the token is required")
    func token() throws {
        let body =
            #"{"type":"card","token":"tok","expires_on":"2026-07-01T10:00:00Z","expiry_month":12,"expiry_year":2030,"scheme":"Visa","last4":"4242","bin":"42424242","card_type":"CREDIT","card_category":"CONSUMER","issuer":"BANK","issuer_country":"GB","product_id":"F","product_type":"CLASSIC","unknown":1}"#
        let token = try CheckoutComponents.TokenDetails.decode(Array(body.utf8)).get()
        #expect(
            token
                == CheckoutComponents.TokenDetails(
                    token: "tok", type: "card", expiresOn: "2026-07-01T10:00:00Z", expiryMonth: 12, expiryYear: 2_030,
                    scheme: "Visa", last4: "4242", bin: "42424242", cardType: "CREDIT", cardCategory: "CONSUMER",
                    issuer: "BANK", issuerCountry: "GB", productId: "F", productType: "CLASSIC"))
        #expect(throws: PayloadProblem.self) { try CheckoutComponents.TokenDetails.decode(Array("{}".utf8)).get() }
    }

    @Test("CC-05 TY-50 card metadata are decoded key by key")
    func metadata() throws {
        let body =
            #"{"bin":"42424242","scheme":"visa","schemes_local":["cartes_bancaires"],"card_type":"credit","card_category":"consumer","currency":"EUR","issuer":"BANK","issuer_country":"FR","issuer_country_name":"France","product_id":"F","product_type":"CLASSIC"}"#
        let metadata = try CheckoutComponents.CardMetadata.decode(Array(body.utf8)).get()
        #expect(metadata.cardType == "credit")
        #expect(metadata.schemesLocal == ["cartes_bancaires"])
        #expect(metadata.issuerCountryName == "France")
        #expect(throws: PayloadProblem.self) { try CheckoutComponents.CardMetadata.decode([]).get() }
    }

    @Test("TY-50 a method's name is read in any case, and an unknown one is kept")
    func methods() {
        #expect(CheckoutComponents.MethodName("Card") == .card)
        #expect(CheckoutComponents.MethodName("applepay") == .applePay)
        #expect(CheckoutComponents.MethodName("giropay") == .other("giropay"))
        for name in ["card", "applepay", "giropay"] { #expect(CheckoutComponents.MethodName(name).name == name) }
    }
}
