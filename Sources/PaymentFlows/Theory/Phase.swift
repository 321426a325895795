/// How far the attempt of a flow has come, whatever the method: the processing flag, the claim and the reach of a cancel follow from it.
public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// No attempt is open, and none has just ended.
    case none
    /// An attempt is open and no money-moving call has been sent: a cancel ends it (EN-33).
    case open
    /// A money-moving call has been sent and not definitely answered: the provider decides (EN-33).
    case committed
    /// The outcome is decided and its last callback is being made (EN-21).
    case telling
    /// The outcome is decided after the point of no return, and its last callback is being made: nobody's cancellation reaches it (EN-27).
    case tellingCommitted
    /// The last attempt has ended.
    case ended

    /// The processing flag (EN-23): up from the accepted tap, down before the terminal callback.
    public var isProcessing: Bool { self == .open || self == .committed }
    /// The attempt holds the session's claim (EN-20, EN-21).
    public var holdsClaim: Bool { self != .none && self != .ended }
    /// The outcome is decided and not yet told.
    public var isTelling: Bool { self == .telling || self == .tellingCommitted }
    /// No caller's cancellation reaches the attempt (EN-27).
    public var isBeyondCancellation: Bool { self == .committed || self == .tellingCommitted }
}
