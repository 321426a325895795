import PaymentFlows

/// Short ways to say what happens to a Drop-in flow.
extension DropInFlow {
    var stateName: String { Self.stateNames[Int(tag)] }
    var notice: DropInNotice? { ending?.payload.notice }

    /// Takes events one after another; what is performed, by name.
    @discardableResult
    mutating func play(_ events: [Event]) -> [String] {
        events.compactMap { event in
            if case .perform(let effect) = handle(event) { effect.name } else { nil }
        }
    }

    /// A flow that has taken events until it came to a state.
    static func at(_ name: String, on path: [Event]) -> Self {
        var flow = Self()
        for event in path where flow.stateName != name { _ = flow.handle(event) }
        return flow
    }

    /// The callback that ends the attempt, in words.
    var told: String { notice?.words ?? "none" }

    /// The outcome, in words.
    var end: String {
        switch outcome {
        case .succeeded(let receipt): receipt.payload.afterExpiry ? "succeeded after expiry" : "succeeded"
        case .refused: "refused"
        case .failed: "failed"
        case .cancelled(let cancellation): "cancelled by \(cancellation.payload.by)"
        case .handedOver: "handedOver"
        case .unknown: "unknown"
        case nil: "open in \(stateName)"
        }
    }
}

extension DropInNotice {
    var words: String {
        switch self {
        case .succeeded(let identity): "onSuccess(\(identity.systemTransactionId ?? "nil"))"
        case .error, .refused: "onError(\(errorCode ?? "nil"))"
        case .authentication(let problem): "onError(\(errorCode ?? "nil") \(problem))"
        case .cancelled: "onCancel"
        }
    }
}

extension DropInEvent {
    static func answered(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil
    ) -> Self { .answered(Evidence(DropInAnswer(attempt: attempt, result: result, systemTransactionId: id))) }

    static func found(
        _ attempt: Evidence<Attempt>, _ result: CallResult<TransactionVerdict>, id: String? = nil
    ) -> Self { .found(Evidence(DropInAnswer(attempt: attempt, result: result, systemTransactionId: id))) }

    static func notified(
        _ verdict: TransactionVerdict, about attempt: Evidence<Attempt>? = Samples.attempt(), undoing: Bool = false
    ) -> Self {
        .notified(
            Evidence(
                TransactionNotification(
                    attempt: attempt, verdict: verdict, systemTransactionId: verdict.identity?.systemTransactionId,
                    undoesSuccess: undoing)))
    }

    static func tap(_ input: Method.Input, attempt: Evidence<Attempt> = Samples.attempt()) -> Self {
        .tapped(Evidence(DropInTap(attempt: attempt, input: input)))
    }

    static func tapInVain(
        _ input: Method.Input, attempt: Evidence<Attempt> = Samples.attempt(),
        _ failure: PaymentFailure = PaymentFailure(code: "FLOW0003", message: "The session has expired.")
    ) -> Self {
        let tap = Evidence(DropInTap(attempt: attempt, input: input))
        return .tappedInVain(Evidence(DropInVainTap(tap: tap, failure: failure)))
    }

    static func cancel(_ by: Canceller) -> Self { .cancelled(Cancel(by: by)) }
}
