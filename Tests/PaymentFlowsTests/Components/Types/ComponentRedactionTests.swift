import FoundationEssentials
import PaymentFlows
import Testing

@Suite("What is printed of a component's data")
struct ComponentRedactionTests {
    private static let secrets = [
        "4242424242424242", "42424242", "tok-secret", "wallet-secret", "867", "HOLDER", "challenge.test", "4917",
    ]

    @Test(
        "EN-90 C80 C101 no state, event or effect of a whole life shows a number, a code, a token or an address of a challenge"
    )
    func life() throws {
        var flow = CheckoutComponentFlow(kind: .card)
        let attempt = ComponentSamples.attempt()
        let july = try #require(ComponentSamples.july())
        let card = CheckoutComponents.CardInput(
            number: "4242424242424242", expiryMonth: "12", expiryYear: "30", cvv: "867", name: "HOLDER")
        let token = CheckoutComponents.TokenDetails(
            token: "tok-secret", expiryMonth: 12, expiryYear: 2_030, last4: "4917", bin: "42424242")
        let events: [CheckoutComponentFlow.Event] =
            [
                .availabilityRequested, .availabilityChecked(nil), .rendered, .acknowledged,
                .typed(CheckoutComponents.Input(method: .card, card: card, in: july)), .acknowledged, .metadata(),
                .judged(.accepted), .submitRequested(ComponentSamples.start(attempt)), .acknowledged,
                .token(.success(token)), .judged(.accepted), .slotGranted(ComponentSamples.sentAt),
                .submitted(attempt, .actionRequired(ComponentSamples.action)), .actionEnded(.completed),
                .found(attempt, .stillOpen), .deadlinePassed, .found(attempt, .approved(attempt)), .acknowledged,
            ]
        var printed = ""
        for event in events {
            print(event, to: &printed)
            let reaction = flow.handle(event)
            dump(reaction, to: &printed)
            print(flow, to: &printed)
            dump(flow, to: &printed)
        }
        #expect(flow.stateName == "ended")
        for secret in Self.secrets { #expect(!printed.contains(secret), "\(secret)") }
    }

    @Test("EN-90 encoding redacts too, and reading a property is the explicit read")
    func encoding() throws {
        let result = CheckoutComponents.TokenizationResult(data: ComponentSamples.token)
        let text = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
        #expect(!text.contains("tok-secret"))
        #expect(text.contains("CREDIT"))
        #expect(result.data.token == "tok-secret")
    }
}
