package import PaymentFlows

/// The answers to deferred gates (EN-19).
extension Component<PazeMethod> {
    package typealias Gate<Answer: Hashable & Sendable> = GateAnswer<Answer, PazeWaiting>

    package func answer(_ gate: PazeGates, _ yes: Bool, attempt: AttemptID) async -> Gate<Bool> {
        let present = shown
        if present !== self { return await present.answer(gate, yes, attempt: attempt) }
        if let known = known(gate, attempt) { return known }
        return .accepted(await drive(.decided(yes)))
    }

    package func postAnswer(_ gate: PazeGates, _ yes: Bool, attempt: AttemptID) -> Gate<Bool> {
        let present = shown
        if present !== self { return present.assumeIsolated { $0.postAnswer(gate, yes, attempt: attempt) } }
        return known(gate, attempt) ?? .accepted(post(.decided(yes)))
    }

    package func answerPreAuthorisation(
        _ answer: PazePreAuthorisationResult, attempt: AttemptID
    ) async -> Gate<PazePreAuthorisationResult> {
        let present = shown
        if present !== self { return await present.answerPreAuthorisation(answer, attempt: attempt) }
        if let known = knownPreAuthorisation(attempt) { return known }
        return .accepted(await drive(seat.method.preAuthorised(answer)))
    }

    package func postPreAuthorisationAnswer(
        _ answer: PazePreAuthorisationResult, attempt: AttemptID
    ) -> Gate<PazePreAuthorisationResult> {
        let present = shown
        if present !== self {
            return present.assumeIsolated { $0.postPreAuthorisationAnswer(answer, attempt: attempt) }
        }
        return knownPreAuthorisation(attempt) ?? .accepted(post(seat.method.preAuthorised(answer)))
    }

    /// What is answered without an event; nil: the gate is open.
    private func known(_ gate: PazeGates, _ attempt: AttemptID) -> Gate<Bool>? {
        switch gate {
        // The attempt is past the gate, so the answer was yes: a no ends it.
        case .onCheckoutComplete, .onPreDecryption: known(standing(of: gate, attempt), first: true)
        default: .refused(.wrongStep)
        }
    }

    private func knownPreAuthorisation(_ attempt: AttemptID) -> Gate<PazePreAuthorisationResult>? {
        let data = seat.course.flow.riskScreeningData
        return known(
            standing(of: .onPreAuthorisation, attempt),
            first: data.map { .transactionInitData(PazeTransactionInitData(riskScreeningData: $0)) } ?? .proceed)
    }

    private func known<Answer>(_ standing: GateStanding, first: Answer) -> Gate<Answer>? {
        switch standing {
        case .open: return nil
        case .passed:
            note(.duplicateAnswers)
            return .alreadyAnswered(first)
        case .closed:
            note(.refusedCalls)
            return .gateClosed
        case .elsewhere:
            note(.refusedCalls)
            return .refused(.wrongStep)
        }
    }

    private enum GateStanding { case open, passed, closed, elsewhere }

    private func standing(of gate: PazeGates, _ attempt: AttemptID) -> GateStanding {
        let flow = seat.course.flow
        guard let present = flow.attempt?.payload.id, seat.method.isDeferred(gate) else { return .elsewhere }
        guard attempt == present else { return attempt < present ? .closed : .elsewhere }
        guard seat.phase == .open || seat.phase == .committed else { return .closed }
        if seat.course.mode == .parked, flow.openGate == gate { return .open }
        return flow.hasPassed(gate) ? .passed : .elsewhere
    }
}
