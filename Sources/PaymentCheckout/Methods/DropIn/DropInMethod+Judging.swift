internal import FoundationEssentials
package import PaymentFlows

/// What the answers of money-moving calls and status queries mean for the attempt (TY-08).
extension DropInMethod {
    package static func notified(_ reply: TransactionReply, flow: Flow, session: PxpSession) -> Flow.Event? {
        flow.course.notified(
            reply, asked: session.amount(askedIn: reply),
            sentAs: TransactionReply.present(reply.merchantTransactionId) ?? session.merchantTransactionId,
            intent: Work.intent(in: session))
    }

    static func judge(
        _ result: CallResult<TransactionReply>, _ attempt: Evidence<Attempt>, _ intent: PaymentIntentKind
    ) -> Flow.Event {
        guard case .success(let reply) = result, let asked = attempt.payload.amount else {
            return .answered(Evidence(DropInAnswer(attempt: attempt, result: result.withoutValue)))
        }
        let verdict = reply.verdict(
            asked: asked, intent: intent, funding: Steps.facts.funding,
            sentMerchantTransactionId: attempt.payload.merchantTransactionId,
            failureCode: Steps.facts.refusalCode.rawValue)
        return .answered(
            Evidence(
                DropInAnswer(
                    attempt: attempt, result: .success(verdict), systemTransactionId: reply.systemTransactionId)))
    }

    static func judge(
        found result: CallResult<FoundTransactions>, _ query: DropInSubject, on component: isolated Component<Self>
    ) -> Flow.Event {
        let attempt = query.attempt
        guard case .success(let found) = result, let asked = attempt.payload.amount else {
            return .found(Evidence(DropInAnswer(attempt: attempt, result: result.withoutValue)))
        }
        let finding = TransactionFinding.judge(
            component.completed(found, about: attempt, sentAt: query.sentAt), asked: asked, intent: query.intent,
            funding: Steps.facts.funding,
            sentMerchantTransactionId: attempt.payload.merchantTransactionId,
            earlier: attempt.payload.earlierTransactions, sentAfter: query.sentAt,
            failureCode: Steps.facts.refusalCode.rawValue)
        for _ in 0..<finding.dropped { component.note(.ignoredEvents) }
        if finding.verdict.charged != nil {
            component.supervisor.assumeIsolated { $0.hears(finding.verdict, others: finding.duplicates) }
        }
        let id = finding.verdict.identity?.systemTransactionId
        let known = id ?? (finding.dropped == 0 ? found.transactions.lazy.compactMap(\.systemTransactionId).first : nil)
        return .found(
            Evidence(DropInAnswer(attempt: attempt, result: .success(finding.verdict), systemTransactionId: known)))
    }
}
