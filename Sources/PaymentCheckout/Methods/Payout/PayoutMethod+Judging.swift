internal import FoundationEssentials
package import PaymentFlows

/// What the answers of the payout call and of status queries mean for the attempt (TY-08, PO-04).
extension PayoutMethod {
    private static let failureCode = PayoutErrorCode.payoutFailed.rawValue

    package static func notified(
        _ reply: TransactionReply, flow: PayoutFlow, session: PxpSession
    ) -> PayoutFlow.Event? {
        flow.notified(
            reply, asked: session.amount(askedIn: reply),
            sentAs: TransactionReply.present(reply.merchantTransactionId) ?? session.merchantTransactionId)
    }

    static func judge(_ result: CallResult<TransactionReply>, _ attempt: Evidence<Attempt>) -> PayoutFlow.Event {
        guard case .success(let reply) = result, let asked = attempt.payload.amount else {
            return .paid(Evidence(PayoutAnswer(attempt: attempt, result: result.withoutValue)))
        }
        let verdict = reply.verdict(
            asked: asked, intent: .payout, funding: .paypal,
            sentMerchantTransactionId: attempt.payload.merchantTransactionId, failureCode: failureCode)
        return .paid(
            Evidence(
                PayoutAnswer(
                    attempt: attempt, result: .success(verdict), systemTransactionId: reply.systemTransactionId,
                    stage: PayoutStage(reply.state))))
    }

    static func judge(
        found result: CallResult<FoundTransactions>, _ subject: PayoutQuerySubject,
        on component: isolated Component<Self>
    ) -> PayoutFlow.Event {
        let attempt = subject.attempt
        guard case .success(let found) = result, let asked = attempt.payload.amount else {
            return .found(Evidence(PayoutAnswer(attempt: attempt, result: result.withoutValue)))
        }
        let finding = TransactionFinding.judge(
            component.completed(found, about: attempt, sentAt: subject.sentAt), asked: asked, intent: .payout,
            funding: .paypal,
            sentMerchantTransactionId: attempt.payload.merchantTransactionId,
            earlier: attempt.payload.earlierTransactions, sentAfter: subject.sentAt, failureCode: failureCode)
        for _ in 0..<finding.dropped { component.note(.ignoredEvents) }
        if finding.verdict.charged != nil {
            component.supervisor.assumeIsolated { $0.hears(finding.verdict, others: finding.duplicates) }
        }
        let id = finding.verdict.identity?.systemTransactionId
        // Of several replies about the one that counts, one that is further than accepted tells how far it is.
        let states = found.transactions.filter { $0.systemTransactionId == id }.map { PayoutStage($0.state) }
        let known = id ?? (finding.dropped == 0 ? found.transactions.lazy.compactMap(\.systemTransactionId).first : nil)
        return .found(
            Evidence(
                PayoutAnswer(
                    attempt: attempt, result: .success(finding.verdict), systemTransactionId: known,
                    stage: states.contains(.completed) ? .completed : .accepted)))
    }
}
