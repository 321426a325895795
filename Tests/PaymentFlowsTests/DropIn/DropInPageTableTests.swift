import PaymentFlows
import Testing

@Suite("Which callback of Drop-in fires for which method, when, and what the flag is then")
struct DropInPageTableTests {
    /// One row of the page: what happens to a method, its callbacks in order, and the flag at each and after the last.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let callbacks: [String]
        let played: @Sendable () -> [String]

        init<Flow: DropInFlow>(
            _ description: String, _ flow: Flow.Type, _ path: [Flow.Event], _ callbacks: [String]
        ) {
            testDescription = description
            self.callbacks = callbacks
            played = { DropInPageTableTests.callbacks(of: Flow(), on: path) }
        }
    }

    private static let attempt = Samples.attempt()
    private static let card = Array(CardFlow.happyPath().dropLast(2))
    private static let paypal = Array(PayPalFlow.happyPath().dropLast(2))
    private static let applePay = Array(ApplePayFlow.happyPath().dropLast(2))
    private static let queries = ["onGetShopper up", "onGetShippingAddress up"]

    static let rows: [Row] = succeeding + failing + vetoed + left

    private static let succeeding = [
        Row(
            "card, approved", CardFlow.self, card + [.answered(attempt, .approved), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries + ["onSuccess down", "down"]),
        Row(
            "PayPal, approved", PayPalFlow.self, paypal + [.answered(attempt, .approved), .acknowledged],
            ["onBeforeSubmit down", "onGetConsent down"] + queries + ["onSuccess down", "down"]),
        Row(
            "Apple Pay, approved", ApplePayFlow.self, applePay + [.answered(attempt, .approved), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries + ["onSuccess down", "down"]),
    ]

    private static let failing = [
        Row(
            "card, declined", CardFlow.self, card + [.answered(attempt, .declined), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries + ["onError down", "down"]),
        Row(
            "PayPal, declined", PayPalFlow.self, paypal + [.answered(attempt, .declined), .acknowledged],
            ["onBeforeSubmit down", "onGetConsent down"] + queries + ["onError down", "down"]),
        Row(
            "Apple Pay, declined", ApplePayFlow.self, applePay + [.answered(attempt, .declined), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries + ["onError down", "down"]),
        Row(
            "card, not valid", CardFlow.self,
            [.appeared, .tap(CardInput(.newCard(unusable))), .decided(true)] + CardFlow.terms() + [.acknowledged],
            ["onBeforeSubmit down", "onError down", "down"]),
        Row(
            "card, saved", CardFlow.self,
            [.appeared, .tap(CardInput(.savedCard(DropInSamples.saved))), .decided(true)] + CardFlow.terms() + [
                .acknowledged, .shopperGiven(DropInSamples.shopper), .addressGiven(nil), .preInitiation(nil),
                .slotGranted(Samples.sentAt), .answered(attempt, .approved), .acknowledged,
            ], ["onBeforeSubmit down", "onSubmit up"] + queries + ["onSuccess down", "down"]),
    ]

    private static let vetoed = [
        Row(
            "card, vetoed", CardFlow.self, [.appeared, .tap(CardFlow.newCard), .decided(false)],
            ["onBeforeSubmit down", "down"]),
        Row(
            "PayPal, vetoed", PayPalFlow.self, [.appeared, .tap(PayPalFlow.button), .decided(false)],
            ["onBeforeSubmit down", "down"]),
        Row(
            "Apple Pay, vetoed", ApplePayFlow.self, [.appeared, .tap(ApplePayFlow.button), .decided(false)],
            ["onBeforeSubmit down", "down"]),
    ]

    private static let left = [
        Row(
            "card, challenge dismissed", CardFlow.self,
            Array(CardFlow.happyPath().prefix { $0 != .challenged(.authenticated(DropInSamples.proof)) })
                + [.cancel(.shopper), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up"] + queries + ["onError down", "down"]),
        Row(
            "PayPal, left at the approval", PayPalFlow.self, Array(paypal.dropLast(2)) + [.cancel(.shopper)],
            ["onBeforeSubmit down", "onGetConsent down"] + queries + ["down"]),
        Row(
            "Apple Pay, dismissed before the authorisation", ApplePayFlow.self,
            Array(applePay.prefix(4)) + [.cancel(.shopper), .acknowledged],
            ["onBeforeSubmit down", "onCancel down", "down"]),
        Row(
            "Apple Pay, dismissed between authorisation and call", ApplePayFlow.self,
            Array(applePay.prefix(6)) + [.cancel(.shopper), .acknowledged],
            ["onBeforeSubmit down", "onSubmit up", "onGetConsent up", "onCancel up", "up"]),
    ]

    private static var unusable: CardSubmitData {
        var card = DropInSamples.card
        card.securityCode = "12"
        return card
    }

    @Test("DI-10 to DI-17 DI-60: the callbacks of the page come in its order, with its flag", arguments: rows)
    func table(row: Row) { #expect(row.played() == row.callbacks) }

    /// The callbacks that a flow asks for on a path, each with the flag as the merchant sees it, and the flag at the end.
    private static func callbacks<Flow: DropInFlow>(of flow: Flow, on path: [Flow.Event]) -> [String] {
        var flow = flow
        var log: [String] = []
        for event in path {
            guard case .perform(let effect) = flow.handle(event), let callback = callback(effect) else { continue }
            log.append("\(callback) \(flow.isProcessing ? "up" : "down")")
        }
        return log + [flow.isProcessing ? "up" : "down"]
    }

    private static func callback<Method>(_ effect: DropInEffect<Method>) -> String? {
        switch effect {
        case .askBeforeSubmit: "onBeforeSubmit"
        case .announceSubmit: "onSubmit"
        case .askConsent: "onGetConsent"
        case .askShopper: "onGetShopper"
        case .askAddress: "onGetShippingAddress"
        case .announce(let ending):
            switch ending.payload.notice {
            case .succeeded: "onSuccess"
            case .error, .refused, .authentication: "onError"
            case .cancelled: "onCancel"
            case nil: "nothing"
            }
        case .step, .renew, .reserveSlot, .authorise, .capture, .findTransactions: nil
        }
    }
}
