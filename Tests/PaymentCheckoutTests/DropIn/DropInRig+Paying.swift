import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

extension DropInScene {
    /// The money-moving call of a method is answered by this.
    static func money(
        _ method: DropInPaymentMethod, _ answer: ScriptedAnswer<TransactionReply>, in scene: DropInScene = DropInScene()
    ) -> DropInScene {
        var scene = scene
        switch method {
        case .card: scene.cards.authorise = [answer]
        case .paypal: scene.orders.authorise = [answer]
        case .applePay, .paze: scene.sheets.authorise = [answer]
        }
        return scene
    }
}

/// The same of every method, so that a test can be about all of them.
extension DropInRig {
    static let methods = [DropInPaymentMethod.card, .paypal, .applePay]

    /// Taps, and does what the shopper does, until the money-moving call is on its way.
    func reachMoney(_ method: DropInPaymentMethod) async throws {
        let times = moneyCalls(method) + 1
        switch method {
        case .card:
            await dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
            await cards.calls.until(.authorise, times: times)
        case .paypal:
            await dropIn.tapPayPal()
            let attempt = try #require(await dropIn.paypalAttempt)
            Task { [dropIn] in await dropIn.deliver(Self.approval, attempt: attempt) }
            await paypal.calls.until(.authorise, times: times)
        case .applePay, .paze:
            try await openSheet().authorised(DropInTestSamples.walletPayment)
            await wallet.calls.until(.authorise, times: times)
        }
        await drained()
    }

    /// Taps, and stands where a person is waited for: a challenge, an approval, a sheet. A card needs `DropInScene.challenged`.
    func standAtHandoff(_ method: DropInPaymentMethod) async throws {
        switch method {
        case .card: _ = try await standAtChallenge()
        case .paypal: #expect(await dropIn.tapPayPal().isWaiting)
        case .applePay, .paze: _ = try await openSheet()
        }
    }

    /// The shopper comes back from there; whether that was refused or told to be old.
    func comesBackInVain(_ method: DropInPaymentMethod, attempt: AttemptID = AttemptID(1)) async throws -> Bool {
        switch method {
        case .card:
            let back = CardChallengeReturn(id: "challenge-1", result: .authenticated(DropInTestSamples.proof))
            return await dropIn.deliver(back, attempt: attempt).isInVain
        case .paypal: return await dropIn.deliver(Self.approval, attempt: attempt).isInVain
        case .applePay, .paze:
            let before = callbacks
            try #require(wallet.sheet).authorised(DropInTestSamples.walletPayment)
            await drained()
            return callbacks == before
        }
    }

    /// Taps on every method; why each was refused, nil where it was not.
    func tapAll() async -> [Refusal?] {
        [
            await dropIn.submit(card: DropInTestSamples.card).refusal, await dropIn.tapPayPal().refusal,
            await dropIn.tapApplePay().refusal,
        ]
    }

    func release(_ method: DropInPaymentMethod) {
        switch method {
        case .card: cards.release(.authorise)
        case .paypal: paypal.release(.authorise)
        case .applePay, .paze: wallet.release(.authorise)
        }
    }

    func moneyCalls(_ method: DropInPaymentMethod) -> Int {
        switch method {
        case .card: cards.count(.authorise)
        case .paypal: paypal.count(.authorise) + paypal.count(.capture)
        case .applePay, .paze: wallet.count(.authorise)
        }
    }

    func queries(_ method: DropInPaymentMethod) -> Int {
        switch method {
        case .card: cards.count(.findTransactions)
        case .paypal: paypal.count(.findTransactions)
        case .applePay, .paze: wallet.count(.findTransactions)
        }
    }

    /// What the engine answers to a webhook.
    func hear(_ notification: ProviderNotification = .dropIn()) async -> NotificationAnswer {
        await engine.deliver(notification)
    }

    var isAwaitingApproval: Bool {
        get async { if case .step(.awaitingApproval) = await dropIn.paypalState { true } else { false } }
    }

    var settlement: Settlement { get async { await dropIn.checkout.snapshot().settlement } }
}

extension Progress where Waiting: Hashable & Sendable {
    var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }
    var isInVain: Bool {
        switch self {
        case .refused, .alreadyAnswered: true
        default: false
        }
    }
}

extension ProviderNotification {
    /// A webhook about the sample transaction of Drop-in, under the session's own merchant transaction id.
    static func dropIn(
        _ state: TransactionState = .authorised, delivery: String? = nil, transaction: String? = "order-1",
        system: String? = DropInTestSamples.systemTransactionId, _ change: (inout TransactionReply) -> Void = { _ in }
    ) -> ProviderNotification {
        var reply = TransactionReply(
            state: state, systemTransactionId: system, merchantTransactionId: transaction, amount: 25,
            currencyCode: "USD")
        change(&reply)
        return ProviderNotification(deliveryId: delivery, ownerId: "owner-1", category: "Transaction", reply: reply)
    }
}
