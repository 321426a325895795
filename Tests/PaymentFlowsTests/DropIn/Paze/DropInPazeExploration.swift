import PaymentFlows
import PaymentTestKit

/// The exploration of Paze inside Drop-in, made once: the events of the button's own exploration, and an amount that cannot be used.
enum DropInPazeExploration {
    static let whole = FlowExplorer(identity: Identity.init, samples: samples).explore(from: DropInPazeFlow())

    struct Identity: Hashable {
        private let paze: PazeIdentity
        private let hasCheckout: Bool
        private let isPayable: Bool

        init(_ flow: DropInPazeFlow) {
            paze = PazeIdentity(flow.paze)
            hasCheckout = flow.checkout != nil
            isPayable = !flow.isAskingFirst || flow.attempt?.payload.amount != nil
        }
    }

    static func samples(_ flow: DropInPazeFlow) -> [PazeFlow.Event] {
        PazeExploration.samples(flow.paze) + [.tapped(unusable(flow))]
    }

    private static func unusable(_ flow: DropInPazeFlow) -> Evidence<Attempt> {
        let known = [flow.attempt, flow.paze.past.older?.payload.attempt].compactMap { $0?.payload.id.number }
        return Evidence(
            Attempt(
                id: AttemptID((known.max() ?? 0) + 1), sessionId: "session-1", amount: nil,
                merchantTransactionId: "order-0"))
    }
}
