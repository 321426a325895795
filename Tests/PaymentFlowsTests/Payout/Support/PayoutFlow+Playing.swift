import PaymentFlows
import Testing

/// Short ways to say what happens to a payout.
extension PayoutFlow {
    var stateName: String { Self.stateNames[Int(tag)] }

    /// The events of the happy path, and then of a call that stays open.
    static func happyPath(_ attempt: Evidence<Attempt>) -> [Event] {
        [
            .tapped(attempt), .acknowledged, .validated(attempt), .decided(true),
            .slotGranted(Samples.sentAt), .paid(attempt, .silent), .deadlinePassed,
        ]
    }

    /// A flow that has come to a state on the happy path.
    static func at(_ name: String, attempt: Evidence<Attempt> = Samples.attempt()) throws -> PayoutFlow {
        var flow = PayoutFlow()
        try flow.go(on: name, attempt: attempt)
        return flow
    }

    /// A component that is tapped and goes on to a state on the happy path.
    mutating func go(on name: String, attempt: Evidence<Attempt>) throws {
        for event in Self.happyPath(attempt) {
            if stateName == name { return }
            _ = handle(event)
        }
        try #require(stateName == name)
    }

    /// A flow whose attempt has ended and told it.
    static func ended(_ event: (Evidence<Attempt>) -> Event, from name: String = "paying") throws -> PayoutFlow {
        let attempt = Samples.attempt()
        var flow = try at(name, attempt: attempt)
        _ = flow.handle(event(attempt))
        if flow.stateName == "announcing" { _ = flow.handle(.acknowledged) }
        try #require(flow.stateName == "ended")
        return flow
    }

    /// A flow whose attempt was left to the merchant's backend.
    static func handedOver() throws -> PayoutFlow {
        try ended({ .validated($0, isMadeHere: false) }, from: "validating")
    }

    /// A flow whose attempt has ended unknown.
    static func unknown() throws -> PayoutFlow {
        var flow = try at("paying")
        _ = flow.handle(.deadlinePassed)
        for _ in 0..<6 {
            _ = flow.handle(.deadlinePassed)
            _ = flow.handle(.deadlinePassed)
        }
        try #require(flow.stateName == "announcing")
        _ = flow.handle(.acknowledged)
        return flow
    }

    /// What the effects of a run are called.
    @discardableResult mutating func play(_ events: [Event]) -> [String] {
        events.compactMap { event in
            if case .perform(let effect) = handle(event) { effect.name } else { nil }
        }
    }

    /// The callback that tells the present ending.
    var told: String? {
        switch ending?.payload.notice {
        case .paid: "onPostPayout"
        case .cancelled: "onCancel"
        case .error(let failure): "onError(\(failure.code))"
        case nil: nil
        }
    }

    /// What the present outcome's receipt says.
    var receipt: Receipt? {
        if case .succeeded(let receipt) = outcome { receipt.payload } else { nil }
    }
}

extension PayoutFlow.Event {
    /// The configuration is sound. (If the samples were not, no test would come past it.)
    static func validated(_ attempt: Evidence<Attempt>, isMadeHere: Bool = true) -> Self {
        PayoutSamples.order(attempt, isMadeHere: isMadeHere).map { .validated($0) }
            ?? .invalidated(PayoutSamples.failure)
    }

    static func paid(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil,
        stage: PayoutStage = .completed
    ) -> Self {
        .paid(Evidence(PayoutAnswer(attempt: attempt, result: result, systemTransactionId: id, stage: stage)))
    }

    static func found(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil,
        stage: PayoutStage = .completed
    ) -> Self {
        .found(Evidence(PayoutAnswer(attempt: attempt, result: result, systemTransactionId: id, stage: stage)))
    }

    static func notified(
        _ attempt: Evidence<Attempt>?, _ verdict: TransactionVerdict, id: String? = nil,
        stage: PayoutStage = .completed, undoing: Bool = false
    ) -> Self {
        .notified(
            Evidence(
                TransactionNotification(
                    attempt: attempt, verdict: verdict, systemTransactionId: id, stage: stage, undoesSuccess: undoing)))
    }

    static func cancel(_ by: Canceller, beforeFirstCallback: Bool = false) -> Self {
        .cancelled(Cancel(by: by, beforeFirstCallback: beforeFirstCallback))
    }
}
