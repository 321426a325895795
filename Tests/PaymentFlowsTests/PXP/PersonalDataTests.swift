import PaymentFlows
import Testing

@Suite("TY-04 people and addresses")
struct PersonalDataTests {
    private let shopper = TransactionShopper(
        id: "hush", firstName: "hush", lastName: "hush", dateOfBirth: "hush", email: "hush", phoneNumber: "hush",
        houseNumberOrName: "hush", street: "hush", city: "hush", postalCode: "hush", countryCode: "hush",
        state: "hush", products: ["hush": "hush"], orderDescription: "hush")
    private let address = ShippingAddress(
        countryCode: "hush", postalCode: "hush", address: "hush", addressLine2: "hush", city: "hush", county: "hush",
        state: "hush")

    @Test("TY-04 the vendor's two ways of naming a shopper compile and mean the same")
    func examples() {
        let first = TransactionShopper(
            id: "shopper-123", firstName: "John", lastName: "Doe", email: "customer@example.com")
        let second = TransactionShopper(
            id: "shopper-123", email: "customer@example.com", firstName: "John", lastName: "Doe", phoneNumber: nil)
        #expect(first == second)
        #expect(TransactionShopper(id: "shopper-123", email: "customer@example.com").email == "customer@example.com")
        #expect(TransactionShopper(id: "shopper-123").lastName == nil)
    }

    @Test("TY-04 everything is optional")
    func optional() {
        #expect(TransactionShopper() == TransactionShopper(id: nil, products: nil))
        #expect(ShippingAddress() == ShippingAddress(county: nil))
    }

    @Test("TY-04 EN-90 a shopper and an address print no personal value, nor does what holds them")
    func redaction() {
        #expect("\(shopper)" == "TransactionShopper(<redacted>)")
        #expect("\(address)" == "ShippingAddress(<redacted>)")
        let risk = RiskScreeningData(
            performRiskScreening: true, userIp: "hush", account: RiskScreeningAccount(id: "hush"),
            fulfillments: [RiskScreeningFulfillment(recipientPerson: RiskScreeningRecipient(firstName: "hush"))])
        let paze = PazeAddressConfig(line1: "hush", city: "hush", state: "hush", zip: "hush", countryCode: "hush")
        let order = PazeEnhancedTransactionDataConfig(ecomData: .init(finalShippingAddress: paze))
        let all: [Any] = [
            shopper, address, [shopper], ["k": address], Optional(shopper) as Any, risk, risk.account as Any,
            risk.fulfillments as Any, RiskScreeningRecipient(email: "hush", address: address), paze, order,
            Evidence(shopper),
        ]
        for value in all { #expect(!printed(value).contains("hush")) }
    }
}
