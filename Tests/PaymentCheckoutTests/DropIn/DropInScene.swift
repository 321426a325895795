import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// What a test of Drop-in sets up before anything happens.
struct DropInScene: Sendable {
    var session = DropInTestSamples.session()
    var transaction = DropInTestSamples.transaction()
    var card: DropInCardConfig?
    var paypal: DropInPayPalConfig?
    var global = DropInGlobalConfig()
    var cards = ScriptedCardGateway.Script()
    var orders = ScriptedPayPalGateway.Script()
    var sheets = ScriptedApplePayGateway.Script()
    var checkouts = ScriptedPazeGateway.Script()

    init(_ change: (inout DropInScene) -> Void = { _ in }) { change(&self) }

    /// A Drop-in in this scene, created.
    func rig(
        journal: (any PaymentJournal)? = nil, analytics: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil
    ) async throws -> DropInRig {
        let merchant = ScriptedDropInMerchant()
        var config = merchant.config(
            session: session, transaction: transaction, card: card, paypal: paypal, global: global)
        config.analyticsEvent = analytics
        return try await DropInRig(
            merchant: merchant, config: config, journal: journal,
            cards: { $0 = cards }, paypal: { $0 = orders }, wallet: { $0 = sheets }, paze: { $0 = checkouts })
    }

    /// A card payment comes to a challenge.
    static let challenged = DropInScene {
        $0.card = DropInCardConfig(authentication: CardAuthenticationConfig())
        $0.cards.preInitiate = [.now(.success(CardPreInitiation(authenticationId: "3ds-1", isSupported: true)))]
        $0.cards.authenticate = [.now(.success(.challengeRequired(DropInTestSamples.challenge)))]
    }

    /// An order is for a purchase: it is captured.
    static let purchase = DropInScene {
        var order = DropInTestSamples.order
        order.intent = .purchase
        $0.transaction = DropInTestSamples.transaction(paypal: .purchase)
        $0.orders.createOrder = [.now(.success(order))]
    }

    /// The authorisation of a card is answered by this.
    static func card(_ answer: ScriptedAnswer<TransactionReply>) -> DropInScene {
        DropInScene { $0.cards.authorise = [answer] }
    }

    /// That of an approved order.
    static func paypal(_ answer: ScriptedAnswer<TransactionReply>) -> DropInScene {
        DropInScene { $0.orders.authorise = [answer] }
    }

    /// That of a wallet payment.
    static func applePay(_ answer: ScriptedAnswer<TransactionReply>) -> DropInScene {
        DropInScene { $0.sheets.authorise = [answer] }
    }

    /// The session lists Paze, whose gateway answers so.
    static func paze(
        session: SessionData = DropInTestSamples.sessionWithPaze(),
        _ change: @Sendable (inout ScriptedPazeGateway.Script) -> Void = { _ in }
    ) -> DropInScene {
        DropInScene {
            $0.session = session
            change(&$0.checkouts)
        }
    }
}
