/// What the provider says of an attempt's transaction: the money-moving call's own answer, or a status query's.
public struct DropInAnswer: Hashable, Sendable {
    /// The attempt that was asked for.
    public let attempt: Evidence<Attempt>
    /// What the provider says, judged.
    public let result: CallResult<TransactionVerdict>
    /// The provider's id, where the answer told one, also when it decides nothing.
    public let systemTransactionId: String?

    package init(
        attempt: Evidence<Attempt>, result: CallResult<TransactionVerdict>, systemTransactionId: String? = nil
    ) {
        self.attempt = attempt
        self.result = result
        self.systemTransactionId = systemTransactionId
    }
}

extension DropInAnswer {
    /// The provider has decided.
    var isDefinite: Bool { settlement != nil }

    /// What is known of the money by this answer; nil: nothing.
    var settlement: Settlement? {
        switch result {
        case .success(.open), .silent, .malformed, .notSent: nil
        case .success(let verdict): verdict.settlement
        case .refused: .notCharged
        }
    }

    /// What the answer proves; nil: no transaction.
    var verdict: TransactionVerdict? { if case .success(let verdict) = result { verdict } else { nil } }

    /// The provider's id of the transaction that the answer is about.
    var providerId: String? { systemTransactionId ?? verdict?.identity?.systemTransactionId }

    /// The answer is not about an earlier transaction of the session (EN-47).
    var isOwn: Bool { providerId.map { !attempt.payload.earlierTransactions.contains($0) } ?? true }

    /// There is no usable answer.
    var isFailure: Bool { verdict == nil }
}
