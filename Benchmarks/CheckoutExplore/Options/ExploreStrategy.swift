internal import PaymentTestKit

/// How a schedule chooses.
enum ExploreStrategy: String, CaseIterable, Sendable {
    case random
    case pct
    case exhaustive
    case mix

    /// The strategy, at its beginning.
    func make(_ options: ExploreOptions) -> any ScheduleStrategy {
        switch self {
        case .random: RandomStrategy()
        case .pct: PCTStrategy(depth: 3, choices: 400)
        case .exhaustive: ExhaustiveStrategy(maxDetours: options.detours ?? .max)
        case .mix: MixedStrategy()
        }
    }
}
