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
        // `onPreAuthorisation` has an answer of its own.
        let isBoolean = gate == .onCheckoutComplete || gate == .onPreDecryption
        return known(
            attempt, isDeferred: isBoolean && seat.method.isDeferred(gate), isAt: seat.course.flow.openGate == gate,
            hasPassed: seat.course.flow.hasPassed(gate), first: true)
    }

    private func knownPreAuthorisation(_ attempt: AttemptID) -> Gate<PazePreAuthorisationResult>? {
        let flow = seat.course.flow
        return known(
            attempt, isDeferred: seat.method.isDeferred(.onPreAuthorisation),
            isAt: flow.openGate == .onPreAuthorisation, hasPassed: flow.hasPassed(.onPreAuthorisation),
            first: flow.riskScreeningData.map { .transactionInitData(PazeTransactionInitData(riskScreeningData: $0)) }
                ?? .proceed)
    }
}
