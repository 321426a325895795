package import PaymentFlows

/// What the face of the payout component calls, on the session's executor.
extension Component<PayoutMethod> {
    package func appear() async -> Bool {
        guard supervisor.closing != .destroyed else { return false }
        _ = await drive(.appeared)
        return isShown
    }

    private var isShown: Bool {
        if case .gone = seat.course.flow.state { false } else { !seat.course.flow.isOrphaned }
    }

    package func cancel(_ by: Canceller) -> CancelAnswer { end(by) }

    // MARK: the deferred gate (EN-19)

    package typealias ApprovalAnswer = GateAnswer<Bool, PayoutWaiting>

    package func answer(_ isApproved: Bool, attempt: AttemptID) async -> ApprovalAnswer {
        if let known = known(attempt) { return known }
        return .accepted(await drive(.decided(isApproved)))
    }

    package func postAnswer(_ isApproved: Bool, attempt: AttemptID) -> ApprovalAnswer {
        known(attempt) ?? .accepted(post(.decided(isApproved)))
    }

    /// What is answered without an event; nil: the gate is open.
    private func known(_ attempt: AttemptID) -> ApprovalAnswer? {
        let flow = seat.course.flow
        return known(
            attempt, isDeferred: seat.method.config?.defersApproval ?? false, isAt: flow.isAtApproval,
            hasPassed: flow.isPastApproval, first: true)
    }
}

extension PayoutFlow {
    fileprivate var isAtApproval: Bool { if case .askingApproval = state { true } else { false } }
}

/// The gateway's answers, on their way in.
extension Component<PayoutMethod> {
    func paid(_ result: CallResult<TransactionReply>, _ attempt: Evidence<Attempt>, _ target: CallTarget) {
        answer(
            noting(PayoutMethod.judge(result, attempt)), step: target.step, isMoney: true, isRepeat: target.isRepeat)
    }

    func found(_ result: CallResult<FoundTransactions>, _ subject: PayoutQuerySubject, step: UInt32) {
        answer(noting(PayoutMethod.judge(found: result, subject, on: self)), step: step, isMoney: false)
    }

    /// An answer that cannot be read is silence to the flow, and FLOW0004 to whoever watches (EN-91).
    func noting(_ answer: PayoutFlow.Event) -> PayoutFlow.Event {
        switch answer {
        case .paid(let said), .found(let said): if said.payload.result.failure.isMalformed { note(.malformedReplies) }
        case .appeared, .acknowledged, .tapped, .tappedExpired, .validated, .invalidated, .decided, .slotGranted,
            .notified, .renewed, .sendingRefused, .outcomeAsked, .deadlinePassed, .cancelled, .reset, .journalFailed:
            break
        }
        return answer
    }
}
