public import PaymentFlows

extension CheckoutComponents {
    /// Makes components of a payment session.
    public init(configuration: Configuration) { self.init(owner: configuration.session) }

    /// Makes a component. It is created and not yet checked: ask `isAvailable`, then `render()`.
    ///
    /// - Throws: `invalidSetup` when the session is closed.
    public func create(_ options: ComponentOptions) throws(CheckoutComponents.Error) -> PaymentComponent {
        guard let session, session.supervisor.closing != .destroyed else {
            throw Error(.invalidSetup, "The payment session is closed.")
        }
        let supervisor = session.supervisor
        let component = Component(
            supervisor, ComponentsMethod(options: options, host: session.host),
            flow: CheckoutComponentFlow(kind: options.kind), number: supervisor.nextComponent())
        supervisor.introduce(component)
        return PaymentComponent(component: component, options: options)
    }

    /// Names callbacks anew; each is read when it is delivered (EN-29). A component that waits for a `handleSubmit` goes on with it (CC-12).
    public func register(callbacks: Callbacks) async {
        guard let session else { return }
        session.host.register(Shared(callbacks))
        guard callbacks.handleSubmit != nil else { return }
        await session.supervisor.handlerRegistered()
    }

    /// Takes new session data of the same payment session: its expiry counts anew, and the same components go on (CC-17).
    ///
    /// An attempt keeps the data that it began with: new ones are taken between attempts, also while `onError` tells that the session has
    /// expired. A refusal changes nothing.
    ///
    /// - Returns: nil when they were taken; `.alreadyProcessing` while an attempt is open, also one that began while the provider was
    ///   asked (EN-35).
    /// - Throws: `configurationInvalid` for another session's data, `invalidSetup` when the session is closed, else what the configuration
    ///   throws.
    public func renew(paymentSession: PaymentSession) async throws(CheckoutComponents.Error) -> Refusal? {
        guard let session, session.supervisor.closing == nil else {
            throw Error(.invalidSetup, "The payment session is closed.")
        }
        let host = session.host
        guard paymentSession.id == host.paymentSession.id else {
            throw Error(.configurationInvalid, "paymentSession.id: is another session's.")
        }
        if let refusal = await session.supervisor.renewalRefusal { return refusal }
        let engine = session.checkout.engine
        let details = try await engine.details(
            PaymentSessionRequest(
                paymentSession: paymentSession, publicKey: host.publicKey, environment: host.environment))
        return await session.supervisor.renew(expiringAt: engine.expiry(details.expiresOn)) {
            host.renew(paymentSession, details)
        }
    }

    /// The session's processing flag (EN-23): up from just before `onSubmit` to the outcome.
    public var isProcessing: Bool { session?.supervisor.isProcessing ?? false }

    /// The session at this moment; nil: there is none.
    public func snapshot() async -> SessionSnapshot? { await session?.supervisor.snapshot() }

    /// What happens in the session from now on, bounded to 256 elements (EN-63); nil: there is no session.
    public func events() async -> AsyncStream<SessionEvent>? { await session?.checkout.events() }

    /// Takes the session up again after an outcome that refuses taps; `onReady` is made again (EN-28, CC-03). Nil: done.
    @discardableResult
    public func reset() async -> Refusal? {
        guard let session else { return .destroyed }
        return await session.supervisor.reset()
    }

    /// Ends the session: teardown of its components, then removal once no attempt is open (EN-66).
    @discardableResult
    public func close() async -> CloseAnswer {
        guard let session else { return .alreadyClosed }
        let answer = await session.checkout.close()
        // The configuration may outlive the session, and its callbacks may hold the configuration (EN-62).
        session.host.register(.unset)
        return answer
    }

    package var session: ComponentsSession? { owner as? ComponentsSession }
}
