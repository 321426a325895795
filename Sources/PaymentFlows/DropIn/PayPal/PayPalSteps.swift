/// The steps that only PayPal has: an order, and the shopper's approval of it.
public enum PayPalSteps: DropInKnowledge {
    /// The states of these steps.
    public typealias Step = PayPalStep
    /// The value of the consent control.
    public typealias Input = PayPalInput
    /// A tap that the merchant let pass.
    public typealias Admitted = DropInTap<PayPalInput>
    /// The shopper's PayPal account, whichever it will be.
    public typealias Means = DropInConsented<DropInTap<PayPalInput>>
    /// An approved order.
    public typealias Purchase = PayPalPurchase
    /// The order that waits for approval.
    public typealias Handoff = PayPalHandoff
}

extension PayPalSteps: DropInSteps {
    package typealias Move = DropInMove<PayPalSteps>
    package typealias Event = PayPalEvent
    package typealias Effect = PayPalEffect

    package static var facts: DropInFacts { .paypal }

    package static func admit(_ tap: Evidence<DropInTap<PayPalInput>>) -> Move { .admitted(tap) }

    package static func consent(for admitted: Admitted) -> DropInConsentSource {
        admitted.input.storeConsent.map { .control($0) } ?? .merchant
    }

    package static func fund(_ consented: Evidence<Means>) -> Move { .funded(consented) }

    package static func complete(_ order: Evidence<DropInOrder<Means>>) -> Move {
        .perform(.creatingOrder(order), .createOrder(order))
    }

    package static func take(_ event: PayPalEvent, in step: PayPalStep) -> Move {
        switch (step, event) {
        case (.creatingOrder(let order), .orderCreated(let answer)):
            guard case .success(let created) = answer else {
                return .fail(
                    .call(answer, code: facts.code.rawValue, "The PayPal order could not be created."))
            }
            return .rest(.awaitingApproval(Evidence(PayPalApproving(order: order, created: created.payload))))
        case (.awaitingApproval(let approving), .approvalReturned(let approval)):
            guard approval.payload.orderId == approving.payload.created.orderId else { return .refuse(.wrongStep) }
            switch approval.payload.answer {
            case .approved: return .send(Evidence(PayPalPurchase(approved: approving)))
            // Told by the page as an error or as a cancel, and perhaps once more as a closed window (DI-17).
            case .cancelled: return .end(.cancelled(by: .shopper, at: "awaitingApproval"), nil)
            case .failed(let failure): return .fail(failure)
            }
        case (.awaitingApproval, .orderCreated): return .ignore(.late)
        case (.creatingOrder, .approvalReturned): return .refuse(.wrongStep)
        }
    }

    package static func mayRepeat(_ event: PayPalEvent, in step: PayPalStep) -> Bool {
        if case .awaitingApproval = step { false } else { true }
    }

    package static func overrun(_ step: PayPalStep) -> Move {
        switch step {
        case .creatingOrder: take(.orderCreated(.silent), in: step)
        // As when the shopper cancels (EN-37, DI-17).
        case .awaitingApproval: .end(.cancelled(by: .deadline, at: "awaitingApproval"), nil)
        }
    }

    package static func captures(_ purchase: PayPalPurchase) -> Bool {
        purchase.approved.payload.created.intent == .purchase
    }

    /// No callback is named for a shopper who leaves (DI-17).
    package static func noticeOfLeaving(at step: PayPalStep?, isAdmitted: Bool) -> DropInNotice? { nil }
}
