internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by card in Drop-in, without 3DS.
struct CardStress: DropInStress {
    typealias Way = CardWay
    var ways: [any DropInWay] = [CardWay()]
    var lacksPayPal = false

    init() {}

    init(_ draw: inout PlanDraw) {
        ways = DropInWays.around(CardWay(&draw), &draw)
        lacksPayPal = !ways.contains { $0 is PayPalWay } && draw.happens(0.03)
    }
}
