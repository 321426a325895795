import PaymentFlows
import PaymentTestKit

/// The exploration that the tests of this folder look at, made once.
enum PayoutExploration {
    static let whole = FlowExplorer(identity: PayoutIdentity.init, samples: samples).explore(from: PayoutFlow())

    /// Every kind of event, in every variety that a transition tells apart, fit for the flow where it is.
    static func samples(_ flow: PayoutFlow) -> [PayoutFlow.Event] {
        let present = flow.attempt ?? Samples.attempt(1_000)
        var known = [present, flow.past.earlier?.payload.attempt, flow.past.older?.payload.attempt].compactMap { $0 }
        if case .recheckingOutcome(let recheck) = flow.state { known.append(recheck.payload.ending.payload.attempt) }
        let paid = known.flatMap { attempt in
            results.map { PayoutFlow.Event.paid(attempt, $0, id: $0.isOpen ? "system-9" : nil) }
        }
        let found = asked(flow).flatMap { attempt in results.map { PayoutFlow.Event.found(attempt, $0) } }
        let notified = (known + [nil]).flatMap { attempt in
            verdicts.map { PayoutFlow.Event.notified(attempt, $0) }
                + [.notified(attempt, .saidNo, undoing: true)]
        }
        return plain + fitting(flow, present) + paid + found + notified
    }

    /// The attempts that a status query may be about.
    private static func asked(_ flow: PayoutFlow) -> [Evidence<Attempt>] {
        if case .findTransactions(let attempt) = flow.call {
            [attempt]
        } else {
            [flow.attempt ?? Samples.attempt(1_000)]
        }
    }

    private static func fitting(_ flow: PayoutFlow, _ present: Evidence<Attempt>) -> [PayoutFlow.Event] {
        let next = nextAttempt(flow)
        let renewed = Evidence(
            Attempt(
                id: present.payload.id, sessionId: present.payload.sessionId, amount: present.payload.amount,
                merchantTransactionId: "order-1-\(present.payload.id.number)-renewed", ordinal: 1))
        return [
            .tapped(next), .tappedExpired(next), .renewed(renewed), .validated(present),
            .validated(present, isMadeHere: false),
        ]
    }

    private static func nextAttempt(_ flow: PayoutFlow) -> Evidence<Attempt> {
        let known = [flow.attempt, flow.past.earlier?.payload.attempt, flow.past.older?.payload.attempt].compactMap {
            $0?.payload.id.number
        }
        let number = (known.max() ?? 0) + 1
        let isUnknown = [flow.ending, flow.past.earlier].contains {
            $0?.payload.outcome.refusal == .outcomeUnknown
        }
        let transaction = flow.attempt?.payload.merchantTransactionId ?? "order-1"
        return Samples.attempt(
            number, transaction: isUnknown ? transaction : "order-\(number)", asksFirst: isUnknown)
    }

    private static let verdicts: [TransactionVerdict] = [
        .paidOut, .saidNo, .paidOtherwise, .cameBack, .failed(PayoutSamples.error), .open(.updated),
    ]

    private static let results: [CallResult<TransactionVerdict>] =
        verdicts.map { .success($0) } + [.refused(Samples.no), .notSent, .malformed, .silent]

    private static let plain: [PayoutFlow.Event] =
        [
            .appeared, .acknowledged, .invalidated(PayoutSamples.failure), .decided(true), .decided(false),
            .slotGranted(Samples.sentAt), .sendingRefused(PayoutSamples.failure), .outcomeAsked, .deadlinePassed,
            .reset,
            .journalFailed,
        ] + Canceller.allCases.map { .cancel($0) } + [.cancel(.host, beforeFirstCallback: true)]
}

extension CallResult<TransactionVerdict> {
    fileprivate var isOpen: Bool { if case .success(.open) = self { true } else { false } }
}
