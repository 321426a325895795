internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays out by PayPal: who makes the payout, and what is said of it from outside.
struct PayoutStress: PxpStressMethod {
    static let ownerId = "owner"

    /// What the host answers to a gate that it keeps for itself (EN-19).
    enum Approval: Sendable {
        case approves
        case vetoes
        /// The same answer comes again.
        case approvesTwice
        /// The session's close ends it.
        case neverAnswers
    }
    /// What the merchant's backend does with a payout that it was handed (PO-05).
    enum Backend: Sendable {
        case pays(SandboxFault?)
        /// And the provider's notification comes again, beside itself.
        case paysAndIsToldTwice
        /// It pays, and nobody tells the engine.
        case paysUnheard
        case forgets

        /// Somebody tells the engine.
        var isHeard: Bool {
            switch self {
            case .pays, .paysAndIsToldTwice: true
            case .paysUnheard, .forgets: false
            }
        }
    }
    /// Nil: a closure answers.
    var approval: Approval?
    /// Nil: the engine makes the payout.
    var backend: Backend?

    init() {}

    init(_ draw: inout PlanDraw) {
        if draw.happens(0.06) {
            approval = draw.one(of: [.approves, .approves, .approvesTwice, .vetoes, .neverAnswers])
        }
        if draw.happens(0.08) {
            backend = draw.one(of: [
                .pays(nil), .pays(nil), .pays(.decline), .pays(.otherAmount), .pays(.pendingFirst),
                .paysAndIsToldTwice, .paysUnheard, .forgets,
            ])
        }
    }

    static let callbacks = PayoutCallbackName.allCases.map { StressCallback($0) }
    static let length = 3
    static let tappedStates: Set = ["clicked"]
    static let sendingStates: Set = ["paying"]
    static let handsMoneyOver = true

    var backendPaysOtherAmount: Bool { if case .pays(.otherAmount) = backend { true } else { false } }

    func config(_ session: StressSession) -> CheckoutConfig {
        let (rig, plan) = (session.rig, session.plan)
        return CheckoutConfig(
            environment: .test,
            session: SessionData(
                sessionId: rig.sessionId(plan.number), hmacKey: "hmac-key", encryptionKey: "encryption-key"),
            transactionData: PayoutTestSamples.transaction(
                id: rig.transactionId(plan.number), amount: plan.amount, currency: plan.currency),
            merchantShopperId: "shopper-\(plan.number)", ownerId: Self.ownerId,
            paypalConfig: backend == nil ? Self.madeHere : Self.madeElsewhere)
    }

    private static let madeHere = paypal(PayoutTestSamples.wallet)
    private static let madeElsewhere: PayPalConfig = {
        var wallet = PayoutTestSamples.wallet
        wallet.proceedPayoutWithSdk = false
        return paypal(wallet)
    }()

    private static func paypal(_ wallet: PayPalWallet) -> PayPalConfig {
        PayPalConfig(payout: PayPalPayoutConfig(paypalWallet: wallet))
    }

    func create(_ checkout: PxpCheckout, _ session: StressSession) throws(BaseSdkException) -> any StressComponent {
        let payout = try checkout.create(.payoutSubmission, componentConfig: merchant(session))
        return PayoutStressComponent(payout: payout, method: self)
    }

    private func merchant(_ session: StressSession) -> PayoutSubmissionComponentConfig {
        func callback(_ callback: PayoutCallbackName) -> @Sendable () async -> Bool {
            let callback = StressCallback(callback)
            return { await session.callback(callback) }
        }
        let config = PayoutSubmissionComponentConfig()
        let (click, approve, paid) = (callback(.onClick), callback(.onPrePayoutSubmit), callback(.onPostPayout))
        let (cancelled, failed) = (callback(.onCancel), callback(.onError))
        config.onClick = { _ = await click() }
        config.onPrePayoutSubmit = {
            if await approve() { return PrePayoutSubmitResult(isApproved: true) }
            return session.plan.number % 2 == 0 ? nil : PrePayoutSubmitResult(isApproved: false)
        }
        config.onPostPayout = { _ in _ = await paid() }
        config.onCancel = { _ = await cancelled() }
        config.onError = { _ in _ = await failed() }
        config.defersApproval = approval != nil
        return config
    }

    func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?,
        notified: Bool
    ) -> Violation? {
        PayoutOrderGrammar(defersApproval: approval != nil).violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified || (backend?.isHeard ?? false))
    }
}

extension StressCallback {
    init(_ callback: PayoutCallbackName) {
        self.init(
            name: callback.rawValue, isGate: callback == .onPrePayoutSubmit,
            isLast: callback == .onPostPayout || callback == .onError)
    }
}
