internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// What a shopper does with one of Drop-in's methods, and how the merchant has set it up.
protocol DropInWay: Sendable {
    static var method: DropInPaymentMethod { get }
    /// The callbacks of an attempt that goes well, in their order.
    static var path: [DropInCallbackName] { get }

    init()
    init(_ draw: inout PlanDraw)

    /// The merchant's part of the set-up.
    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog)
    /// The provider's part.
    func prepare(_ session: StressSession)
    /// The n-th tap, counted from 0.
    func tap(_ ordinal: Int, _ dropIn: CheckoutDropIn) async -> StressProgress
    /// Where an attempt of this method waits for a person; nil: it is none, or does not.
    func handoff(of attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressHandoff?
}

extension DropInWay {
    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog) {}
    func prepare(_ session: StressSession) {}
}

/// The ways that a shopper may try one after another (DI-61).
enum DropInWays {
    static let all: [any DropInWay.Type] = [CardWay.self, PayPalWay.self, ApplePayWay.self, DropInPazeWay.self]

    /// The way of the session's own method, and rarely another before or after it.
    static func around(_ way: any DropInWay, _ draw: inout PlanDraw) -> [any DropInWay] {
        let own = type(of: way).method
        guard draw.happens(0.08), let other = draw.one(of: all.filter { $0.method != own })?.init(&draw) else {
            return [way]
        }
        return draw.happens(0.25) ? [other, way] : [way, other]
    }
}

extension StressProgress {
    /// - Parameter handedOff: what a person does about a hand-off; nil: there is no attempt any more.
    init<Handoff>(
        _ progress: Progress<DropInWaiting<Handoff>>, _ handedOff: (Handoff) async -> StressHandoff?
    ) async {
        switch progress {
        case .waiting(.handoff(let handoff)): self = await handedOff(handoff).map { .waiting($0) } ?? .nothing
        case .waiting(.submitApproval): self = .stuck
        case .ended(let outcome): self = .ended(outcome)
        case .queued(let attempt): self = .queued(attempt)
        case .working, .alreadyAnswered: self = .elsewhere
        case .idle, .refused: self = .nothing
        }
    }
}
