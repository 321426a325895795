internal import FoundationEssentials
package import PaymentFlows

/// What the answers of money-moving calls and status queries mean for the attempt.
extension PazeDriven {
    package static func notified(
        _ reply: TransactionReply, flow: Flow, session: PxpSession
    ) -> PazeFlow.Event? {
        flow.paze.notified(
            reply, asked: session.amount(askedIn: reply),
            sentAs: TransactionReply.present(reply.merchantTransactionId) ?? session.merchantTransactionId,
            intent: session.intent)
    }

    func judge(
        _ result: CallResult<TransactionReply>, _ sending: Evidence<PazeSending>, on component: isolated Component<Self>
    ) -> PazeFlow.Event {
        let attempt = sending.payload.attempt
        guard let asked = attempt.payload.amount else {
            return .authorised(Evidence(PazeAnswer(attempt: attempt, result: .notSent)))
        }
        let verdict: CallResult<TransactionVerdict>
        var id: String?
        switch result {
        case .success(let reply):
            verdict = .success(
                reply.verdict(
                    asked: asked, intent: component.session.intent, funding: .wallet,
                    sentMerchantTransactionId: attempt.payload.merchantTransactionId))
            id = reply.systemTransactionId
        case .refused(let refusal): verdict = .refused(refusal)
        case .notSent: verdict = .notSent
        case .malformed: verdict = .malformed
        case .silent: verdict = .silent
        }
        return .authorised(Evidence(PazeAnswer(attempt: attempt, result: verdict, systemTransactionId: id)))
    }

    func judge(
        found result: CallResult<FoundTransactions>, _ attempt: Evidence<Attempt>, _ sending: Evidence<PazeSending>?,
        on component: isolated Component<Self>
    ) -> PazeFlow.Event {
        guard case .success(let found) = result, let asked = attempt.payload.amount else {
            return .found(Evidence(PazeAnswer(attempt: attempt, result: result.withoutValue)))
        }
        let finding = TransactionFinding.judge(
            component.completed(found, about: attempt, sentAt: sending?.payload.sentAt), asked: asked,
            intent: component.session.intent, funding: .wallet,
            sentMerchantTransactionId: attempt.payload.merchantTransactionId,
            earlier: attempt.payload.earlierTransactions, sentAfter: sending?.payload.sentAt)
        for _ in 0..<finding.dropped { component.note(.ignoredEvents) }
        if finding.verdict.charged != nil {
            component.supervisor.assumeIsolated { $0.hears(finding.verdict, others: finding.duplicates) }
        }
        let id =
            finding.verdict.identity?.systemTransactionId
            ?? (finding.dropped == 0 ? found.transactions.lazy.compactMap(\.systemTransactionId).first : nil)
        return .found(
            Evidence(PazeAnswer(attempt: attempt, result: .success(finding.verdict), systemTransactionId: id)))
    }

}

extension CallResult {
    /// The same result of a call whose value does not matter: a success without a usable value is as good as silence.
    var withoutValue: CallResult<TransactionVerdict> {
        switch self {
        case .success, .silent: .silent
        case .refused(let refusal): .refused(refusal)
        case .notSent: .notSent
        case .malformed: .malformed
        }
    }
}
