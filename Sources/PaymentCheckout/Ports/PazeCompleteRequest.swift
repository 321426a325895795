public import PaymentFlows

/// What goes with the complete call (PZ-22).
public struct PazeCompleteRequest: Hashable, Sendable {
    /// The session id that was sent with the creation.
    public let sessionId: String
    /// The merchant's client id at Paze.
    public let clientId: String?
    /// The merchant category code.
    public let merchantCategoryCode: String?
    /// The amount of the attempt.
    public let amount: Amount?
    /// Order context, as with the creation.
    public let enhancedTransactionData: PazeEnhancedTransactionDataConfig?
    /// The key under which this call may be repeated, where the gateway says so.
    public var idempotencyKey: String { suppliedKey ?? attempt.payload.idempotencyKey(method: PazeMethod.name) }
    /// The key that the host has named (EN-45).
    let suppliedKey: String?
    /// The attempt, of which the key is made when it is read.
    let attempt: Evidence<Attempt>
}
