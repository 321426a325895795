package import PaymentFlows

/// The answers to the deferred gate `onBeforeSubmit` (EN-19, DI-10).
extension Component {
    package func answer<Work: DropInWork>(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<Bool, Work.Flow.Waiting> where Method == DropInMethod<Work> {
        if let known = known(beforeSubmit: attempt) { return known }
        return .accepted(await drive(.decided(goesOn)))
    }

    package func postAnswer<Work: DropInWork>(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) -> GateAnswer<Bool, Work.Flow.Waiting> where Method == DropInMethod<Work> {
        known(beforeSubmit: attempt) ?? .accepted(post(.decided(goesOn)))
    }

    private func known<Work: DropInWork>(
        beforeSubmit attempt: AttemptID
    ) -> GateAnswer<Bool, Work.Flow.Waiting>? where Method == DropInMethod<Work> {
        let flow = seat.course.flow
        return known(
            attempt, isDeferred: seat.method.isDeferred(.onBeforeSubmit), isAt: flow.isAtSubmitGate,
            hasPassed: flow.isPastSubmitGate, first: true)
    }
}

extension Component<DropInPazeMethod> {
    package func answer(beforeSubmit goesOn: Bool, attempt: AttemptID) async -> GateAnswer<Bool, PazeWaiting> {
        if let known = known(beforeSubmit: attempt) { return known }
        return .accepted(await drive(.decided(goesOn)))
    }

    package func postAnswer(beforeSubmit goesOn: Bool, attempt: AttemptID) -> GateAnswer<Bool, PazeWaiting> {
        known(beforeSubmit: attempt) ?? .accepted(post(.decided(goesOn)))
    }

    private func known(beforeSubmit attempt: AttemptID) -> GateAnswer<Bool, PazeWaiting>? {
        let flow = seat.course.flow
        return known(
            attempt, isDeferred: seat.method.isDeferred(.onBeforeSubmit), isAt: flow.isAtSubmitGate,
            hasPassed: flow.isPastSubmitGate, first: true)
    }
}
