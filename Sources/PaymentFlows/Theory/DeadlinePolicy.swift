/// How long an attempt waits for whom (EN-41). Every limit is a duration on the engine's clock.
public struct DeadlinePolicy: Hashable, Sendable {
    /// Notifications and queries of the merchant. 30 s.
    public var callback: Duration = .seconds(30)
    /// Gates of the merchant. Nil, the default: a gate may wait for a person as long as the session lives.
    public var gate: Duration?
    /// One call of a provider. 30 s.
    public var gatewayCall: Duration = .seconds(30)
    /// The web checkout or approval page. 15 min.
    public var approval: Duration = .seconds(900)
    /// The wallet's sheet. 15 min.
    public var walletSheet: Duration = .seconds(900)
    /// A 3DS challenge or a redirect. 10 min.
    public var challenge: Duration = .seconds(600)
    /// The host's `handleSubmit` (CC-18). 30 s.
    public var handleSubmit: Duration = .seconds(30)
    /// The registration of a `handleSubmit` after a restart (CC-12). 5 s.
    public var handlerRegistration: Duration = .seconds(5)
    /// The session itself, when its data names no expiry. 30 min.
    public var session: Duration = .seconds(1800)

    /// The documented defaults.
    public init() {}
}
