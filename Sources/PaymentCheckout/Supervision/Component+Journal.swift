internal import PaymentFlows

/// The journal's place in the drive: the effect of a journaled event starts when the event is durable (EN-70).
extension Component {
    /// True: the effect waits for the journal.
    func keepsInJournal(_ event: Flow.Event, then effect: Flow.Effect, _ drive: UInt32) -> Bool {
        guard let journal = context.journal, seat.method.isJournaled(event) else { return false }
        let pending = PendingWork<Flow.Effect>(step: seat.course.step)
        pending.effect = effect
        seat.pending = pending
        park(drive)
        let flow = seat.course.flow
        let entry = JournalEntry(
            session: supervisor.id, component: number, method: seat.method.name, attempt: flow.attempt?.payload.id,
            step: seat.course.step, state: Flow.stateNames[Int(flow.tag)])
        let (inbox, step) = (supervisor.shard.inbox, seat.course.step)
        journal.append(entry) { isDurable in inbox.push(JournalAnswer(self, step: step, isDurable: isDurable)) }
        return true
    }

    /// The journal has answered: the effect starts, or the flow learns that it must not.
    func journaled(step: UInt32, isDurable: Bool) {
        guard seat.course.mode == .parked, seat.course.step == step, let effect = seat.pending?.effect else { return }
        seat.pending = nil
        if !isDurable {
            context.count(.journalFailures)
            switch seat.course.take(seat.method.journalFailed, inside: false, takesOver: false) {
            case .drive(let instead):
                let drive = seat.course.begin()
                moved()
                start(instead, drive, after: nil)
                return
            case .settled:
                seat.course.supersede()
                moved()
                rested()
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
