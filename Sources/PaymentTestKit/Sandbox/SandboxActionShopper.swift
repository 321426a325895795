/// The shopper's side of a sandbox's 3DS challenge or redirect (CC-13, CC-14).
public enum SandboxActionShopper: String, Hashable, Sendable, CaseIterable {
    /// Does what is asked, and comes back.
    case completes
    /// Does it, and comes back twice.
    case completesTwice
    /// Does it and never comes back: the provider's notification tells.
    case completesUnseen
    /// Closes it.
    case dismisses
    /// Closes it, and does it after all.
    case dismissesAndCompletes
    /// Gives a wrong answer.
    case fails
    /// Never comes back.
    case staysAway
}
