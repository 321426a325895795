import FoundationEssentials
import PaymentFlows
import Testing

@Suite("PZ-12 creating the web checkout")
struct PazeCheckoutRequestTests {
    private func request(_ change: (inout PazeValidation) -> Void = { _ in }) throws -> PazeCheckoutRequest {
        try #require(
            PazeCheckoutRequest.make(from: .sound.with(change), attempt: Samples.attempt(3)))
    }

    @Test("PZ-12 everything that is set goes with the creation")
    func fields() throws {
        let request = try request {
            $0.billingPreference = .zipCountry
            $0.confirmLaunch = true
            $0.acceptedPaymentCardNetworks = [.mastercard, .visa, .mastercard]
        }
        #expect(request.clientId == "pz-1")
        #expect(request.name == "Your Merchant")
        #expect(request.brandName == "Your Store")
        #expect(request.sessionId == "own-session")
        #expect(request.emailAddress == "customer@example.com")
        #expect(request.phoneNumber == "15551234567")
        #expect(request.paymentDescription == "Order #12345")
        #expect(request.billingPreference == .zipCountry)
        #expect(request.confirmLaunch == true)
        #expect(request.acceptedShippingCountries == ["US", "CA"])
        #expect(request.acceptedPaymentCardNetworks == [.visa, .mastercard])
        #expect(request.cobrand == [PazeCobrandConfig(cobrandName: "Rewards Plus", benefitsOffered: true)])
        #expect(request.enhancedTransactionData == PazeValidation.sound.enhancedTransactionData)
        #expect(request.amount == Amount(minorUnits: 2500, currency: request.amount.currency))
        #expect(request.amount.currency.code == "USD")
        // 7 xor 3 times 0x9E3779B97F4A7C15, in 64 bits.
        #expect(request.nonce == "daa66d2c7ddf7438")
        #expect(request.attempt == AttemptID(3))
    }

    @Test("PZ-12 what is nil or an empty list is not sent; the preference is then all")
    func absent() throws {
        let request = try request {
            $0.emailAddress = nil
            $0.phoneNumber = nil
            $0.paymentDescription = nil
            $0.clientName = nil
            $0.siteName = nil
            $0.cobrand = []
            $0.acceptedShippingCountries = []
            $0.acceptedPaymentCardNetworks = []
            $0.enhancedTransactionData = PazeEnhancedTransactionDataConfig(ecomData: .init(), processingNetwork: [])
        }
        #expect(request.emailAddress == nil)
        #expect(request.phoneNumber == nil)
        #expect(request.paymentDescription == nil)
        #expect(request.name == nil)
        #expect(request.brandName == nil)
        #expect(request.cobrand == nil)
        #expect(request.acceptedShippingCountries == nil)
        #expect(request.acceptedPaymentCardNetworks == nil)
        #expect(request.enhancedTransactionData == nil)
        #expect(request.confirmLaunch == nil)
        #expect(request.billingPreference == .all)
    }

    @Test(
        "PZ-12 none or all three networks are no filter",
        arguments: [
            (nil, nil), ([], nil), ([.visa, .mastercard, .discover], nil),
            ([.discover, .visa, .mastercard, .visa], nil), ([.discover, .visa], [.visa, .discover]),
            ([.visa, .visa, .visa], [.visa]),
        ] as [([PazeAcceptedPaymentCardNetwork]?, [PazeAcceptedPaymentCardNetwork]?)]
    )
    func networks(set: [PazeAcceptedPaymentCardNetwork]?, sent: [PazeAcceptedPaymentCardNetwork]?) throws {
        #expect(try request { $0.acceptedPaymentCardNetworks = set }.acceptedPaymentCardNetworks == sent)
    }

    @Test("PZ-12 the session id falls back to the session's own", arguments: [nil, "", " "])
    func sessionId(own: String?) throws {
        #expect(try request { $0.sessionId = own }.sessionId == "checkout-session")
        let long = String(repeating: "i", count: 65)
        let value = PazeValidation.sound.with {
            $0.sessionId = own
            $0.checkoutSessionId = long
        }
        #expect(value.presentmentProblem()?.code == "SDK1201")
        #expect(value.with { $0.sessionId = "own" }.presentmentProblem() == nil)
    }

    @Test("PZ-12 what is broken makes no request", arguments: PazeBreakage.checkout)
    func broken(breakage: PazeBreakage) {
        let value = PazeValidation.sound.with(breakage.apply)
        #expect(PazeCheckoutRequest.make(from: value, attempt: Samples.attempt()) == nil)
    }

    @Test("C91 TY-10 text is passed on unchanged, byte by byte", arguments: ["e\u{301}", "é", "\u{200F}مرحبا", " 👨‍👩‍👧 "])
    func unchanged(text: String) throws {
        let request = try request {
            $0.paymentDescription = text
            $0.clientName = text
            $0.siteName = text
        }
        for sent in [request.paymentDescription, request.name, request.brandName] {
            #expect(sent.map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test("EN-90 a request prints nothing of the shopper")
    func redaction() throws {
        let text = printed(try request())
        #expect(text.contains("PazeCheckoutRequest(<redacted>)"))
        for secret in ["customer@example.com", "15551234567", "Main St"] { #expect(!text.contains(secret)) }
    }

    @Test("PZ-12 a snapshot is taken from session and transaction")
    func snapshot() {
        let session = SessionData(
            sessionId: "s-1", hmacKey: "h", encryptionKey: "e",
            allowedFundingTypes: AllowedFundingType(
                wallets: AllowedWallets(paze: AllowedPaze(clientId: "pz-1", merchantCategoryCode: "5411"))))
        let transaction = TransactionData(
            amount: 0, currency: "USD", entryType: .ecom, intent: TransactionIntentData(card: .verification),
            merchantTransactionId: "m-1", merchantTransactionDate: { Date(timeIntervalSince1970: 0) })
        let value = PazeValidation(session: session, transactionData: transaction, clientName: "c", siteName: "s")
        #expect(value.checkoutProblem() == nil)
        #expect(value.sentSessionId == "s-1")
        #expect(value.clientName == "c")
        #expect(value.siteName == "s")
        var purchase = transaction
        purchase.intent.card = .purchase
        #expect(
            PazeValidation(session: session, transactionData: purchase).checkoutProblem()?.code == "FLOW0009")
        let none = SessionData(sessionId: "s-1", hmacKey: "h", encryptionKey: "e")
        #expect(PazeValidation(session: none, transactionData: transaction).presentmentProblem()?.code == "SDK0118")
    }
}
