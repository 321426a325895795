/// How far a payout had come when its success was learnt (PO-04).
public enum PayoutStage: String, Hashable, Sendable, CaseIterable {
    /// The provider has accepted the payout. That is not receipt of funds: it may still come back.
    case accepted
    /// The provider has carried the payout out.
    case completed
}

extension PayoutStage {
    /// The stage that a state tells of; one that tells nothing of completion leaves it at accepted.
    package init(_ state: TransactionState?) {
        switch state {
        // What came back had arrived.
        case .authorised, .captured, .executed, .confirmed, .approved, .refunded, .returned: self = .completed
        case .pending, .updated, .refused, .cancelled, .error, .rejected, .other, nil: self = .accepted
        }
    }
}
