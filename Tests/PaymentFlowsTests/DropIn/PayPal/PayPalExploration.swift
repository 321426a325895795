import PaymentFlows
import PaymentTestKit

/// The exploration of PayPal that the tests of this folder look at, made once.
enum PayPalExploration {
    static let whole = exploration.explore()

    static let exploration = DropInExploration<PayPalFlow>(
        inputs: [PayPalFlow.button, PayPalInput(storeConsent: true)], steps: steps, own: own
    )

    private static func steps(_ flow: PayPalFlow) -> [PayPalEvent] {
        let orders = [PayPalIntentType.purchase, .authorisation].map {
            PayPalOrder(orderId: "order-pp-1", approvalUrl: "https://paypal.test/approve", intent: $0)
        }
        let failed: [CallResult<PayPalOrder>] = [.refused(Samples.no), .notSent, .malformed, .silent]
        let approvals = [
            PayPalApproval(orderId: "order-pp-1"), PayPalApproval(orderId: "order-pp-2"),
            PayPalApproval(orderId: "order-pp-1", .cancelled),
            PayPalApproval(
                orderId: "order-pp-1", .failed(PaymentFailure(code: "SDK1117", message: "The page failed."))),
        ]
        return orders.map { .orderCreated(.success(Evidence($0))) } + failed.map { .orderCreated(CallAnswer($0)) }
            + approvals.map { .approvalReturned(Evidence($0)) }
    }

    /// What PayPal's own steps look at: a control for consent, and whether the order is captured.
    private static func own(_ flow: PayPalFlow) -> [Int] {
        switch flow.state {
        case .askingBeforeSubmit(let tap): [tap.payload.input.storeConsent == nil ? 0 : 1]
        case .step(.awaitingApproval(let approving)): [approving.payload.created.intent == .purchase ? 1 : 0]
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending):
            [sending.payload.purchase.payload.approved.payload.created.intent == .purchase ? 1 : 0]
        case .absent, .idle, .submitting, .askingConsent, .askingShopper, .askingAddress, .step, .authorising,
            .capturing, .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            []
        }
    }
}
