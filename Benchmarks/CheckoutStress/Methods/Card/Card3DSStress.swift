internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by card in Drop-in, with 3DS and soft declines.
struct Card3DSStress: DropInStress {
    typealias Way = CardWay
    var ways: [any DropInWay] = [CardWay()]
    var lacksPayPal = false

    init() {}

    init(_ draw: inout PlanDraw) {
        ways = DropInWays.around(CardWay(authenticating: &draw), &draw)
        lacksPayPal = !ways.contains { $0 is PayPalWay } && draw.happens(0.03)
    }
}
