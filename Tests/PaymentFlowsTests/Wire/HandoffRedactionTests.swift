import PaymentFlows
import Testing

@Suite("EN-90 the pages that a shopper is sent to may carry tokens, and are not printed")
struct HandoffRedactionTests {
    private static let secret = "https://SEED.test/page?token=SEED"

    /// A card at its fingerprint and its challenge.
    private static func card() -> [CardFlow] {
        let preInitiation = CardPreInitiation(authenticationId: "3ds-1", isSupported: true, fingerprintUrl: secret)
        let challenge = CardChallenge(id: "challenge-1", url: secret)
        var flow = CardFlow.at("preInitiating")
        _ = flow.handle(.preInitiated(.success(preInitiation)))
        let fingerprinting = flow
        _ = flow.play([.deadlinePassed, .authenticated(.success(.challengeRequired(challenge)))])
        return [fingerprinting, flow]
    }

    @Test("EN-90 the values, where they are read freely")
    func values() {
        let challenge = CardChallenge(id: "challenge-1", url: Self.secret)
        let preInitiation = CardPreInitiation(authenticationId: "3ds-1", isSupported: true, fingerprintUrl: Self.secret)
        let order = PayPalOrder(orderId: "order-pp-1", approvalUrl: Self.secret, intent: .purchase)
        let session = PazeCheckoutSession(url: Self.secret)
        let texts = [
            (printed(challenge), "challenge-1"), (printed(preInitiation), "3ds-1"), (printed(order), "order-pp-1"),
            (printed(session), "redacted"),
            (printed(CardAuthenticationResult.challengeRequired(challenge)), "challenge-1"),
            (printed(Optional(order) as Any), "order-pp-1"),
        ]
        for (text, seen) in texts {
            #expect(!text.contains("SEED"))
            #expect(text.contains(seen), "\(text)")
        }
        #expect(challenge.url == Self.secret && preInitiation.fingerprintUrl == Self.secret)
        #expect(order.approvalUrl == Self.secret && session.url == Self.secret)
    }

    @Test("EN-90 EN-72 the flows that wait for a shopper, with all that they know, and what their hosts are given")
    func flows() throws {
        let cards = Self.card()
        #expect(cards.map(\.stateName) == ["fingerprinting", "challenging"])
        var paypal = PayPalFlow.at("creatingOrder")
        _ = paypal.handle(
            .created(.success(PayPalOrder(orderId: "order-pp-1", approvalUrl: Self.secret, intent: .purchase))))
        #expect(paypal.stateName == "awaitingApproval")
        var paze = try PazeFlow.at("creatingCheckout")
        let created = PazeFlow.Event.checkoutCreated(CallAnswer(.success(PazeCheckoutSession(url: Self.secret))))
        let event = printed(created)
        _ = paze.handle(created)
        #expect(paze.stateName == "awaitingCheckout")
        let texts =
            cards.map { printed($0) + printed($0.standing) } + [
                printed(paypal), printed(paypal.standing), printed(paze), printed(paze.standing), event,
            ]
        for text in texts { #expect(!text.contains("SEED")) }
    }
}
