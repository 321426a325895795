import PaymentFlows
import Testing

/// Short ways to say what happens to a flow.
extension PazeFlow {
    var stateName: String { Self.stateNames[Int(tag)] }

    /// The events of the happy path, and then of a call that stays open.
    static func happyPath(_ attempt: Evidence<Attempt>) throws -> [Event] {
        [
            .appeared, .presentmentChecked(nil), .acknowledged, .acknowledged, .tapped(attempt), .acknowledged,
            .checkoutChecked(try #require(Samples.request)), .created(), .returned(Samples.complete()), .decided(true),
            .complete(), .acknowledged, .decided(true), .decryption(), .acknowledged, .answered(.proceed),
            .shopperGiven(nil), .slotGranted(Samples.sentAt), .authorised(attempt, .silent), .deadlinePassed,
        ]
    }

    /// A flow that has come to a state on the happy path.
    static func at(_ name: String, attempt: Evidence<Attempt> = Samples.attempt()) throws -> PazeFlow {
        var flow = PazeFlow()
        for event in try happyPath(attempt) {
            if flow.stateName == name { return flow }
            _ = flow.handle(event)
        }
        try #require(flow.stateName == name)
        return flow
    }

    /// A ready button, or an ended attempt, that is tapped and goes on to a state on the happy path.
    mutating func tapOn(to name: String, attempt: Evidence<Attempt>) throws {
        for event in try Self.happyPath(attempt).dropFirst(4) {
            if stateName == name { return }
            _ = handle(event)
        }
        try #require(stateName == name)
    }

    /// A flow whose attempt has ended and told it.
    static func ended(_ event: (Evidence<Attempt>) -> Event, from name: String = "authorising") throws -> PazeFlow {
        let attempt = Samples.attempt()
        var flow = try at(name, attempt: attempt)
        _ = flow.handle(event(attempt))
        if flow.stateName == "announcing" { _ = flow.handle(.acknowledged) }
        try #require(flow.stateName == "ended")
        return flow
    }

    /// A flow whose attempt has ended unknown.
    static func unknown() throws -> PazeFlow {
        var flow = try at("authorising")
        _ = flow.handle(.deadlinePassed)
        for _ in 0..<6 {
            _ = flow.handle(.deadlinePassed)
            _ = flow.handle(.deadlinePassed)
        }
        try #require(flow.stateName == "announcing")
        _ = flow.handle(.acknowledged)
        return flow
    }

    /// What the effect names of a run are.
    @discardableResult mutating func play(_ events: [Event]) -> [String] {
        events.compactMap { event in
            if case .perform(let effect) = handle(event) { effect.name } else { nil }
        }
    }

    var notice: PazeNotice? { ending?.payload.notice }
}

extension PazeFlow.Event {
    static func created(
        _ result: CallResult<PazeCheckoutSession> = .success(PazeCheckoutSession(url: "https://checkout.test"))
    ) -> Self { .checkoutCreated(CallAnswer(result)) }

    static func returned(_ answer: PazeReturn) -> Self { .checkoutReturned(PazeArrival(answer)) }

    static func complete(_ result: CallResult<PazeCompleteDecoded> = .success(Samples.decoded())) -> Self {
        .completed(CallAnswer(result))
    }

    static func decryption(_ result: CallResult<PazeDecryptTokenResponseSuccess> = .success(Samples.payload())) -> Self
    {
        .decrypted(CallAnswer(result))
    }

    static func answered(_ answer: PazePreAuthorisationResult, avs: Bool = false) -> Self {
        .preAuthorised(Evidence(PazePreAuthorisation(answer: answer, performsAVS: avs)))
    }

    static func authorised(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil
    ) -> Self { .authorised(Evidence(PazeAnswer(attempt: attempt, result: result, systemTransactionId: id))) }

    static func found(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil
    ) -> Self { .found(Evidence(PazeAnswer(attempt: attempt, result: result, systemTransactionId: id))) }

    static func notified(
        _ attempt: Evidence<Attempt>?, _ verdict: TransactionVerdict, id: String? = nil, undoing: Bool = false
    ) -> Self {
        .notified(
            Evidence(
                TransactionNotification(
                    attempt: attempt, verdict: verdict, systemTransactionId: id, undoesSuccess: undoing)))
    }

    static func cancel(_ by: Canceller, beforeFirstCallback: Bool = false) -> Self {
        .cancelled(Cancel(by: by, beforeFirstCallback: beforeFirstCallback))
    }
}

extension CallResult<TransactionVerdict> {
    static var approved: Self { .success(.succeeded(Samples.identity)) }
    static var declined: Self { .success(.refused(Samples.noWithIds)) }
    static var stillOpen: Self { .success(.open(.pending)) }
    static var mismatched: Self { .success(.mismatch(Samples.mismatch)) }
}
