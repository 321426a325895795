/// What a PayPal payment is waiting for between the stations that all methods pass (DI-50).
public enum PayPalStep: Hashable, Sendable {
    /// The order is being created. Leads to: awaitingApproval, announcing, ended.
    case creatingOrder(Evidence<DropInOrder<PayPalSteps.Means>>)
    /// The shopper is at PayPal's approval page. Leads to: askingStatus, reserving, announcing, ended.
    case awaitingApproval(Evidence<PayPalApproving>)
}

extension PayPalStep: AboutAttempt {
    package var attempt: Evidence<Attempt> {
        switch self {
        case .creatingOrder(let order): order.payload.attempt
        case .awaitingApproval(let approving): approving.payload.attempt
        }
    }
}
