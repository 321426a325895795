internal import PaymentFlows

/// With a journal, an answer that decides the outcome of what was sent is taken only when it is durable: else the merchant would be
/// told what a recovery cannot know (EN-70).
extension Component {
    /// True: the answer waits for the journal, and the flow has not seen it yet.
    ///
    /// - Parameter whenKept: of an outside notification, which may decide an attempt that has sent nothing too (EN-51): told whether it was kept.
    func keepsDecision(_ answer: Flow.Event, whenKept: (@Sendable (Bool) -> Void)? = nil) -> Bool {
        guard context.hasJournal, let journal = context.journal, seat.phase == .committed || whenKept != nil,
            Method.isJournaled(answer)
        else { return false }
        var after = seat.course
        _ = after.take(answer, inside: false, takesOver: false)
        guard decides(after.flow.phase) else { return false }
        let (inbox, attempt) = (supervisor.shard.inbox, seat.course.flow.attempt?.payload.id)
        journal.append(entry(of: after)) { isDurable in
            inbox.push(KeptDecision(self, answer, attempt, isDurable: isDurable, whenKept))
        }
        return true
    }

    /// The attempt has its outcome then, or a callback tells something new.
    private func decides(_ after: Phase) -> Bool {
        seat.phase.isProcessing ? !after.isProcessing : after.isTelling && !seat.phase.isTelling
    }

    func decide(
        _ answer: Flow.Event, _ attempt: AttemptID?, isDurable: Bool, _ whenKept: (@Sendable (Bool) -> Void)?
    ) {
        defer { whenKept?(isDurable) }
        if isDurable {
            takeKept(answer)
            return
        }
        note(.journalFailures)
        // A notification may be delivered again: it is as if it had not come.
        guard whenKept == nil else { return }
        guard seat.phase == .committed, seat.course.flow.attempt?.payload.id == attempt else { return }
        // As if it had never been answered; and what a verification found could not be kept either.
        if seat.course.flow.isSending { dispatch(Flow.deadlinePassed) }
        dispatch(Method.journalFailed)
    }
}

/// The journal's word on a decisive answer, on its way to its component.
final class KeptDecision<Method: PaymentMethod>: Pending {
    private let component: Component<Method>
    private let answer: Method.Flow.Event
    private let attempt: AttemptID?
    private let isDurable: Bool
    private let whenKept: (@Sendable (Bool) -> Void)?

    init(
        _ component: Component<Method>, _ answer: Method.Flow.Event, _ attempt: AttemptID?, isDurable: Bool,
        _ whenKept: (@Sendable (Bool) -> Void)?
    ) {
        self.component = component
        self.answer = answer
        self.attempt = attempt
        self.isDurable = isDurable
        self.whenKept = whenKept
    }

    func handOver() async { await component.decide(answer, attempt, isDurable: isDurable, whenKept) }
}
