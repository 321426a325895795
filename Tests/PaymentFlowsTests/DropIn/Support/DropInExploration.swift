import PaymentFlows
import PaymentTestKit

/// Everything that a Drop-in flow can become, with the events that all methods have in common.
struct DropInExploration<Flow: DropInFlow>: Sendable {
    /// One value of the flow's taps.
    let inputs: [Flow.Method.Input]
    /// The events of the method's own steps, fit for the flow where it is.
    let steps: @Sendable (Flow) -> [Flow.Method.Event]
    /// What the method's own steps look at.
    let own: @Sendable (Flow) -> [Int]

    func explore() -> FlowExploration<Flow> {
        FlowExplorer(limit: 60_000, identity: { DropInIdentity($0, own: own) }, samples: samples).explore(from: Flow())
    }

    /// Every kind of event, in every variety that a transition tells apart.
    func samples(_ flow: Flow) -> [Flow.Event] {
        let next = Self.nextAttempt(flow)
        let present = flow.attempt ?? Samples.attempt(1_000)
        let attempts = [present, flow.course.past.earlier?.payload.attempt, flow.course.past.older?.payload.attempt]
            .compactMap { $0 }
        let answers = attempts.enumerated().flatMap { place, attempt in
            (place == 0 ? Self.results : Self.lateResults).map {
                Flow.Event.answered(attempt, $0, id: $0 == .approved ? Samples.systemTransactionId : nil)
            }
        }
        let found = Self.asked(flow).flatMap { attempt in Self.results.map { Flow.Event.found(attempt, $0) } }
        return Self.plain + taps(next) + [.renewed(Self.renewed(present))] + steps(flow).map { .step($0) }
            + answers + found + Self.notifications(flow)
    }

    private func taps(_ next: Evidence<Attempt>) -> [Flow.Event] {
        let unusable = Evidence(
            Attempt(id: next.payload.id, sessionId: "session-1", amount: nil, merchantTransactionId: "order-0"))
        return inputs.map { .tap($0, attempt: next) }
            + inputs.prefix(1).flatMap { [.tapInVain($0, attempt: next), .tap($0, attempt: unusable)] }
    }

    private static func asked(_ flow: Flow) -> [Evidence<Attempt>] {
        if case .findTransactions(let attempt) = flow.call { return [attempt] }
        return [flow.attempt ?? Samples.attempt(1_000)]
    }

    private static func renewed(_ present: Evidence<Attempt>) -> Evidence<Attempt> {
        Evidence(
            Attempt(
                id: present.payload.id, sessionId: present.payload.sessionId, amount: present.payload.amount,
                merchantTransactionId: "order-1-\(present.payload.id.number)-renewed", ordinal: 1))
    }

    private static func nextAttempt(_ flow: Flow) -> Evidence<Attempt> {
        let known = [flow.attempt, flow.course.past.earlier?.payload.attempt, flow.course.past.older?.payload.attempt]
            .compactMap { $0?.payload.id.number }
        let number = (known.max() ?? 0) + 1
        let isUnknown = [flow.ending, flow.course.past.earlier].contains {
            $0?.payload.outcome.refusal == .outcomeUnknown
        }
        let transaction = flow.attempt?.payload.merchantTransactionId ?? "order-1"
        return Samples.attempt(number, transaction: isUnknown ? transaction : "order-\(number)", asksFirst: isUnknown)
    }

    /// About every transaction that the flow knows, and about one that it does not.
    private static func notifications(_ flow: Flow) -> [Flow.Event] {
        var known = [flow.attempt, flow.course.past.earlier?.payload.attempt, flow.course.past.older?.payload.attempt]
        if case .recheckingOutcome(let recheck) = flow.state { known.append(recheck.payload.ending.payload.attempt) }
        let verdicts: [TransactionVerdict] = [
            .succeeded(Samples.identity), .refused(Samples.no), .open(.pending), .mismatch(Samples.mismatch),
            .reversed(Samples.identity), .failed(Samples.error),
        ]
        let about = known.filter { $0 != nil } + [nil]
        return about.enumerated().flatMap { place, attempt in
            verdicts.prefix(place == 0 ? 6 : 3).map { Flow.Event.notified($0, about: attempt) }
                + [.notified(.refused(Samples.no), about: attempt, undoing: true)]
        }
    }

    private static var lateResults: [CallResult<TransactionVerdict>] {
        [.approved, .declined, .silent, .success(.reversed(Samples.identity))]
    }

    private static var results: [CallResult<TransactionVerdict>] {
        [
            .approved, .declined, .mismatched, .stillOpen, .success(.reversed(Samples.identity)),
            .success(.failed(Samples.error)), .success(.refused(Samples.no)), .refused(Samples.no), .notSent,
            .malformed, .silent, .success(.refused(DropInSamples.softDecline)), .refused(DropInSamples.softDecline),
        ]
    }

    private static var plain: [Flow.Event] {
        [
            .appeared, .decided(true), .decided(false), .acknowledged, .consentGiven(true), .consentGiven(false),
            .shopperGiven(nil), .shopperGiven(DropInSamples.shopper), .addressGiven(nil),
            .addressGiven(DropInSamples.address), .slotGranted(Samples.sentAt),
            .sendingRefused(Samples.failure), .outcomeAsked, .deadlinePassed, .processingCleared, .reset,
            .journalFailed,
        ] + Canceller.allCases.map { .cancel($0) }
    }
}
