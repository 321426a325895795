internal import FoundationEssentials
package import PaymentFlows

/// What the gateway's answers mean.
extension ComponentsMethod {
    /// The payments of a payment session are told apart by the provider's id alone (EN-47).
    package static func notified(
        _ reply: TransactionReply, flow: Flow, session: PxpSession
    ) -> Flow.Event? {
        let forgotten = flow.attempt(meantBy: reply) == nil ? session.amount(askedInPayment: reply) : nil
        guard let asked = forgotten ?? flow.amount(meantBy: reply) ?? session.asked else { return nil }
        let verdict = reply.assuming(forgotten ?? flow.otherAmount(meantBy: reply)).verdict(
            asked: asked, intent: .authorisation, funding: .card,
            sentMerchantTransactionId: TransactionReply.present(reply.merchantTransactionId)
                ?? session.merchantTransactionId)
        guard flow.phase == .open, let open = flow.attempt else { return .notified(Evidence(verdict)) }
        return .notified(Evidence(verdict.counted(for: open, over: forgotten)))
    }

    package static func translated(_ reply: TransactionReply) -> TransactionReply { reply.inComponentsWords }

    static func judge(
        _ result: CallResult<CheckoutComponents.CardMetadata>, _ bin: Evidence<Flow.Form.BIN>
    ) -> Evidence<Flow.LookUp> {
        let metadata: Evidence<CheckoutComponents.CardMetadata>? =
            if case .success(let found) = result { Evidence(found) } else { nil }
        return Evidence(Flow.LookUp(digits: bin.payload.digits, metadata: metadata, failure: result.failure))
    }

    static func judge(
        found result: CallResult<FoundPayments>, _ subject: PaymentQuerySubject, on component: isolated Component<Self>
    ) -> Flow.Event {
        let attempt = subject.query.payload.attempt
        guard case .success(let found) = result else {
            return .found(Evidence(Flow.Answer(attempt: attempt, said: said(result.failure))))
        }
        let other = component.otherAmount(than: attempt, sentAt: subject.sentAt)
        let payments = other == nil ? found.payments : found.payments.map { $0.assuming(other) }
        let finding = CheckoutComponents.PaymentReply.judge(
            payments, asked: attempt.payload.amount, paymentSessionID: attempt.payload.merchantTransactionId,
            earlier: attempt.payload.earlierTransactions, sentAfter: subject.sentAt)
        for _ in 0..<finding.dropped { component.note(.ignoredEvents) }
        if finding.verdict.charged != nil {
            component.supervisor.assumeIsolated { $0.hears(finding.verdict, others: finding.duplicates) }
        }
        let known = finding.dropped == 0 ? found.payments.lazy.compactMap(\.paymentID).first : nil
        return .found(
            Evidence(
                Flow.Answer(
                    attempt: attempt, said: .verdict(finding.verdict),
                    paymentID: finding.verdict.identity?.systemTransactionId ?? known)))
    }

    private static func said(_ failure: CallFailure?) -> Flow.Said {
        switch failure {
        case .refused(let refusal): .refused(refusal)
        case .notSent: .notSent
        case .malformed: .malformed
        case .silent, nil: .silent
        }
    }
}
