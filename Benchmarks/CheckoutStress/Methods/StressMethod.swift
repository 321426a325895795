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
    /// The state that takes an attempt back before it (EN-33); nil: there is none.
    static var reopeningState: String? { get }
    /// Its component can go away and come again; else the session ends with it.
    static var comesBack: Bool { get }
    /// After `handedOver` the merchant's backend moves the money under the attempt's own transaction id.
    static var handsMoneyOver: Bool { get }

    /// A session that pays at the first tap.
    init()
    /// One of the mixed scenarios.
    init(_ draw: inout PlanDraw)

    /// The backend's payment differs from what was asked, and the merchant is told so (EN-36).
    var backendPaysOtherAmount: Bool { get }

    /// The amount that a charge should have, in minor units: the charged one, where the method allows more than one.
    func asked(_ charged: Int64?, _ plan: SessionPlan) -> Int64

    /// Opens the session.
    func open(_ session: StressSession) async throws -> StressOpening
    /// What the engine says of the session's money, by the ids of the provider's books; nil: by merchant transaction id, one
    /// transaction for each outcome.
    func reported(_ outcomes: [Outcome], _ books: ProviderLedger, _ plan: SessionPlan) -> [ReportedPayment]?
    /// Where the callbacks of one appearance leave the documented orders; nil: they keep them.
    ///
    /// - Parameters:
    ///   - earlier: the callbacks of the appearance before it.
    ///   - notified: the provider has said outside any call that money moved.
    func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], endings: [AttemptEnding]?, tornDownAt: UInt64?,
        notified: Bool
    ) -> Violation?
}

extension StressMethod {
    static var handsMoneyOver: Bool { false }
    static var reopeningState: String? { nil }
    static var comesBack: Bool { true }
    var backendPaysOtherAmount: Bool { false }
    func asked(_ charged: Int64?, _ plan: SessionPlan) -> Int64 { plan.minorUnits }
    func reported(_ outcomes: [Outcome], _ books: ProviderLedger, _ plan: SessionPlan) -> [ReportedPayment]? { nil }
    static var gates: [StressCallback] { callbacks.filter(\.isGate) }
}
