/// What may happen to PayPal's own steps.
package enum PayPalEvent: DropInStepEvent {
    /// PayPal answered the creation of the order.
    case orderCreated(CallAnswer<PayPalOrder>)
    /// The approval page answered.
    case approvalReturned(Evidence<PayPalApproval>)

    package var name: String {
        switch self {
        case .orderCreated: "orderCreated"
        case .approvalReturned: "approvalReturned"
        }
    }

    package static var names: [String] { ["orderCreated", "approvalReturned"] }

    package var isUnanswered: Bool { if case .orderCreated(.failure) = self { true } else { false } }

    package var handoff: String? {
        if case .approvalReturned(let approval) = self { approval.payload.orderId } else { nil }
    }
}
