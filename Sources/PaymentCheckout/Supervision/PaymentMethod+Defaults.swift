package import PaymentFlows

/// What most methods do, decided when the machinery is specialised, so that it costs them nothing.
extension PaymentMethod {
    package func started(
        _ attempt: AttemptID, by trigger: UInt8, on component: isolated Component<Self>
    ) -> Flow.Event { tapped(attempt, on: component) }
    package static var canPay: Bool { true }
    package func problem(with payment: Payment) -> BaseSdkException? { nil }
    package static func translated(_ reply: TransactionReply) -> TransactionReply { reply }
    package static var keepsPostponed: Bool { false }
    package static func isBeyondCancellation(_ flow: Flow) -> Bool { false }
    package static func retire(_ component: Component<Self>) { component.assumeIsolated { $0.retireMethod() } }
    package static var goesOnAfterHandingOver: Bool { false }
}
