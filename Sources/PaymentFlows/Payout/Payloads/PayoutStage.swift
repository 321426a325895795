/// How far a payout had come when its success was learnt (PO-04).
public enum PayoutStage: String, Hashable, Sendable, CaseIterable {
    /// The provider has accepted the payout. That is not receipt of funds: it may still come back.
    case accepted
    /// The provider has carried the payout out.
    case completed
}

extension PayoutStage {
    /// The stage that a successful state means.
    package init(_ state: TransactionState?) {
        switch state {
        case .pending: self = .accepted
        case .authorised, .refused, .cancelled, .captured, .error, .executed, .confirmed, .refunded, .updated,
            .rejected, .approved, .returned, .other, nil:
            self = .completed
        }
    }
}
