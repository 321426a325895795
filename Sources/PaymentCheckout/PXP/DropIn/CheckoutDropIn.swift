internal import FoundationEssentials
public import PaymentFlows

/// Drop-in: card, PayPal, Apple Pay and Paze behind one set of callbacks, without a screen: a tap is a call.
///
/// Each call returns when the flow rests or ends (EN-25). One method runs at a time (DI-60).
public struct CheckoutDropIn: Sendable {
    /// Where a card attempt is when a call returns.
    public typealias CardProgress = Progress<DropInWaiting<CardHandoff>>
    /// Where a PayPal attempt is when a call returns.
    public typealias PayPalProgress = Progress<DropInWaiting<PayPalHandoff>>
    /// Where an Apple Pay attempt is when a call returns.
    public typealias ApplePayProgress = Progress<DropInWaiting<ApplePaySheet>>
    /// Where a Paze attempt is when a call returns.
    public typealias PazeProgress = Progress<PazeWaiting>

    package let checkout: PxpCheckout
    package let creation: Component<DropInCreationMethod>
    package let card: Component<DropInMethod<CardWork>>
    package let paypal: Component<DropInMethod<PayPalWork>>
    package let applePay: Component<DropInMethod<ApplePayWork>>
    package let paze: Component<DropInPazeMethod>
    let consentsToPayPal: Bool

    /// Opens a Drop-in checkout. Nothing is offered before `create()`.
    ///
    /// - Parameters:
    ///   - config: what the checkout is made of.
    ///   - engine: nil, the default: the one that `PaymentEngine.bootstrap` has named.
    /// - Throws: what the configuration alone shows (DI-01): a configuration error (SDK01), FLOW0009 where an amount or currency
    ///   cannot be used, or an `AdmissionException`. What is wrong with the session data is told by `create()`.
    public init(config: CheckoutDropInConfig, engine: PaymentEngine? = nil) throws(BaseSdkException) {
        if let problem = config.problem { throw problem }
        guard let engine = engine ?? PaymentEngine.bootstrapped else { throw AdmissionException(.noEngine) }
        checkout = try engine.admit(config.checkout)
        let supervisor = checkout.session.supervisor
        let terms = Shared(DropInTerms(config))
        creation = Component(
            supervisor,
            DropInCreationMethod(terms: terms, isSessionBlank: config.session.configurationProblem != nil),
            flow: DropInCreationFlow(), number: supervisor.nextComponent())
        card = Component(supervisor, DropInMethod(terms), flow: CardFlow(), number: supervisor.nextComponent())
        paypal = Component(supervisor, DropInMethod(terms), flow: PayPalFlow(), number: supervisor.nextComponent())
        applePay = Component(supervisor, DropInMethod(terms), flow: ApplePayFlow(), number: supervisor.nextComponent())
        paze = Component(
            supervisor, DropInPazeMethod(terms), flow: DropInPazeFlow(), number: supervisor.nextComponent())
        consentsToPayPal = config.methodConfig?.paypal?.consentEnabled ?? false
        supervisor.introduce(creation)
        supervisor.introduce(card)
        supervisor.introduce(paypal)
        supervisor.introduce(applePay)
        supervisor.introduce(paze)
    }

    /// Asks for the shopper, decides which methods are offered, and reports by `onError` what the session lists and cannot be (DI-01).
    ///
    /// It never throws. A second call joins the first; after `destroy()` it does nothing (DI-03).
    public func create() async {
        await creation.create { appear($0) }
    }

    /// On the session's executor, which is every method's.
    private func appear(_ offers: DropInOffers) {
        for method in offers.methods {
            switch method {
            case .card: card.assumeIsolated { _ = $0.post(.appeared) }
            case .paypal: paypal.assumeIsolated { _ = $0.post(.appeared) }
            case .applePay: applePay.assumeIsolated { _ = $0.post(.appeared) }
            case .paze: paze.assumeIsolated { _ = $0.post(.appeared) }
            }
        }
    }

    /// What `create()` found to offer. Nil: it has not ended, or there was a `destroy()`.
    public var offers: DropInOffers? { get async { await creation.offers } }

    /// Ends everything: teardown (DI-03). No callback starts after it; a sent call runs to its end (EN-34).
    ///
    /// - Returns: what is left.
    @discardableResult
    public func destroy() async -> CloseAnswer { await checkout.close() }

    /// Lowers the processing flag that a dismissed Apple Pay sheet left up (DI-15). While an attempt is open nothing changes.
    public func clearProcessing() async { await applePay.clearProcessing() }

    /// The session's processing flag (DI-12, EN-23).
    public var isProcessing: Bool { checkout.isProcessing }

    /// The processing flag: as it is now, and each change (EN-23).
    public func processingChanges() async -> AsyncStream<Bool> { await checkout.processingChanges() }

    /// Changes what is to be paid between attempts. After an update that throws, every submit ends with SDK1113 until one is taken (EN-35).
    ///
    /// - Returns: nil when the change was taken; `.alreadyProcessing` while an attempt is open; `.destroyed` after `destroy()`.
    /// - Throws: what a Drop-in with this data would (DI-01): a configuration error (SDK01), FLOW0009 for an amount or currency that cannot
    ///   be used, an `AdmissionException` when another session has the merchant transaction id (SDK0204, EN-65).
    public func update(transactionData: DropInTransactionData) async throws(BaseSdkException) -> Refusal? {
        try await checkout.update(transactionData: transactionData)
    }

    /// Takes the session up again after an outcome that refuses taps (EN-28); nil: done.
    @discardableResult
    public func reset() async -> Refusal? { await checkout.reset() }

    /// Asks for the end of the open attempt, whichever method's it is (EN-33).
    @discardableResult
    public func cancel() async -> CancelAnswer { await checkout.session.supervisor.cancel(.host) }
}
