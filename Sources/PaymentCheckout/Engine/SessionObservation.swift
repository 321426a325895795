internal import PaymentFlows

/// The streams of one session; there is one only while somebody has asked (EN-63).
package final class SessionObservation: Sendable {
    package let events: Broadcast<SessionEvent>
    package let processing: Broadcast<Bool>
    private let last: Lock<Bool>

    init(context: EngineContext, isProcessing: Bool) {
        last = Lock(isProcessing)
        events = Broadcast(counters: context.counters)
        processing = Broadcast(counters: context.counters)
    }

    /// How many streams are being read.
    package var readers: Int { events.readerCount + processing.readerCount }

    func publish(_ step: TransitionStep) {
        events.send(.transition(step))
        let changed = last.withLock { last in
            defer { last = step.isProcessing }
            return last != step.isProcessing
        }
        if changed { processing.send(step.isProcessing) }
    }

    func finish() {
        events.finish()
        processing.finish()
    }
}
