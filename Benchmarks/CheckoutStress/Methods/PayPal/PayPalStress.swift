internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by PayPal in Drop-in.
struct PayPalStress: DropInStress {
    typealias Way = PayPalWay
    var ways: [any DropInWay] = [PayPalWay()]

    var lacksPayPal: Bool { false }

    init() {}

    init(_ draw: inout PlanDraw) { ways = DropInWays.around(PayPalWay(&draw), &draw) }
}
