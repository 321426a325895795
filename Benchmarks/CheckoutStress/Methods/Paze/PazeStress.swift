internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session that pays by Paze: what its shoppers do.
struct PazeStress: PxpStressMethod {
    /// By attempt.
    var shoppers: [SandboxShopper] = [.completes]

    init() {}

    init(_ draw: inout PlanDraw) {
        shoppers = []
        for _ in 0..<3 {
            shoppers.append(
                draw.happens(0.15) ? draw.one(of: SandboxShopper.allCases) ?? .completes : .completes)
        }
    }

    func shopper(ofAttempt attempt: UInt32) -> SandboxShopper {
        shoppers[Int(attempt &- 1) % max(1, shoppers.count)]
    }

    static let callbacks = PazeCallback.allCases.filter { !presentment.contains($0) }.map { StressCallback($0) }
    static let length = 8
    static let tappedStates: Set = ["announcingClick"]
    static let sendingStates: Set = ["authorising"]
    private static let presentment: Set<PazeCallback> = [.onInit, .onPresentmentResolved, .onGetShippingAddress]

    static let template: PazeButtonComponentConfig = {
        let config = PazeButtonComponentConfig()
        config.paymentDescription = "Sample order"
        return config
    }()

    func config(_ session: StressSession) -> CheckoutConfig {
        let (rig, plan, reference) = (session.rig, session.plan, SessionReference(session))
        return CheckoutConfig(
            environment: .test, session: PazeSamples.sessionData(id: rig.sessionId(plan.number)),
            transactionData: PazeSamples.transaction(
                id: rig.transactionId(plan.number), amount: plan.amount, currency: plan.currency),
            merchantShopperId: "shopper-\(plan.number)", ownerId: "owner", clientName: "Merchant", siteName: "Store",
            onGetShopper: {
                _ = await reference.session?.callback(StressCallback(.onGetShopper))
                return TransactionShopper(id: "shopper")
            })
    }

    func create(_ checkout: PxpCheckout, _ session: StressSession) throws(BaseSdkException) -> any StressComponent {
        let config = Self.template.copy()
        config.emailAddress = "shopper-\(session.plan.number)@example.com"
        merchant(config, session)
        let button = try checkout.create(.pazeButton, componentConfig: config)
        return PazeStressComponent(button: button, method: self)
    }

    func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?,
        notified: Bool
    ) -> Violation? {
        PazeOrderGrammar().violation(in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified)
    }
}

extension StressCallback {
    init(_ callback: PazeCallback) {
        self.init(
            name: callback.rawValue, isGate: callback.isGate,
            isLast: callback == .onPostAuthorisation || callback == .onSubmitError)
    }
}
