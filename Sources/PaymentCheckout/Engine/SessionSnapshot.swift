public import PaymentFlows

/// A session at one moment (EN-80). It holds nothing sensitive.
public struct SessionSnapshot: Hashable, Sendable {
    /// The session.
    public let id: SessionID
    /// Its components, in the order of their creation.
    public let components: [ComponentSnapshot]
    /// The processing flag (EN-23).
    public let isProcessing: Bool
    /// An attempt holds the session's claim (EN-20).
    public let isClaimed: Bool
    /// How many attempts have begun or are queued.
    public let attempts: UInt32
    /// The last outcome.
    public let lastOutcome: Outcome?
    /// What is known of the session's money.
    public let settlement: Settlement
}
