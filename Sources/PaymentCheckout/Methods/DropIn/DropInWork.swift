package import PaymentFlows

/// What a Drop-in method adds to the course that all share: the calls and callbacks of its own steps, and its gateway.
package protocol DropInWork: Sendable {
    associatedtype Flow: DropInFlow
    typealias Host = Component<DropInMethod<Self>>

    /// The component's name.
    static var name: String { get }
    /// How callbacks name the method.
    static var method: DropInPaymentMethod { get }
    /// The intent by which the provider's states are understood (TY-08).
    static func intent(in session: PxpSession) -> PaymentIntentKind

    /// Why a tap cannot lead to a payment of this amount, for a reason of the method's own. Nothing by default.
    static func problem(_ method: DropInMethod<Self>, paying amount: Amount) -> PaymentFailure?

    /// Starts an effect of the method's own steps.
    static func begin(
        _ effect: Flow.Method.Effect, _ method: DropInMethod<Self>, on component: isolated Host
    ) -> Begun<Flow.Event>
    /// Performs one that is a callback; `begin` has said so.
    static func run(
        _ effect: Flow.Method.Effect, _ drive: UInt32, _ method: DropInMethod<Self>, on component: isolated Host
    ) async -> Flow.Event
    /// Starts the money-moving call.
    static func send(
        _ sending: Evidence<DropInSending<Flow.Method.Purchase>>, _ terms: DropInRequestTerms, captures: Bool,
        on component: isolated Host, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply>
    /// Starts a status query.
    static func find(
        _ query: TransactionQuery, in context: EngineContext, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions>
    /// Why a step's call has no usable answer; nil: it has one, or the event is none.
    static func failure(of event: Flow.Method.Event) -> CallFailure?
    /// A money-moving call may be sent again after silence (EN-44). Of the context, since handing on its ports would copy every gateway.
    static func repeatsMoneyCalls(in context: EngineContext) -> Bool
    /// As that of `PaymentMethod`.
    static func retire(_ component: Host)
    /// The flow has come to rest. Nothing by default.
    static func rested(_ method: DropInMethod<Self>, on component: isolated Host)
    /// A tap comes, perhaps before what follows from the last rest: a queued one begins first (EN-14). Nothing by default.
    static func willBegin(_ method: DropInMethod<Self>, on component: isolated Host)
}

extension DropInWork {
    package static func problem(_ method: DropInMethod<Self>, paying amount: Amount) -> PaymentFailure? { nil }
    package static func retire(_ component: Host) { component.assumeIsolated { $0.retireMethod() } }
    package static func rested(_ method: DropInMethod<Self>, on component: isolated Host) {}
    package static func willBegin(_ method: DropInMethod<Self>, on component: isolated Host) {}
}
