public import PaymentFlows

/// How an engine behaves, for all its sessions.
public struct EngineConfiguration: Sendable {
    /// How many sessions may live at once; opening one more throws (EN-61). 100,000.
    public var maximumSessions = 100_000
    /// How long an attempt waits for whom (EN-41). A session may have limits of its own.
    public var deadlines = DeadlinePolicy()
    /// How large and deep a provider's payload may be (EN-91).
    public var payloadLimits = PayloadLimits.standard
    /// How many closed sessions are remembered (EN-52). 65,536.
    public var rememberedSessions = 65_536
    /// How many money-moving calls may be in flight at once; nil, the default: any number (EN-41).
    public var maximumCallsInFlight: Int?
    /// Names the n-th transaction of a session, given the host's first id and n, from 2 on. Nil, the default: the first id with "-n" (EN-47),
    /// or with the next number that no other session has.
    ///
    /// It is asked once for each transaction. An id that is blank (SDK0106), too long (SDK0107), or another live, paid or unresolved
    /// session's (SDK0204, EN-65) ends the attempt before anything is sent.
    public var merchantTransactionId: (@Sendable (_ first: String, _ ordinal: Int) -> String)?
    /// Names the idempotency key of an intent. Nil, the default: the engine's own (EN-45).
    ///
    /// It is asked once for each intent, and the key goes with every retry. A key must change with everything in the intent, so it is
    /// best made of all of it; one that was named for another intent of the session ends the attempt before anything is sent (SDK0206), and
    /// is not kept: the next attempt asks for another one.
    public var idempotencyKey: (@Sendable (_ intent: IdempotencyIntent) -> String)?
    /// Counters and histograms are kept (EN-80). On by default.
    public var keepsStatistics = true
    /// Seeds session ids, nonces and jitter. Nil, the default: a random seed.
    public var seed: UInt64?

    /// The documented defaults.
    public init() {}
}
