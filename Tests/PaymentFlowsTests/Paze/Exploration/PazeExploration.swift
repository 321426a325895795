import PaymentFlows
import PaymentTestKit

/// The exploration that the tests of this folder look at, made once.
enum PazeExploration {
    static let whole = FlowExplorer(identity: PazeIdentity.init, samples: samples).explore(from: PazeFlow())

    /// Every kind of event, in every variety that a transition tells apart, fit for the flow where it is.
    static func samples(_ flow: PazeFlow) -> [PazeFlow.Event] {
        let next = nextAttempt(flow)
        let present = flow.attempt ?? Samples.attempt(1_000)
        let old = flow.past.older?.payload.attempt
        let before = flow.past.earlier?.payload.attempt
        var attempts = [present, before, old].compactMap { $0 }
        if case .recheckingOutcome(let recheck) = flow.state { attempts.append(recheck.payload.ending.payload.attempt) }
        let notified = (attempts + [nil]).flatMap { attempt in
            told.map { PazeFlow.Event.notified(attempt, $0) } + [.notified(attempt, .saidNo, undoing: true)]
        }
        return plain + tapsAndRenewals(next, present) + notified
            + attempts.flatMap { attempt in
                results.map { .authorised(attempt, $0, id: $0 == .approved ? Samples.systemTransactionId : nil) }
            } + asked(flow).flatMap { attempt in results.map { .found(attempt, $0) } }
    }

    /// The attempts that a status query may be about.
    private static func asked(_ flow: PazeFlow) -> [Evidence<Attempt>] {
        if case .findTransactions(let attempt) = flow.call {
            [attempt]
        } else {
            [flow.attempt ?? Samples.attempt(1_000)]
        }
    }

    private static func tapsAndRenewals(_ next: Evidence<Attempt>, _ present: Evidence<Attempt>) -> [PazeFlow.Event] {
        let renewed = Evidence(
            Attempt(
                id: present.payload.id, sessionId: present.payload.sessionId, amount: present.payload.amount,
                merchantTransactionId: "order-1-\(present.payload.id.number)-renewed", ordinal: 1))
        return [.tapped(next), .tappedExpired(next), .renewed(renewed)]
    }

    private static func nextAttempt(_ flow: PazeFlow) -> Evidence<Attempt> {
        let known = [flow.attempt, flow.past.earlier?.payload.attempt, flow.past.older?.payload.attempt].compactMap {
            $0?.payload.id.number
        }
        let number = (known.max() ?? 0) + 1
        let isUnknown = [flow.ending, flow.past.earlier].contains { $0?.payload.outcome.refusal == .outcomeUnknown }
        let transaction = flow.attempt?.payload.merchantTransactionId ?? "order-1"
        return Samples.attempt(
            number, transaction: isUnknown ? transaction : "order-\(number)", asksFirst: isUnknown)
    }

    /// What may be heard from outside.
    private static let told: [TransactionVerdict] = [.paidOut, .saidNo, .paidOtherwise, .cameBack, .open(.pending)]

    private static let results: [CallResult<TransactionVerdict>] =
        (told + [.failed(Samples.error), .refused(Samples.no)]).map { .success($0) }
        + [.refused(Samples.no), .notSent, .malformed, .silent]

    private static let plain: [PazeFlow.Event] =
        [
            .appeared, .presentmentChecked(nil), .presentmentChecked(Samples.failure), .acknowledged,
            .checkoutInvalid(Samples.failure), .created(), .created(.refused(Samples.no)), .created(.notSent),
            .created(.malformed), .created(.silent), .returned(Samples.complete()),
            .returned(Samples.complete(sessionId: "another")), .returned(.incomplete(reason: "Declined.")),
            .returned(.cancelled), .returned(.failed(Samples.failure.payload)), .decided(true), .decided(false),
            .complete(), .complete(.success(Samples.decoded(sessionId: "another"))), .complete(.refused(Samples.no)),
            .complete(.notSent), .complete(.malformed), .complete(.silent), .decryption(),
            .decryption(.refused(Samples.no)), .decryption(.notSent), .decryption(.malformed), .decryption(.silent),
            .answered(.proceed), .answered(.proceed, avs: true), .answered(.cancel),
            .answered(Samples.riskAnswer(Samples.soundRisk)), .answered(Samples.riskAnswer(Samples.unsoundRisk)),
            .shopperGiven(nil), .shopperGiven(Evidence(TransactionShopper())), .slotGranted(Samples.sentAt),
            .sendingRefused(Samples.failure), .outcomeAsked, .deadlinePassed, .reset, .journalFailed,
        ] + (Samples.request.map { [.checkoutChecked($0)] } ?? [])
        + Canceller.allCases.map { .cancel($0) } + [.cancel(.host, beforeFirstCallback: true)]
}
