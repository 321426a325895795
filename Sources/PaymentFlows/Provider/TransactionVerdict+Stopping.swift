extension TransactionVerdict {
    /// What a success of another transaction of the session is to an attempt that has sent nothing yet: its own, and nothing is paid
    /// twice; a mismatch where the other one was about another amount (EN-36).
    ///
    /// - Parameter other: the attempt that was paid; nil: none of this component's.
    func counted(for attempt: Evidence<Attempt>, paidBy other: Evidence<Attempt>?) -> TransactionVerdict {
        counted(for: attempt, over: other?.payload.amount)
    }

    /// The same where what was asked for is known, and no attempt.
    package func counted(for attempt: Evidence<Attempt>, over asked: Amount?) -> TransactionVerdict {
        guard settlement.isSettled, let asked, asked != attempt.payload.amount, let identity else { return self }
        return .mismatch(
            PaymentFailure(
                code: FlowErrorCode.mismatch.rawValue,
                message: "An earlier transaction of the session paid another amount than asked.", identity: identity))
    }
}
