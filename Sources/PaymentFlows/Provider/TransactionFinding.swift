public import FoundationEssentials

/// What all transactions that a query found mean together (EN-43).
public struct TransactionFinding: Hashable, Sendable {
    /// The verdict. A success wins; an empty list is open.
    public let verdict: TransactionVerdict
    /// The successes beyond the first: money moved more than once.
    public let duplicates: [TransactionIdentity]
    /// How many of the transactions were not this one: earlier, older, or under another merchant id (EN-47).
    public let dropped: Int

    /// Money moved more than once (EN-43).
    public var isDuplicateCharge: Bool { !duplicates.isEmpty }

    init(verdict: TransactionVerdict, duplicates: [TransactionIdentity], dropped: Int) {
        self.verdict = verdict
        self.duplicates = duplicates
        self.dropped = dropped
    }

    /// Judges the transactions that a query by merchant transaction id found.
    ///
    /// Replies about one transaction count once, and one that was undone counts as reversed. Then, in this order: a success, a
    /// mismatch, a reversal, an open one, a refusal, a failure. So a no is reported only when nothing can still succeed.
    ///
    /// - Parameters:
    ///   - found: what the query found.
    ///   - asked: the amount that was asked for.
    ///   - intent: what was asked for.
    ///   - funding: the kind of payment method.
    ///   - sentMerchantTransactionId: the id that was sent; replies under another one are dropped.
    ///   - earlier: the provider's ids of earlier transactions of the session, whose replies are dropped (EN-47).
    ///   - sentAfter: replies dated before it are dropped (EN-43). Nil: none are; undated ones never are.
    ///   - failureCode: the code of a failure. Nil: the provider's code for the state, else the state's name.
    public static func judge(
        _ found: [TransactionReply], asked: Amount, intent: PaymentIntentKind, funding: FundingKind,
        sentMerchantTransactionId: String, earlier: Set<String> = [], sentAfter: Date? = nil, failureCode: String? = nil
    ) -> TransactionFinding {
        let own = found.filter { reply in
            reply.belongs(to: sentMerchantTransactionId)
                && !(TransactionReply.present(reply.systemTransactionId).map(earlier.contains) ?? false)
                && !isEarlier(reply.transactionDate, than: sentAfter)
        }
        var ballot = Ballot()
        for reply in own {
            let verdict = reply.verdict(
                asked: asked, intent: intent, funding: funding, sentMerchantTransactionId: sentMerchantTransactionId,
                failureCode: failureCode)
            ballot.add(verdict, undoesSuccess: reply.undoesSuccess(intent: intent))
        }
        return ballot.result(dropped: found.count - own.count)
    }

    private static func isEarlier(_ date: Date?, than limit: Date?) -> Bool {
        guard let date, let limit else { return false }
        return date < limit
    }
}
