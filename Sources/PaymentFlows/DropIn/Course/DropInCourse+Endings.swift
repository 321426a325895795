extension DropInCourse {
    /// Decides the outcome. What follows is its one callback, if one is named for it, and then the end.
    mutating func end(
        _ attempt: Evidence<Attempt>, _ outcome: Outcome, settlement: Settlement = .notCharged,
        telling notice: DropInNotice?, wasSent: Bool = false, tornDown: Bool = false
    ) -> Reaction<Effect> {
        let ending = Evidence(
            DropInEnding(
                attempt: attempt, outcome: outcome, settlement: settlement, notice: tornDown ? nil : notice,
                wasSent: wasSent, leavesFlagUp: !tornDown && notice == .cancelled && isProcessing,
                answeredHandoffs: answeredHandoffs))
        guard !tornDown else {
            // The component is gone (EN-34): it is as it was before it was offered, and knows the ending.
            past.leave(ending)
            return rest(.absent)
        }
        guard notice != nil else { return rest(.ended(ending)) }
        return go(.announcing(ending), .announce(ending))
    }

    /// The same for an attempt whose call was sent.
    mutating func end(
        _ sending: DropInSending<Method.Purchase>, _ outcome: Outcome, settlement: Settlement = .notCharged,
        telling notice: DropInNotice?
    ) -> Reaction<Effect> {
        end(
            sending.attempt, outcome, settlement: settlement, telling: notice, wasSent: true,
            tornDown: sending.circumstances.contains(.tornDown))
    }

    /// A failure that `onError` tells.
    mutating func fail(
        _ attempt: Evidence<Attempt>, _ failure: PaymentFailure, tornDown: Bool = false
    ) -> Reaction<Effect> {
        end(attempt, .failed(Evidence(failure)), telling: .error(failure), tornDown: tornDown)
    }

    /// What has just ended the attempt was a person's answer: the same again is told so (EN-26).
    mutating func note(answered handoff: String) {
        switch state {
        case .announcing(let ending): state = .announcing(ending.with { $0.answeredHandoffs.insert(handoff) })
        case .ended(let ending): state = .ended(ending.with { $0.answeredHandoffs.insert(handoff) })
        default: break
        }
    }

    /// Names the hand-offs that a person has answered in the present attempt, or in the last one.
    package var answeredHandoffs: Set<String> {
        switch state {
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .authorising(let sending),
            .capturing(let sending):
            sending.payload.purchase.payload.answeredHandoffs
        case .verifying(let verifying), .querying(let verifying):
            verifying.payload.sending.payload.purchase.payload.answeredHandoffs
        case .announcing(let ending), .ended(let ending): ending.payload.answeredHandoffs
        case .submitting(let admitted), .askingConsent(let admitted): Method.answeredHandoffs(of: admitted.payload)
        case .askingShopper(let means): Method.answeredHandoffs(payingWith: means.payload)
        case .askingAddress(let order): Method.answeredHandoffs(payingWith: order.payload.means.payload)
        case .step(let step): Method.answeredHandoffs(at: step)
        case .absent, .idle: past.earlier?.payload.answeredHandoffs ?? []
        case .askingBeforeSubmit, .recheckingOutcome, .renewingAttempt: []
        }
    }
}

extension PaymentFailure {
    /// The amount or currency cannot be used (TY-09).
    package static var unusableAmount: PaymentFailure {
        PaymentFailure(code: FlowErrorCode.unusableAmount.rawValue, message: "amount or currency: cannot be used.")
    }
}
