internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A session of Drop-in under stress, named after the method that it is about.
protocol DropInStress: StressMethod {
    associatedtype Way: DropInWay
    /// What the shopper tries, tap by tap; after the last one it begins again.
    var ways: [any DropInWay] { get }
    /// The session lists PayPal, which cannot be offered: `create()` says so (DI-01).
    var lacksPayPal: Bool { get }
}

extension DropInStress {
    static var callbacks: [StressCallback] {
        let path = Way.path.map { StressCallback(DropInCallback($0, of: Way.method)) }
        let ends: [DropInCallbackName] = Way.method == .applePay ? [.onError, .onCancel] : [.onError]
        return path + ends.map { StressCallback(DropInCallback($0, of: Way.method)) }
    }
    // The creation's `onGetShopper` comes first.
    static var length: Int { Way.path.count + 1 }
    // The second is that of Paze, whose flow is the button's.
    static var tappedStates: Set<String> { ["askingBeforeSubmit", "announcingClick"] }
    static var sendingStates: Set<String> { ["authorising", "capturing"] }
    static var reopeningState: String? { "softDeclineRetry" }
    static var comesBack: Bool { false }

    /// Apple Pay's coupon adds to the total (DI-42).
    func asked(_ charged: Int64?, _ plan: SessionPlan) -> Int64 {
        guard ways.contains(where: { type(of: $0).method == .applePay }), charged == ApplePayWay.total(plan) else {
            return plan.minorUnits
        }
        return ApplePayWay.total(plan)
    }

    func open(_ session: StressSession) async throws -> StressOpening {
        for way in ways { way.prepare(session) }
        let (dropIn, ways) = (try CheckoutDropIn(config: config(session), engine: session.rig.engine), ways)
        return StressOpening(checkout: dropIn.checkout) { DropInStressComponent(dropIn, ways) }
    }

    func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?,
        notified: Bool
    ) -> Violation? {
        DropInOrderGrammar(reported: lacksPayPal ? [.paypal] : []).violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified)
    }

    private func config(_ session: StressSession) -> CheckoutDropInConfig {
        let (rig, plan, reference) = (session.rig, session.plan, SessionReference(session))
        var methods = DropInMethodConfig()
        for way in ways { way.configure(&methods, plan, session.log) }
        methods.global = Self.global(session)
        return CheckoutDropInConfig(
            environment: .test,
            session: DropInTestSamples.session(
                id: rig.sessionId(plan.number), wallets: lacksPayPal ? Self.withoutPayPal : Self.withPayPal),
            transactionData: DropInTransactionData(
                amount: plan.amount, currency: plan.currency, entryType: .ecom,
                intent: DropInTransactionIntentData(
                    card: .authorisation, paypal: plan.number.isMultiple(of: 2) ? .purchase : .authorisation),
                merchantTransactionId: rig.transactionId(plan.number),
                merchantTransactionDate: { Date(timeIntervalSince1970: 1_700_000_000) }),
            merchantShopperId: "shopper-\(plan.number)", ownerId: "owner",
            onGetShippingAddress: {
                _ = await reference.session?.callback(StressCallback(DropInCallback(.onGetShippingAddress)))
                return ShippingAddress(city: "Utrecht")
            },
            onGetShopper: {
                _ = await reference.session?.callback(StressCallback(DropInCallback(.onGetShopper)))
                return TransactionShopper(id: "shopper")
            },
            onBeforeSubmit: { await session.callback(StressCallback(DropInCallback(.onBeforeSubmit, $0))) },
            onSubmit: { _ = await session.callback(StressCallback(DropInCallback(.onSubmit, $0))) },
            onSuccess: { _ = await session.callback(StressCallback(DropInCallback(.onSuccess, $0.paymentMethod))) },
            onError: { method, _ in _ = await session.callback(StressCallback(DropInCallback(.onError, method))) },
            methodConfig: methods)
    }

    private static var withPayPal: AllowedWallets { wallets(paypal: "paypal-merchant") }
    // A blank id of the merchant's.
    private static var withoutPayPal: AllowedWallets { wallets(paypal: " ") }

    private static func wallets(paypal: String) -> AllowedWallets {
        var wallets = DropInTestSamples.allWallets
        wallets.paypal = AllowedPayPal(merchantId: paypal)
        return wallets
    }

    private static func global(_ session: StressSession) -> DropInGlobalConfig {
        DropInGlobalConfig(
            onGetConsent: { await session.callback(StressCallback(DropInCallback(.onGetConsent, $0))) },
            onCancel: { method, _ in _ = await session.callback(StressCallback(DropInCallback(.onCancel, method))) })
    }
}

extension DropInCallback {
    /// As the method's attempts make it: a query of the whole Drop-in names none.
    fileprivate init(_ name: DropInCallbackName, of method: DropInPaymentMethod) {
        switch name {
        case .onGetShopper, .onGetShippingAddress, .onSheetChange: self.init(name)
        case .onBeforeSubmit, .onSubmit, .onGetConsent, .onSuccess, .onError, .onCancel: self.init(name, method)
        }
    }
}

extension StressCallback {
    init(_ callback: DropInCallback) {
        self.init(
            name: callback.rawValue, isGate: callback.isGate,
            isLast: callback.name == .onSuccess || callback.name == .onError)
    }
}
