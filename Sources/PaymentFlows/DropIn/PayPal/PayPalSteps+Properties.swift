extension PayPalSteps {
    package static let stepNames = ["creatingOrder", "awaitingApproval"]

    package static func place(of step: PayPalStep) -> UInt8 {
        switch step {
        case .creatingOrder: 0
        case .awaitingApproval: 1
        }
    }

    package static func isBeforeSubmission(_ step: PayPalStep) -> Bool { false }

    package static func openHandoff(at step: PayPalStep) -> String? {
        if case .awaitingApproval(let approving) = step { approving.payload.created.orderId } else { nil }
    }

    package static func standing(_ step: PayPalStep) -> Standing<DropInWaiting<PayPalHandoff>> {
        switch step {
        case .creatingOrder: .busy
        case .awaitingApproval(let approving):
            .waiting(
                .handoff(
                    PayPalHandoff(
                        attempt: approving.payload.attempt.payload.id, order: approving.payload.created)))
        }
    }

    package static func call(_ step: PayPalStep) -> PayPalEffect? {
        if case .creatingOrder(let order) = step { .createOrder(order) } else { nil }
    }

    package static func limit(_ step: PayPalStep, _ deadlines: DeadlinePolicy) -> Limit? {
        switch step {
        case .creatingOrder: .after(deadlines.gatewayCall)
        case .awaitingApproval: .after(deadlines.approval)
        }
    }
}
