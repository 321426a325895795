public import PaymentFlows

/// One checkout of one shopper: makes its components, and is asked what has become of it.
public struct PxpCheckout: Sendable {
    package let session: PxpSession
    package let engine: PaymentEngine

    /// Opens a checkout on an engine.
    ///
    /// - Parameters:
    ///   - config: the session, the payment, who pays whom, and the merchant's queries.
    ///   - engine: nil, the default: the one that `PaymentEngine.bootstrap` has named.
    /// - Throws: a configuration error with a code beginning SDK01 or SDK02 (TY-01), or an `AdmissionException` when the engine takes no session
    ///   (EN-61, EN-64) or knows one for the same owner and merchant transaction id (EN-65).
    public static func initialize(
        config: CheckoutConfig, engine: PaymentEngine? = nil
    ) throws(BaseSdkException) -> PxpCheckout {
        guard let engine = engine ?? PaymentEngine.bootstrapped else {
            throw AdmissionException(.noEngine)
        }
        return try engine.open(config)
    }

    /// Makes a component. It is configured by a reference, so that its callbacks may be set one by one.
    ///
    /// - Throws: a configuration error, when the session is closed (SDK02).
    public func create(
        _ kind: PazeButtonKind, componentConfig: PazeButtonComponentConfig
    ) throws(BaseSdkException) -> PazeButtonComponent {
        guard session.supervisor.closing != .destroyed else { throw ConfigurationSdkException(.sessionDestroyed) }
        return PazeButtonComponent(session: session, config: componentConfig)
    }

    /// The engine's name for this session.
    public var id: SessionID { session.supervisor.id }

    /// The session's processing flag (EN-23).
    public var isProcessing: Bool { session.supervisor.isProcessing }

    /// The session at this moment.
    public func snapshot() async -> SessionSnapshot { await session.supervisor.snapshot() }

    /// What happens in the session from now on, bounded to 256 elements; a reader that stops reading loses old ones (EN-63).
    public func events() async -> AsyncStream<SessionEvent> { await session.supervisor.observe().events.subscribe() }

    /// The processing flag: as it is now, and each change (EN-23).
    public func processingChanges() async -> AsyncStream<Bool> {
        await session.supervisor.processingChanges()
    }

    /// Changes what is to be paid between attempts; an open attempt keeps its own (EN-35).
    ///
    /// After an update that throws, every tap fails before any other callback (FLOW0009; Drop-in: SDK1113), until one is taken. An amount
    /// that no payment could have is taken, and ends the next tap in the same way or with the method's own code.
    ///
    /// - Returns: nil when the change was taken; `.alreadyProcessing` while an attempt is open; `.destroyed` once the session is closed.
    /// - Throws: what opening a session with this data would: a configuration error (SDK01, TY-01), an `AdmissionException` when another
    ///   session has the merchant transaction id (SDK0204, EN-65), and for a payout SDK0211 and SDK0212 (PO-11).
    public func update(transactionData: TransactionData) async throws(BaseSdkException) -> Refusal? {
        try await session.supervisor.change(to: transactionData)
    }

    /// Takes the session up again after an outcome that refuses taps (EN-28).
    ///
    /// - Returns: nil when it was taken up; `.alreadyProcessing` while an attempt is open, `.alreadySettled` once it is paid.
    public func reset() async -> Refusal? { await session.supervisor.reset() }

    /// Ends the session: teardown of its components, then removal once no attempt is open (EN-66).
    ///
    /// - Returns: what is left.
    @discardableResult
    public func close() async -> CloseAnswer { await engine.close(session) }
}
