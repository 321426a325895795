public import PaymentFlows

/// What can be sent to a Paze button without waiting.
public enum PazeButtonMessage: Hashable, Sendable {
    /// The button comes on screen.
    case appear
    /// The shopper taps; the session's claim is taken when this is sent (EN-20).
    case tap
    /// The shopper is back, and the client has read the return.
    case deliver(PazeReturn, AttemptID)
    /// The shopper is back, with this redirect.
    case deliverURL(String)
    /// The host wants the attempt ended (EN-33).
    case cancel
    /// The button leaves the screen (PZ-04).
    case disappear
}
