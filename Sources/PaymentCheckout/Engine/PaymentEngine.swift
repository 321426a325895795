public import FoundationEssentials
public import PaymentFlows

/// Runs payment sessions: by id, bounded in number, each with its own supervisor (EN-60).
///
/// There is one for a process, or one for each tenant; engines share nothing. It never needs the main actor and never blocks a
/// thread (EN-04).
public final class PaymentEngine: Sendable {
    package let context: EngineContext
    let registry: SessionRegistry

    /// Makes an engine.
    ///
    /// - Parameters:
    ///   - ports: the gateways to call.
    ///   - configuration: limits and deadlines; the documented defaults.
    ///   - clock: what durations are measured on. `ContinuousClock` by default; a wall-clock jump changes nothing (EN-40).
    ///   - journal: keeps what a recovery needs. Nil, the default: nothing is kept, at no cost.
    ///   - wallClock: the dates that go out, and a session's expiry, once at its opening.
    ///   - executor: where the engine's tasks run. Nil, the default: the global pool. For deterministic tests.
    public init(
        ports: PaymentPorts, configuration: EngineConfiguration = EngineConfiguration(),
        clock: some Clock<Duration> = ContinuousClock(), journal: (any PaymentJournal)? = nil,
        wallClock: @escaping @Sendable () -> Date = { Date() }, executor: (any TaskExecutor)? = nil
    ) {
        registry = SessionRegistry(limit: configuration.maximumSessions, remembered: configuration.rememberedSessions)
        context = EngineContext(
            configuration: configuration, ports: ports, journal: journal, time: TimeSource(clock), wallClock: wallClock,
            executor: executor, registry: registry)
    }

    /// Opens a session.
    ///
    /// - Throws: a configuration error (SDK01, SDK02), or an `AdmissionException`.
    public func open(_ config: CheckoutConfig) throws(BaseSdkException) -> PxpCheckout {
        if let problem = config.problem { throw ConfigurationSdkException(problem) }
        return try admit(config)
    }

    /// Opens a session whose configuration has been found sound.
    func admit(_ config: CheckoutConfig) throws(BaseSdkException) -> PxpCheckout {
        if context.isShuttingDown { throw refusal(.shuttingDown) }
        let id = SessionID(context.draw())
        let supervisor = SessionSupervisor(
            id: id, context: context, expiresAt: expiry(config.session.sessionExpiry), config: config,
            analytics: AnalyticsLane.make(config, context))
        let session = PxpSession(supervisor)
        if case .refused(let refused) = registry.admit(session) { throw refusal(refused) }
        // A shutdown that began meanwhile may not have seen it.
        if context.isShuttingDown, registry.remove(session, remembering: nil) { throw refusal(.shuttingDown) }
        context.count(.sessionsOpened)
        return PxpCheckout(session: session, engine: self)
    }

    private func refusal(_ refusal: AdmissionRefusal) -> AdmissionException {
        context.count(.admissionsRefused)
        return AdmissionException(refusal)
    }

    /// A live session by its id (EN-60).
    public func session(_ id: SessionID) -> PxpCheckout? {
        registry.find(id).map { PxpCheckout(session: $0, engine: self) }
    }

    /// How many sessions live.
    public var liveSessions: Int { registry.count }

    /// How many deadlines are armed, in all sessions.
    public var liveDeadlines: Int { context.liveDeadlines }

    /// What has been counted so far (EN-80, EN-81).
    public var counters: CounterSnapshot { context.counters.snapshot() }

    /// How long attempts took, from the accepted tap to the decided outcome; empty where the engine has an executor of its own.
    public var attemptLatency: LatencyHistogram { context.attemptLatency.snapshot() }

    /// The session's expiry, turned into an instant of the engine's time once (EN-40).
    func expiry(_ date: Date?) -> Int64 {
        let now = context.time.now
        guard let date else { return now.after(context.configuration.deadlines.session) }
        let seconds = date.timeIntervalSince(context.wallClock())
        guard seconds.isFinite, seconds < 1e9 else { return .max }
        return now.after(.nanoseconds(Int64(max(0, seconds) * 1e9)))
    }
}
