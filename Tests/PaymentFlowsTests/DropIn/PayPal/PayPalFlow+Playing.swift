import PaymentFlows

/// Short ways to say what happens to PayPal.
extension PayPalFlow {
    static let button = PayPalInput()

    /// The events of the happy path, and then of a call that stays open.
    static func happyPath(
        _ attempt: Evidence<Attempt> = Samples.attempt(), intent: PayPalIntentType = .purchase
    ) -> [Event] {
        [
            .appeared, .tap(button, attempt: attempt), .decided(true), .consentGiven(true),
            .shopperGiven(DropInSamples.shopper), .addressGiven(DropInSamples.address), .order(intent: intent),
            .approval(), .slotGranted(Samples.sentAt), .answered(attempt, .silent), .deadlinePassed,
        ]
    }

    static func at(_ name: String, intent: PayPalIntentType = .purchase) -> PayPalFlow {
        at(name, on: happyPath(intent: intent))
    }
}

extension DropInEvent<PayPalSteps> {
    static func order(_ orderId: String = "order-pp-1", intent: PayPalIntentType = .purchase) -> Self {
        created(
            .success(PayPalOrder(orderId: orderId, approvalUrl: "https://paypal.test/approve", intent: intent)))
    }

    static func created(_ result: CallResult<PayPalOrder>) -> Self { .step(.orderCreated(CallAnswer(result))) }

    static func approval(_ orderId: String = "order-pp-1", _ answer: PayPalApproval.Answer = .approved) -> Self {
        .step(.approvalReturned(Evidence(PayPalApproval(orderId: orderId, answer))))
    }

    /// The page failed.
    static var approvalFailed: Self {
        approval("order-pp-1", .failed(PaymentFailure(code: "SDK1117", message: "The page failed.")))
    }

    /// PayPal's error "window closed".
    static var windowClosed: Self { approval("order-pp-1", .cancelled) }
}
