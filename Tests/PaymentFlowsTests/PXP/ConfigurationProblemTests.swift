import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-01 configuration")
struct ConfigurationProblemTests {
    private func problem(
        sessionId: String = "s", currency: String = "USD", shopper: String = "shopper", ownerType: String? = nil,
        owner: String = "owner"
    ) -> ConfigurationProblem? {
        .of(
            session: SessionData(sessionId: sessionId, hmacKey: "h", encryptionKey: "e"),
            transactionData: TransactionData(
                amount: 1, currency: currency, entryType: .ecom, intent: TransactionIntentData(card: .purchase),
                merchantTransactionId: "m-1", merchantTransactionDate: { Date(timeIntervalSince1970: 0) }),
            merchantShopperId: shopper, ownerType: ownerType, ownerId: owner)
    }

    @Test("TY-01 a checkout of sound parts has no problem, with an owner type or without")
    func sound() {
        #expect(problem() == nil)
        #expect(problem(ownerType: "MerchantGroup") == nil)
    }

    @Test("TY-01 a blank or malformed part is named, session first, then owner, shopper and transaction")
    func order() {
        #expect(problem(currency: "") == .currencyMalformed)
        #expect(problem(currency: "", shopper: " ") == .merchantShopperIdBlank)
        #expect(problem(currency: "", shopper: " ", owner: "") == .ownerIdBlank)
        #expect(problem(currency: "", shopper: " ", ownerType: "", owner: "") == .ownerTypeBlank)
        #expect(problem(sessionId: " ", currency: "", shopper: " ", ownerType: "", owner: "") == .sessionIdBlank)
    }
}
