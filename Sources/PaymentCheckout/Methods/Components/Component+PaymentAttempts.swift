internal import FoundationEssentials
internal import PaymentFlows

/// Attempts at a payment session: it keeps its id, and payments are told apart by theirs (EN-47).
extension Component<ComponentsMethod> {
    func paymentAttempt(_ id: AttemptID) -> Evidence<Attempt> {
        let ledger = supervisor.ledger
        let session = session
        return Evidence(
            Attempt(
                id: id, sessionId: session.sessionId, amount: sheetAmount ?? (try? session.amount.get()),
                merchantTransactionId: session.sessionId, ordinal: ledger.definiteAnswers,
                asksFirst: ledger.hasUnknown, earlierTransactions: ledger.earlierTransactions,
                unknownAmounts: ledger.unknownAmounts, seed: context.draw()))
    }

    /// The amount that the host has set for the wallet's sheet, where the attempt will show one, and only while the host submits by itself:
    /// the engine submits the payment session's own (CC-15).
    private var sheetAmount: Amount? {
        let method = seat.method
        guard seat.course.flow.form.payload.method(of: method.options.kind) == .applePay, let host = method.host,
            host.has({ $0.handleSubmit != nil })
        else { return nil }
        return host.sheetAmount(of: number)
    }

    /// The payment before had a definite no: the attempt goes on under another key (EN-45).
    func renewedPayment(_ attempt: Evidence<Attempt>) -> Evidence<Attempt> {
        let old = attempt.payload
        let ids = old.earlierTransactions
        let ordinal = supervisor.update {
            $0.countDefiniteAnswer(of: ids)
            return $0.definiteAnswers
        }
        return Evidence(
            Attempt(
                id: old.id, sessionId: old.sessionId, amount: old.amount,
                merchantTransactionId: old.merchantTransactionId, ordinal: ordinal, asksFirst: false,
                earlierTransactions: ids, seed: old.seed))
    }
}
