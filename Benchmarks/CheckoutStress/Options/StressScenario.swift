/// What the sessions do.
enum StressScenario: String, CaseIterable, Sendable {
    /// Every session pays at the first tap.
    case pazeHappy = "paze-happy"
    /// Shoppers who cancel, gates that say no, and faults.
    case pazeMixed = "paze-mixed"
}
