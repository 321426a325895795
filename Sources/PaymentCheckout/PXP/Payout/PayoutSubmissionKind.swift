/// Which component to create: the one that submits a payout.
public struct PayoutSubmissionKind: Hashable, Sendable {
    /// A payout component.
    public static let payoutSubmission = PayoutSubmissionKind()
}
