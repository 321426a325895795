/// Why a call was refused: a value, never an error; nothing has changed and no callback was called (EN-20).
public enum Refusal: UInt8, Hashable, Sendable, CaseIterable {
    /// An attempt of the session is open.
    case alreadyProcessing
    /// The session's transaction is known to have succeeded (EN-22).
    case alreadySettled
    /// The merchant's backend goes on with the last attempt, until `reset()`.
    case handedOver
    /// It is not known whether the last attempt moved money.
    case outcomeUnknown
    /// The provider reported another amount than asked, until `reset()`.
    case needsReconciliation
    /// Presentment failed and the button is hidden.
    case hidden
    /// The component cannot be used yet.
    case notReady
    /// The component or its session is gone.
    case destroyed
    /// The engine takes no new attempts.
    case shuttingDown
    /// One tap is queued already (EN-14).
    case queueFull
    /// The answer is for another step, attempt or session.
    case wrongStep
    /// The web checkout's return carries another nonce or attempt id.
    case unmatchedReturn
    /// The gate's attempt has ended.
    case gateClosed
}
