/// What the sessions do.
enum StressScenario: String, CaseIterable, Sendable {
    /// Every session pays by Paze at the first tap.
    case pazeHappy = "paze-happy"
    /// Paze, with shoppers who cancel, gates that say no, and faults.
    case pazeMixed = "paze-mixed"
    /// PayPal payouts, with hosts who cancel, gates that say no, backends that pay themselves, and faults.
    case payout
    /// Checkout.com components, with hosts who submit, challenges, sheets, gates that say no, and faults.
    case components
    /// All methods at once, each as in its own scenario.
    case mixed
}

extension StressScenario {
    /// Nothing goes wrong.
    var isHappy: Bool {
        switch self {
        case .pazeHappy: true
        case .pazeMixed, .payout, .components, .mixed: false
        }
    }

    /// What a session does: its numbers are those of the run's seed and its own.
    func plan(_ number: Int, _ options: StressOptions) -> SessionPlan {
        var draw = PlanDraw(number: number, seed: options.seed, faults: options.faults)
        let method: any StressMethod
        switch self {
        case .pazeHappy: return SessionPlan(number: number, method: PazeStress())
        case .pazeMixed: method = PazeStress(&draw)
        case .payout: method = PayoutStress(&draw)
        case .components: method = ComponentsStress(&draw)
        case .mixed: method = StressMethods.draw(&draw)
        }
        return SessionPlan(number: number, method: method, &draw)
    }
}
