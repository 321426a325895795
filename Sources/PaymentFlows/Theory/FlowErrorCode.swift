/// The engine's own error codes, used where the vendor names none.
public enum FlowErrorCode: String, Hashable, Sendable, CaseIterable {
    /// The outcome is unknown after the verification bound (EN-43).
    case outcomeUnknown = "FLOW0001"
    /// A merchant callback passed its deadline (EN-17).
    case callbackDeadline = "FLOW0002"
    /// The session expired (EN-46).
    case sessionExpired = "FLOW0003"
    /// A provider's payload is malformed or oversized (EN-91).
    case malformedPayload = "FLOW0004"
    /// The amount or currency differs from what was asked (EN-36).
    case mismatch = "FLOW0005"
    /// The host cancelled (EN-37).
    case cancelledByHost = "FLOW0006"
    /// The engine is shutting down or over its limit (EN-61, EN-64).
    case engineUnavailable = "FLOW0007"
    /// The call would wait for its own callback (EN-14).
    case wouldWaitForItself = "FLOW0008"
    /// The amount or currency cannot be used, or their update failed (TY-09, EN-35).
    case unusableAmount = "FLOW0009"
}
