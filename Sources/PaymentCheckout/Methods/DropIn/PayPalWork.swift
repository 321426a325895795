internal import FoundationEssentials
package import PaymentFlows

/// What PayPal needs done besides the shared course: an order, and its capture or authorisation.
package enum PayPalWork: DropInWork {
    package typealias Flow = PayPalFlow

    package static let name = "drop-in-paypal"
    package static var method: DropInPaymentMethod { .paypal }

    package static func intent(in session: PxpSession) -> PaymentIntentKind { session.paypalIntent.kind }

    package static func begin(
        _ effect: PayPalEffect, _ method: DropInMethod<PayPalWork>, on component: isolated Host
    ) -> Begun<PayPalFlow.Event> {
        switch effect {
        case .createOrder(let order):
            // By its own fields all the way: what it has in common with other methods' evidence is code for any method.
            let attempt = order.payload.means.payload.admitted.payload.attempt
            guard let gateway = component.context.ports.paypal,
                let terms = method.requestTerms(attempt, on: component)
            else { return .answered(.step(.orderCreated(.notSent))) }
            let request = PayPalOrderRequest(intent: component.session.paypalIntent, terms: terms, order: order)
            return method.start(OrderCreated.self, on: component) { gateway.createOrder(request, $0) }
        }
    }

    package static func run(
        _ effect: PayPalEffect, _ drive: UInt32, _ method: DropInMethod<PayPalWork>, on component: isolated Host
    ) async -> PayPalFlow.Event {
        // None of PayPal's own steps is a callback.
        .deadlinePassed
    }

    package static func send(
        _ sending: Evidence<DropInSending<PayPalPurchase>>, _ terms: DropInRequestTerms, captures: Bool,
        on component: isolated Host, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        guard let gateway = component.context.ports.paypal else { return .answered(.notSent) }
        let request = PayPalSettlementRequest(terms: terms, sending: sending)
        return captures ? gateway.capture(request, call) : gateway.authorise(request, call)
    }

    package static func find(
        _ query: TransactionQuery, in context: EngineContext, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { context.ports.paypal?.findTransactions(query, call) ?? .answered(.notSent) }

    package static func failure(of event: PayPalEvent) -> CallFailure? {
        switch event {
        case .orderCreated(let answer): answer.failure
        case .approvalReturned: nil
        }
    }

    package static func repeatsMoneyCalls(in context: EngineContext) -> Bool {
        context.ports.paypal?.repeatsMoneyCalls ?? false
    }
}

/// How the answer of PayPal's own call is read.
extension PayPalWork {
    private enum OrderCreated: DropInReading {
        static func event(_ result: consuming CallResult<PayPalOrder>) -> PayPalFlow.Event {
            .step(.orderCreated(CallAnswer(result)))
        }
    }
}
