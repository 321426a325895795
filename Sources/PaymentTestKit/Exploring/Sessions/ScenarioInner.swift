/// What a callback does with its own session before it returns.
package enum ScenarioInner: Hashable, Sendable, CaseIterable {
    /// It taps.
    case tap
    /// It cancels.
    case cancel
    /// It cancels twice.
    case cancelTwice
    /// It takes its component off the screen.
    case disappear
    /// It asks for the outcome of its own attempt, which would wait for itself.
    case outcome
    /// It lets the other component appear.
    case appearOther
    /// It closes the session.
    case close
    /// It resets the session.
    case reset
    /// It hands the provider's word over that the session is paid.
    case hear
}
