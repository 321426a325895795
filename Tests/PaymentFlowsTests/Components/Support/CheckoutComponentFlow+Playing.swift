import PaymentFlows
import Testing

/// Short ways to say what happens to a component.
extension CheckoutComponentFlow {
    var stateName: String { Self.stateNames[Int(tag)] }

    /// What the effect names of a run are.
    @discardableResult mutating func play(_ events: [Event]) -> [String] {
        events.compactMap { event in
            if case .perform(let effect) = handle(event) { effect.name } else { nil }
        }
    }

    /// A component that can be used.
    static func ready(_ kind: CheckoutComponents.ComponentKind = .card) throws -> Self {
        var flow = Self(kind: kind)
        flow.play([.availabilityRequested, .availabilityChecked(nil), .rendered, .acknowledged])
        try #require(flow.stateName == "ready")
        return flow
    }

    /// A card component with a sound card in it, whose metadata are known and accepted.
    static func filled(_ kind: CheckoutComponents.ComponentKind = .card) throws -> Self {
        var flow = try ready(kind)
        flow.play([.typed(try #require(ComponentSamples.typed())), .acknowledged, .metadata(), .judged(.accepted)])
        try #require(flow.stateName == "editing")
        return flow
    }

    /// The events from a tap to a payment that nothing is known of.
    static func happyPath(
        _ attempt: Evidence<Attempt>, hosted: Bool = false, acts: Bool = false
    ) -> [Event] {
        [
            .tapped(ComponentSamples.start(attempt, hasHandleSubmit: hosted)), .decided(true), .acknowledged, .token(),
            .judged(.accepted),
            hosted ? .handlerFound(ComponentSamples.sentAt) : .slotGranted(ComponentSamples.sentAt),
            acts ? .submitted(attempt, .actionRequired(ComponentSamples.action)) : .deadlinePassed,
            acts ? .actionEnded(.dismissed) : .deadlinePassed,
        ]
    }

    /// A component that has come to a state on the happy path.
    static func at(
        _ name: String, attempt: Evidence<Attempt> = ComponentSamples.attempt()
    ) throws -> Self {
        if name == "awaitingSheet" { return try atSheet(attempt) }
        var flow = try filled()
        let hosted = ["handlingSubmit", "awaitingHandler"].contains(name)
        let acts = ["acting", "checkingAction"].contains(name)
        for event in happyPath(attempt, hosted: hosted, acts: acts) {
            if flow.stateName == name { return flow }
            _ = flow.handle(event)
        }
        try #require(flow.stateName == name)
        return flow
    }

    private static func atSheet(_ attempt: Evidence<Attempt>) throws -> Self {
        var flow = try ready(.applePay)
        flow.play([.tapped(ComponentSamples.start(attempt)), .decided(true), .acknowledged])
        try #require(flow.stateName == "awaitingSheet")
        return flow
    }

    /// A component whose attempt has ended and told it.
    static func ended(
        _ event: (Evidence<Attempt>) -> Event, from name: String = "submittingSession"
    ) throws -> Self {
        let attempt = ComponentSamples.attempt()
        var flow = try at(name, attempt: attempt)
        flow.play([event(attempt)])
        if flow.stateName == "announcing" { flow.play([.acknowledged]) }
        try #require(flow.stateName == "ended")
        return flow
    }

    /// A component whose attempt has ended unknown.
    static func unknown(_ attempt: Evidence<Attempt> = ComponentSamples.attempt()) throws -> Self {
        var flow = try at("submittingSession", attempt: attempt)
        while flow.stateName != "announcing" { flow.play([.deadlinePassed]) }
        flow.play([.acknowledged])
        return flow
    }

    var notice: Notice? { ending?.payload.notice }

    /// The callback that ends the attempt, in words.
    var told: String {
        switch notice {
        case .success(let id): "onSuccess(\(id))"
        case .error(let failure): "onError(\(failure.code))"
        case .authenticationFailed(let failure, let reason): "onError(\(failure.code), \(reason))"
        case nil: "none"
        }
    }

    var cancellation: Cancellation? { if case .cancelled(let it) = outcome { it.payload } else { nil } }
}

extension CheckoutComponentFlow.Event {
    static func typed(_ input: CheckoutComponents.Input) -> Self { .inputChanged(Evidence(input)) }

    static func metadata(
        _ digits: String = "42424242", _ metadata: CheckoutComponents.CardMetadata? = ComponentSamples.metadata
    ) -> Self {
        .metadataFound(
            Evidence(
                CheckoutComponentFlow.LookUp(
                    digits: Sensitive(digits), metadata: metadata.map { Evidence($0) })))
    }

    static func judged(_ result: CheckoutComponents.CallbackResult) -> Self { .judged(Evidence(result)) }

    static func token(
        _ result: CallResult<CheckoutComponents.TokenDetails> = .success(ComponentSamples.token)
    ) -> Self { .tokenised(CallAnswer(result)) }

    static func sheet(_ answer: CheckoutComponentFlow.SheetAnswer) -> Self { .sheetAnswered(Evidence(answer)) }

    static func submitted(
        _ attempt: Evidence<Attempt>, _ said: CheckoutComponentFlow.Said, id: String? = nil
    ) -> Self { .submitted(Evidence(.init(attempt: attempt, said: said, paymentID: id))) }

    static func found(
        _ attempt: Evidence<Attempt>, _ said: CheckoutComponentFlow.Said, id: String? = nil
    ) -> Self { .found(Evidence(.init(attempt: attempt, said: said, paymentID: id))) }

    static func notified(_ verdict: TransactionVerdict) -> Self { .notified(Evidence(verdict)) }

    static func cancel(_ by: Canceller, beforeFirstCallback: Bool = false) -> Self {
        .cancelled(Cancel(by: by, beforeFirstCallback: beforeFirstCallback))
    }
}

extension CheckoutComponentFlow.Said {
    static func approved(_ attempt: Evidence<Attempt>) -> Self {
        .verdict(.succeeded(ComponentSamples.identity(attempt)))
    }
    static func declined(_ attempt: Evidence<Attempt>) -> Self {
        .verdict(.refused(ProviderRefusal(message: "Declined.", identity: ComponentSamples.identity(attempt))))
    }
    static func mismatched(_ attempt: Evidence<Attempt>) -> Self {
        .verdict(
            .mismatch(
                PaymentFailure(
                    code: "FLOW0005", message: "Another amount.", identity: ComponentSamples.identity(attempt))))
    }
    static var stillOpen: Self { .verdict(.open(.pending)) }
}
