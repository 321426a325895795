import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-05 risk data")
struct RiskScreeningDataTests {
    private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    private static func recipient(_ person: RiskScreeningRecipient) -> RiskScreeningData {
        RiskScreeningData(
            performRiskScreening: true, fulfillments: [.init(type: "Shipped"), .init(recipientPerson: person)])
    }

    private static func item(_ item: RiskScreeningItem) -> RiskScreeningData {
        RiskScreeningData(performRiskScreening: true, items: [RiskScreeningItem(price: 0), item])
    }

    @Test("TY-05 complete risk data is usable, and so is next to none")
    func usable() {
        #expect(RiskScreeningData(performRiskScreening: false).validate() == nil)
        let full = RiskScreeningData(
            performRiskScreening: true, excludeDeviceData: false,
            deviceSessionId: "0123456789abcdefABCDEF0123456789", userIp: "192.168.1.100",
            account: RiskScreeningAccount(id: "shopper-123", creationDateTime: Date(timeIntervalSince1970: 0)),
            items: [RiskScreeningItem(price: 45, quantity: 2, category: "Books", sku: "B-1")],
            fulfillments: [
                RiskScreeningFulfillment(
                    type: "Shipped",
                    recipientPerson: RiskScreeningRecipient(
                        firstName: "Jane", email: "j@example.com", address: ShippingAddress(countryCode: "US")))
            ],
            transaction: RiskScreeningTransaction(subtotal: 90))
        #expect(full.validate() == nil)
    }

    @Test(
        "TY-05 a device session id is 32 hexadecimal digits",
        arguments: [
            "", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
            "0123456789abcdeg0123456789abcdef", "01234567-9abcdef0123456789abcdef",
            "０123456789abcdef0123456789abc",
        ]
    )
    func device(id: String) {
        let data = RiskScreeningData(performRiskScreening: true, deviceSessionId: id)
        #expect(data.validate()?.field == "deviceSessionId")
    }

    @Test(
        "TY-05 a field that breaks its limit is named, with its place in the list",
        arguments: [
            (RiskScreeningData(performRiskScreening: true, userIp: "localhost"), "userIp"),
            (RiskScreeningData(performRiskScreening: true, account: .init(id: " ")), "account.id"),
            (RiskScreeningData(performRiskScreening: true, account: .init(id: text(257))), "account.id"),
            (item(.init(price: Decimal(-1))), "items[1].price"),
            (item(.init(price: Decimal.nan)), "items[1].price"),
            (item(.init(quantity: -1)), "items[1].quantity"),
            (item(.init(category: text(257))), "items[1].category"),
            (item(.init(sku: text(257))), "items[1].sku"),
            (item(.init(id: text(257))), "items[1].id"),
            (item(.init(name: text(257))), "items[1].name"),
            (item(.init(description: text(1025))), "items[1].description"),
            (
                RiskScreeningData(performRiskScreening: true, fulfillments: [.init(type: text(65))]),
                "fulfillments[0].type"
            ),
            (recipient(.init(firstName: text(101))), "fulfillments[1].recipientPerson.firstName"),
            (recipient(.init(lastName: text(101))), "fulfillments[1].recipientPerson.lastName"),
            (recipient(.init(email: text(255))), "fulfillments[1].recipientPerson.email"),
            (recipient(.init(phoneNumber: text(33))), "fulfillments[1].recipientPerson.phoneNumber"),
            (
                recipient(.init(address: .init(countryCode: "us"))),
                "fulfillments[1].recipientPerson.address.countryCode"
            ),
            (
                recipient(.init(address: .init(postalCode: text(17)))),
                "fulfillments[1].recipientPerson.address.postalCode"
            ),
            (recipient(.init(address: .init(address: text(257)))), "fulfillments[1].recipientPerson.address.address"),
            (
                recipient(.init(address: .init(addressLine2: text(257)))),
                "fulfillments[1].recipientPerson.address.addressLine2"
            ),
            (recipient(.init(address: .init(city: text(257)))), "fulfillments[1].recipientPerson.address.city"),
            (recipient(.init(address: .init(county: text(257)))), "fulfillments[1].recipientPerson.address.county"),
            (recipient(.init(address: .init(state: text(257)))), "fulfillments[1].recipientPerson.address.state"),
            (
                RiskScreeningData(performRiskScreening: true, transaction: .init(subtotal: Decimal(-1))),
                "transaction.subtotal"
            ),
        ]
    )
    func limits(data: RiskScreeningData, field: String) {
        #expect(data.validate()?.field == field)
    }

    @Test("TY-05 texts as long as their limits are usable")
    func longest() {
        let item = RiskScreeningItem(
            price: 0, quantity: 0, category: Self.text(256), sku: Self.text(256), id: Self.text(256),
            name: Self.text(256), description: Self.text(1024))
        let person = RiskScreeningRecipient(
            firstName: Self.text(100), lastName: Self.text(100), email: Self.text(254), phoneNumber: Self.text(32),
            address: ShippingAddress(postalCode: Self.text(16), address: Self.text(256), city: Self.text(256)))
        let data = RiskScreeningData(
            performRiskScreening: true, account: RiskScreeningAccount(id: Self.text(256)), items: [item],
            fulfillments: [RiskScreeningFulfillment(type: Self.text(64), recipientPerson: person)],
            transaction: RiskScreeningTransaction(subtotal: 0))
        #expect(data.validate() == nil)
    }

    @Test("TY-05 TY-22 the problem becomes SDK1215 and names the field, never its value")
    func message() throws {
        let problem = try #require(RiskScreeningData(performRiskScreening: true, userIp: "10.0.0.999").validate())
        #expect(problem.failure.code == "SDK1215")
        #expect(problem.failure.message.contains("userIp"))
        #expect(!problem.failure.message.contains("10.0.0"))
        #expect(BaseSdkException.make(from: problem.failure) is ValidationException)
    }
}
