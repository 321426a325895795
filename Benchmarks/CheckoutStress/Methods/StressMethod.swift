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
    /// The state that is entered by an accepted tap.
    static var tappedState: String { get }
    /// The state that passes the point of no return.
    static var sendingState: String { get }
    /// After `handedOver` the merchant's backend moves the money under the attempt's own transaction id.
    static var handsMoneyOver: Bool { get }

    /// A session that pays at the first tap.
    init()
    /// One of the mixed scenarios.
    init(_ draw: inout PlanDraw)

    /// The backend's payment differs from what was asked, and the merchant is told so (EN-36).
    var backendPaysOtherAmount: Bool { get }

    /// What the session is opened with.
    func config(_ session: StressSession) -> CheckoutConfig
    /// Makes its component, with the merchant's callbacks.
    func create(_ checkout: PxpCheckout, _ session: StressSession) throws(BaseSdkException) -> any StressComponent
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
    static var gates: [StressCallback] { callbacks.filter(\.isGate) }
}
