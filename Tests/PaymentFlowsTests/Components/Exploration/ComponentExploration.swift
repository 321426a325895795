import PaymentFlows
import PaymentTestKit

/// The explorations that the tests of this folder look at, made once.
enum ComponentExploration {
    typealias Flow = CheckoutComponentFlow

    /// The top-level component, in which every method can be selected.
    static let whole = explore(.flow)
    /// The card component.
    static let card = explore(.card)

    private static func explore(_ kind: CheckoutComponents.ComponentKind) -> FlowExploration<Flow> {
        FlowExplorer(identity: ComponentIdentity.init, samples: samples).explore(from: Flow(kind: kind))
    }

    /// Every kind of event, in every variety that a transition tells apart, fit for the flow where it is.
    static func samples(_ flow: Flow) -> [Flow.Event] {
        let present = flow.attempt ?? ComponentSamples.attempt(1_000)
        let past = [flow.earlier, flow.older].compactMap { $0?.payload.attempt }.filter { $0 != present }
        return plain + inputs + lookUps(flow) + starts(flow, present)
            + said(present).map { .submitted(present, $0) }
            + [.submitted(present, .stillOpen, id: ComponentSamples.paymentID(present))]
            + past.flatMap { attempt in lateSaid(attempt).map { Flow.Event.submitted(attempt, $0) } }
            + said(asked(flow, present)).map { .found(asked(flow, present), $0) }
            + notifications([present] + past)
    }

    /// The attempt that a status query may be about.
    private static func asked(_ flow: Flow, _ present: Evidence<Attempt>) -> Evidence<Attempt> {
        if case .findPayment(let query) = flow.call { query.payload.attempt } else { present }
    }

    private static func said(_ attempt: Evidence<Attempt>) -> [Flow.Said] {
        [
            .approved(attempt), .declined(attempt), .mismatched(attempt), .stillOpen,
            .verdict(.reversed(ComponentSamples.identity(attempt))),
            .verdict(.failed(ComponentSamples.failure.payload)), .verdict(.refused(ComponentSamples.no)),
            .actionRequired(ComponentSamples.action), .refused(ComponentSamples.no), .notSent, .notSubmitted,
            .malformed, .silent,
        ]
    }

    private static func lateSaid(_ attempt: Evidence<Attempt>) -> [Flow.Said] {
        [.approved(attempt), .declined(attempt), .mismatched(attempt), .silent]
    }

    private static func notifications(_ attempts: [Evidence<Attempt>]) -> [Flow.Event] {
        let foreign = TransactionIdentity(
            merchantTransactionId: ComponentSamples.session, systemTransactionId: "pay-elsewhere")
        let mismatch = PaymentFailure(code: "FLOW0005", message: "Another amount.", identity: foreign)
        return [
            .notified(.succeeded(foreign)), .notified(.mismatch(mismatch)), .notified(.reversed(foreign)),
            .notified(.refused(ComponentSamples.no)), .notified(.open(.pending)),
            .notified(.succeeded(TransactionIdentity(merchantTransactionId: ComponentSamples.session))),
        ]
            + attempts.flatMap { attempt -> [Flow.Event] in
                [
                    .notified(.succeeded(ComponentSamples.identity(attempt))),
                    .notified(.refused(ProviderRefusal(identity: ComponentSamples.identity(attempt)))),
                ]
            }
    }

    private static func starts(_ flow: Flow, _ present: Evidence<Attempt>) -> [Flow.Event] {
        let known = [flow.attempt, flow.earlier?.payload.attempt, flow.older?.payload.attempt]
        let number = (known.compactMap { $0?.payload.id.number }.max() ?? 0) + 1
        let isUnknown = [flow.ending, flow.earlier].contains { $0?.payload.outcome.refusal == .outcomeUnknown }
        let next = ComponentSamples.attempt(number, asksFirst: isUnknown)
        let renewed = Evidence(
            Attempt(
                id: present.payload.id, sessionId: present.payload.sessionId, amount: present.payload.amount,
                merchantTransactionId: present.payload.merchantTransactionId, ordinal: 1))
        return [
            .tapped(ComponentSamples.start(next)), .tapped(ComponentSamples.start(next, hasHandleSubmit: true)),
            .tapped(ComponentSamples.start(next, problem: ComponentSamples.expired)),
            .submitRequested(ComponentSamples.start(next)),
            .tokenRequested(ComponentSamples.start(next)),
            .tokenRequested(ComponentSamples.start(next, hasOnTokenized: false)), .renewed(renewed),
        ]
    }

    private static let inputs: [Flow.Event] = [
        ComponentSamples.typed(), ComponentSamples.typed("5555 5555 5555 4444"), ComponentSamples.typed("4242"),
        ComponentSamples.selected(.applePay), ComponentSamples.selected(.other("giropay")),
    ].compactMap { $0.map { .typed($0) } }

    private static func lookUps(_ flow: Flow) -> [Flow.Event] {
        let digits = flow.form.payload.bin?.digits.reveal() ?? "42424242"
        return [.metadata(digits), .metadata(digits, nil), .metadata("99999999")]
    }

    private static let plain: [Flow.Event] =
        [
            .availabilityRequested, .availabilityChecked(nil), .availabilityChecked(ComponentSamples.failure),
            .rendered, .acknowledged, .judged(.accepted), .judged(.rejected(message: "No credit cards.")),
            .decided(true), .decided(false), .sheet(.authorised(Sensitive("wallet"))), .sheet(.dismissed),
            .sheet(.failed), .token(), .token(.refused(ComponentSamples.no)), .token(.notSent), .token(.malformed),
            .token(.silent), .handlerFound(ComponentSamples.sentAt), .slotGranted(ComponentSamples.sentAt),
            .sendingRefused(ComponentSamples.failure), .outcomeAsked, .deadlinePassed, .reset, .journalFailed,
        ] + CheckoutComponentFlow.ActionEnd.allCases.map { .actionEnded($0) }
        + Canceller.allCases.map { .cancel($0) } + [.cancel(.host, beforeFirstCallback: true)]
}
