internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by Paze in Drop-in.
struct DropInPazeStress: DropInStress {
    typealias Way = DropInPazeWay
    var ways: [any DropInWay] = [DropInPazeWay()]
    var lacksPayPal = false

    init() {}

    init(_ draw: inout PlanDraw) {
        ways = DropInWays.around(DropInPazeWay(&draw), &draw)
        lacksPayPal = !ways.contains { $0 is PayPalWay } && draw.happens(0.03)
    }
}
