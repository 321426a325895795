/// The callbacks of a payout.
public enum PayoutCallbackName: String, Hashable, Sendable, CaseIterable {
    /// A tap was accepted.
    case onClick
    /// The payout may be made: a gate.
    case onPrePayoutSubmit
    /// The payout was accepted or completed.
    case onPostPayout
    /// The payout was cancelled.
    case onCancel
    /// The payout failed, was refused, or is unknown.
    case onError

    /// The happy path, exactly (PO-01).
    public static let happyPath: [PayoutCallbackName] = [.onClick, .onPrePayoutSubmit, .onPostPayout]
    /// The three that end an attempt: at most one of them is made (PO-10).
    public static let last: Set<PayoutCallbackName> = [.onPostPayout, .onCancel, .onError]
}
