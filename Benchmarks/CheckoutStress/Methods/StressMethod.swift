internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// All that the driver knows of a payment method, and how one session of it goes.
///
/// The next method is one more of these and a row in `StressMethods`.
protocol StressMethod: Sendable {
    /// The callbacks of an attempt, in the order in which one that goes well makes them, and then the others.
    static var callbacks: [StressCallback] { get }
    /// How many of those one makes that goes well.
    static var length: Int { get }
    /// The states that an accepted tap or submit may enter first.
    static var tappedStates: Set<String> { get }
    /// The states that pass the point of no return.
    static var sendingStates: Set<String> { get }
    /// After `handedOver` the merchant's backend moves the money under the attempt's own transaction id.
    static var handsMoneyOver: Bool { get }

    /// A session that pays at the first tap.
    init()
    /// One of the mixed scenarios.
    init(_ draw: inout PlanDraw)

    /// The backend's payment differs from what was asked, and the merchant is told so (EN-36).
    var backendPaysOtherAmount: Bool { get }

    /// Opens the session.
    func open(_ session: StressSession) async throws -> StressOpening
    /// What the engine says of the session's money, by the ids of the provider's books; nil: by merchant transaction id, one
    /// transaction for each outcome.
    func reported(_ outcomes: [Outcome], _ books: ProviderLedger, _ plan: SessionPlan) -> [ReportedPayment]?
    /// Where the callbacks of one appearance leave the documented orders; nil: they keep them.
    ///
    /// - Parameter notified: the provider has said outside any call that money moved.
    func violation(
        in callbacks: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?, notified: Bool
    ) -> Violation?
}

extension StressMethod {
    static var handsMoneyOver: Bool { false }
    var backendPaysOtherAmount: Bool { false }
    func reported(_ outcomes: [Outcome], _ books: ProviderLedger, _ plan: SessionPlan) -> [ReportedPayment]? { nil }
    static var gates: [StressCallback] { callbacks.filter(\.isGate) }
}

/// A session on the engine, and how its component is made.
struct StressOpening: Sendable {
    let checkout: PxpCheckout
    let create: @Sendable () throws -> any StressComponent
}

/// A method of `PxpCheckout`.
protocol PxpStressMethod: StressMethod {
    /// What the session is opened with.
    func config(_ session: StressSession) -> CheckoutConfig
    /// Makes its component, with the merchant's callbacks.
    func create(_ checkout: PxpCheckout, _ session: StressSession) throws(BaseSdkException) -> any StressComponent
}

extension PxpStressMethod {
    func open(_ session: StressSession) async throws -> StressOpening {
        let checkout = try session.rig.engine.open(config(session))
        return StressOpening(checkout: checkout) { try create(checkout, session) }
    }
}
