import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-02 sessions")
struct SessionDataTests {
    private func session(id: String = "s-1", hmac: String = "hmac-hush", key: String = "key-hush") -> SessionData {
        SessionData(
            sessionId: id, hmacKey: hmac, encryptionKey: key,
            sessionExpiry: Date(timeIntervalSince1970: 1_700_000_000),
            allowedFundingTypes: AllowedFundingTypes(
                cards: ["Visa"], cardSchemes: ["visa"],
                wallets: AllowedWallets(
                    paypal: AllowedPayPal(allowedFundingOptions: ["card"], merchantId: "pp-1"),
                    applePay: AllowedApplePay(merchantId: "ap-1"),
                    paze: AllowedPaze(clientId: "pz-1", merchantCategoryCode: "5411"))),
            restrictions: CheckoutRestrictions(allowedIssuerCountryCodes: ["US"]))
    }

    @Test("TY-02 a session keeps what it is given")
    func fields() {
        let session = session()
        #expect(session.sessionId == "s-1")
        #expect(session.hmacKey.reveal() == "hmac-hush")
        #expect(session.encryptionKey.reveal() == "key-hush")
        #expect(session.sessionExpiry == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(session.allowedFundingTypes?.cards == ["Visa"])
        #expect(session.allowedFundingTypes?.cardSchemes == ["visa"])
        #expect(session.allowedFundingTypes?.wallets?.paypal?.allowedFundingOptions == ["card"])
        #expect(session.allowedFundingTypes?.wallets?.paypal?.merchantId == "pp-1")
        #expect(session.allowedFundingTypes?.wallets?.applePay?.merchantId == "ap-1")
        #expect(session.allowedFundingTypes?.wallets?.paze?.clientId == "pz-1")
        #expect(session.allowedFundingTypes?.wallets?.paze?.merchantCategoryCode == "5411")
        #expect(session.restrictions?.allowedIssuerCountryCodes == ["US"])
    }

    @Test("TY-02 expiry, funding types and restrictions are nil by default")
    func defaults() {
        let session = SessionData(sessionId: "s", hmacKey: "h", encryptionKey: "e")
        #expect(session.sessionExpiry == nil)
        #expect(session.allowedFundingTypes == nil)
        #expect(session.restrictions == nil)
    }

    @Test("TY-02 EN-90 a session prints neither of its keys")
    func secrets() {
        let text = printed(session()) + printed([session()])
        #expect(text.contains("s-1"))
        #expect(!text.contains("hush"))
    }

    @Test("TY-02 sessions with different keys differ")
    func equality() {
        #expect(session() == session())
        #expect(session() != session(hmac: "other"))
        #expect(session() != session(key: "other"))
        #expect(session() != session(id: "other"))
    }

    @Test(
        "TY-01 blank session data is a configuration problem",
        arguments: [
            ("s", "h", "e", nil), ("", "h", "e", "SDK0101"), (" \n", "h", "e", "SDK0101"),
            ("s", "\t", "e", "SDK0102"), ("s", "h", " ", "SDK0103"), ("", "", "", "SDK0101"),
            ("s", "", "", "SDK0102"),
        ] as [(String, String, String, String?)]
    )
    func blank(id: String, hmac: String, key: String, code: String?) {
        #expect(session(id: id, hmac: hmac, key: key).configurationProblem?.code == code)
    }

    @Test("TY-02 a parked session keeps its data in three words")
    func size() {
        #expect(MemoryLayout<SessionData>.size <= 3 * MemoryLayout<Int>.size)
    }
}
