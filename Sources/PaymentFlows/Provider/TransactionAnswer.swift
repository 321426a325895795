/// What the provider says of an attempt's transaction: the money-moving call's own answer, a status query's, or an outside notification's.
public struct TransactionAnswer: Hashable, Sendable {
    /// The attempt that it is about.
    public let attempt: Evidence<Attempt>
    /// What the provider says, judged.
    public let result: CallResult<TransactionVerdict>
    /// The provider's id, where the answer told one, also when it decides nothing.
    public let systemTransactionId: String?
    /// How far a successful payout has come (PO-04); of no meaning to another transaction.
    public let stage: PayoutStage
    /// After a success of the same transaction it says that the money went back (PO-04).
    public let undoesSuccess: Bool

    package init(
        attempt: Evidence<Attempt>, result: CallResult<TransactionVerdict>, systemTransactionId: String? = nil,
        stage: PayoutStage = .completed, undoesSuccess: Bool = false
    ) {
        self.attempt = attempt
        self.result = result
        self.systemTransactionId = systemTransactionId
        self.stage = stage
        self.undoesSuccess = undoesSuccess
    }
}

extension TransactionAnswer {
    /// It cannot be read.
    package var isMalformed: Bool { if case .malformed = result { true } else { false } }

    /// The provider has decided.
    var isDefinite: Bool { settlement != nil }

    /// Money moved.
    var isSuccess: Bool { settlement?.isSettled ?? false }

    /// What is known of the money by this answer; nil: nothing.
    var settlement: Settlement? {
        switch result {
        case .success(.open), .silent, .malformed, .notSent: nil
        case .success(let verdict): verdict.settlement
        case .refused: .notCharged
        }
    }

    /// The word that money moved; nil: it says no such thing.
    var proof: Evidence<TransactionVerdict>? {
        guard case .success(let verdict) = result, verdict.settlement.isSettled else { return nil }
        return Evidence(verdict)
    }

    /// What is known after this answer, when so much was known before it (EN-38).
    func settlement(after known: Settlement) -> Settlement {
        if undoesSuccess, known.isSettled { return .reversed }
        return max(known, settlement ?? .open)
    }

    /// The provider's id of the transaction that the answer is about.
    var providerId: String? {
        if let systemTransactionId { return systemTransactionId }
        if case .success(let verdict) = result { return verdict.identity?.systemTransactionId }
        return nil
    }

    /// The answer is not about an earlier transaction of the session (EN-47).
    var isOwn: Bool { !attempt.payload.isAfter(providerId) }

    /// The same of a call that was sent once more after silence: only a success, or a no that names its transaction, says what has become
    /// of that. The try before may have been charged (EN-44).
    package var afterSilence: TransactionAnswer {
        switch result {
        case .success(.refused), .success(.failed): providerId == nil ? replaced(by: .silent) : self
        case .refused, .notSent: replaced(by: .silent)
        case .success, .malformed, .silent: self
        }
    }

    private func replaced(by result: CallResult<TransactionVerdict>) -> TransactionAnswer {
        TransactionAnswer(attempt: attempt, result: result, systemTransactionId: systemTransactionId)
    }

    /// What it says of the transaction; nil: nothing.
    package var verdict: TransactionVerdict? { if case .success(let verdict) = result { verdict } else { nil } }

    /// There is no usable answer.
    package var isUnanswered: Bool { if case .success = result { false } else { true } }
}
