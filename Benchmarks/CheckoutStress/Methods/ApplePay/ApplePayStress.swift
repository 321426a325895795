internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by Apple Pay in Drop-in.
struct ApplePayStress: DropInStress {
    typealias Way = ApplePayWay
    var ways: [any DropInWay] = [ApplePayWay()]
    var lacksPayPal = false

    init() {}

    init(_ draw: inout PlanDraw) {
        ways = DropInWays.around(ApplePayWay(&draw), &draw)
        lacksPayPal = !ways.contains { $0 is PayPalWay } && draw.happens(0.03)
    }
}
