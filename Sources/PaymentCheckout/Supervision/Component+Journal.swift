internal import PaymentFlows

/// The journal's place in the drive: the effect of a journaled event starts when the event is durable (EN-70).
extension Component {
    /// An effect waits for its event to be durable.
    var awaitsJournal: Bool {
        guard let pending = seat.pending else { return false }
        // What has overtaken it has left it behind.
        return pending.effect != nil && pending.step == seat.course.step
    }

    /// True: the effect waits for the journal.
    func keepsInJournal(_ event: Flow.Event, then effect: Flow.Effect, _ drive: UInt32) -> Bool {
        guard context.hasJournal, let journal = context.journal, Method.isJournaled(event) else { return false }
        let pending = PendingWork<Flow>(step: seat.course.step)
        pending.effect = effect
        seat.pending = pending
        park(drive)
        let (inbox, step) = (supervisor.shard.inbox, seat.course.step)
        journal.append(entry) { isDurable in inbox.push(JournalAnswer(self, step: step, isDurable: isDurable)) }
        return true
    }

    /// The event led to no effect, so that nothing waits; only that it could not be kept is heard of.
    func keepsInJournal(_ event: Flow.Event) {
        guard context.hasJournal, let journal = context.journal, Method.isJournaled(event) else { return }
        let (inbox, step) = (supervisor.shard.inbox, seat.course.step)
        journal.append(entry) { isDurable in
            if !isDurable { inbox.push(JournalAnswer(self, step: step, isDurable: false)) }
        }
    }

    private var entry: JournalEntry { entry(of: seat.course) }

    func entry(of course: Course<Flow>) -> JournalEntry {
        let flow = course.flow
        return JournalEntry(
            session: supervisor.id, component: number, method: Method.name, attempt: flow.attempt?.payload.id,
            step: course.step, state: Flow.stateNames[Int(flow.tag)])
    }

    /// The journal has answered: the effect starts, or the flow learns that it must not.
    func journaled(step: UInt32, isDurable: Bool) {
        if !isDurable { note(.journalFailures) }
        guard seat.course.step == step else { return }
        guard seat.course.mode == .parked, let effect = seat.pending?.effect else {
            // Nothing was to follow: before sending the attempt fails all the same, after it its end is not known.
            if !isDurable, seat.course.mode == .resting { dispatch(Method.journalFailed) }
            return
        }
        seat.pending = nil
        if !isDurable {
            let failed = Method.journalFailed
            switch seat.course.take(failed, inside: false, takesOver: false) {
            case .drive(let instead):
                let drive = seat.course.begin()
                moved()
                start(instead, drive, after: nil)
                return
            case .settled:
                seat.course.supersede()
                moved()
                rested(after: failed)
                return
            case .accepted, .noted, .queued, .ignored, .refused: break
            }
        }
        start(effect, seat.course.begin(), after: nil)
    }
}

/// A journal's answer on its way to its component.
final class JournalAnswer<Method: PaymentMethod>: Pending {
    private let component: Component<Method>
    private let step: UInt32
    private let isDurable: Bool

    init(_ component: Component<Method>, step: UInt32, isDurable: Bool) {
        self.component = component
        self.step = step
        self.isDurable = isDurable
    }

    func handOver() async { await component.journaled(step: step, isDurable: isDurable) }
}
