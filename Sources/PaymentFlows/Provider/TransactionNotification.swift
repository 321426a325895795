/// What a provider says of a transaction outside any call, matched to its attempt and judged (EN-50).
///
/// It knows nothing of the flow that takes it: the machinery may make one for any method.
public struct TransactionNotification: Hashable, Sendable {
    /// The attempt whose transaction it is about. Nil: the session's transaction, which no attempt of this component has begun.
    public let attempt: Evidence<Attempt>?
    /// What it says.
    public let verdict: TransactionVerdict
    /// The provider's id, where it told one, also when the verdict decides nothing.
    public let systemTransactionId: String?
    /// How far a payout has come; nil: the transaction is no payout.
    public let stage: PayoutStage?
    /// After a success of the same transaction it says that the money went back (PO-04).
    public let undoesSuccess: Bool
    /// What was asked for in its transaction; nil: that is not known.
    private let asked: Amount?

    package init(
        attempt: Evidence<Attempt>?, verdict: TransactionVerdict, systemTransactionId: String? = nil,
        stage: PayoutStage? = nil, undoesSuccess: Bool = false, asked: Amount? = nil
    ) {
        self.attempt = attempt
        self.verdict = verdict
        self.systemTransactionId = systemTransactionId
        self.stage = stage
        self.undoesSuccess = undoesSuccess
        self.asked = asked
    }

    /// Judges a reply about an attempt's transaction, or, where there is no attempt, about the session's own.
    ///
    /// - Parameters:
    ///   - attempt: the attempt that it was matched to.
    ///   - asked: the amount that the attempt, or else the session, asks for.
    ///   - sentAs: the merchant transaction id of the attempt, or else of the session.
    package init(
        _ reply: TransactionReply, about attempt: Evidence<Attempt>?, asked: Amount, sentAs: String,
        intent: PaymentIntentKind, funding: FundingKind, failureCode: String? = nil
    ) {
        var reply = reply
        // Matched already, perhaps by the provider's id alone (EN-50).
        if attempt != nil { reply.merchantTransactionId = nil }
        self.init(
            attempt: attempt,
            verdict: reply.verdict(
                asked: asked, intent: intent, funding: funding, sentMerchantTransactionId: sentAs,
                failureCode: failureCode),
            systemTransactionId: TransactionReply.present(reply.systemTransactionId),
            stage: intent == .payout ? PayoutStage(reply.state) : nil,
            undoesSuccess: reply.undoesSuccess(intent: intent), asked: asked)
    }

    /// What it says, to an attempt that has sent nothing and would pay once more (EN-36).
    func verdict(countedFor attempt: Evidence<Attempt>?) -> TransactionVerdict {
        attempt.map { verdict.counted(for: $0, over: asked) } ?? verdict
    }

    /// The same as an answer about an attempt.
    func answer(about attempt: Evidence<Attempt>) -> TransactionAnswer {
        TransactionAnswer(
            attempt: attempt, result: .success(verdict), systemTransactionId: systemTransactionId,
            stage: stage ?? .completed, undoesSuccess: undoesSuccess)
    }
}
