extension TransactionVerdict {
    /// What a success of another transaction of the session is to an attempt that has sent nothing yet: its own, and nothing is paid
    /// twice; a mismatch where the other one was about another amount (EN-36).
    ///
    /// - Parameter other: the attempt that was paid; nil: none of this component's.
    func counted(for attempt: Evidence<Attempt>, paidBy other: Evidence<Attempt>?) -> TransactionVerdict {
        guard let other, other.payload.amount != attempt.payload.amount, let identity else { return self }
        return .mismatch(
            PaymentFailure(
                code: FlowErrorCode.mismatch.rawValue,
                message: "An earlier transaction of the session paid another amount than asked.", identity: identity))
    }
}
