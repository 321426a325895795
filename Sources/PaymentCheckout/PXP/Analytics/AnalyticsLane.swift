internal import PaymentFlows

/// What a session's analytics observer is told through: in order, bounded, and apart from callbacks and payments (EN-10).
///
/// Events wait here under one lock with "a drain exists", so that none is left lying. The drain ends when nothing waits.
package final class AnalyticsLane: Sendable {
    /// How many events may wait, besides the one that the observer is looking at.
    package static let capacity = 256

    private typealias Observer = @Sendable (BaseAnalyticsEvent) -> Void

    private struct State: Sendable {
        /// Nil: the session is gone, and what the observer holds with it.
        var observer: Observer?
        var events = Fifo<BaseAnalyticsEvent>()
        var isDraining = false
        var isFinished = false
    }
    private let state: Lock<State>
    private let sessionId: String
    private let context: EngineContext

    /// Nil, and nothing made: nobody observes.
    static func make(_ config: CheckoutConfig, _ context: EngineContext) -> AnalyticsLane? {
        config.analyticsEvent.map { AnalyticsLane($0, sessionId: config.session.sessionId, context) }
    }

    private init(_ observer: @escaping Observer, sessionId: String, _ context: EngineContext) {
        state = Lock(State(observer: observer))
        self.sessionId = sessionId
        self.context = context
    }

    /// Dates the event and lets it wait for its turn, or counts it as dropped. Returns at once.
    func send(_ fact: AnalyticsFact, from componentType: String) {
        let event = event(fact, componentType)
        let (isDropped, starts) = state.withLock { state -> (Bool, Bool) in
            guard !state.isFinished else { return (false, false) }
            guard state.events.count < Self.capacity else { return (true, false) }
            state.events.append(event)
            defer { state.isDraining = true }
            return (false, !state.isDraining)
        }
        if isDropped { context.count(.analyticsDropped) }
        if starts { startDrain() }
    }

    /// The session is gone: what waits is still told, and then the observer is let go (EN-62).
    func finish() {
        let released = state.withLock { state -> Observer? in
            state.isFinished = true
            guard !state.isDraining else { return nil }
            defer { state.observer = nil }
            return state.observer
        }
        // Let go outside the lock: what it holds may end here.
        withExtendedLifetime(released) {}
    }

    /// The observer is the host's code and may block its thread, so it runs in a task of its own, below the priority of payments. Detached,
    /// because it belongs to no caller: neither its priority nor its task-local values nor its cancellation are to be inherited. Two call
    /// sites: a nil preference handed on would be recorded in the task, and each of its hops would then take a lock.
    private func startDrain() {
        if let executor = context.executor {
            Task.detached(executorPreference: executor) { await self.drain() }
        } else {
            Task.detached(priority: .utility) { await self.drain() }
        }
    }

    private func drain() async {
        while let (observer, event) = next() {
            observer(event)
            // A slow observer with much to look at lets others have the thread in between.
            await Task.yield()
        }
    }

    private func next() -> (Observer, BaseAnalyticsEvent)? {
        let (taken, released) = state.withLock { state -> ((Observer, BaseAnalyticsEvent)?, Observer?) in
            if let observer = state.observer, let event = state.events.popFirst() { return ((observer, event), nil) }
            state.isDraining = false
            guard state.isFinished else { return (nil, nil) }
            defer { state.observer = nil }
            return (nil, state.observer)
        }
        withExtendedLifetime(released) {}
        return taken
    }

    private func event(_ fact: AnalyticsFact, _ componentType: String) -> BaseAnalyticsEvent {
        let (name, timestamp) = (fact.name.rawValue, context.wallClock())
        guard let attempt = fact.attempt?.payload else {
            return ComponentAnalyticsEvent(
                eventName: name, sessionId: sessionId, timestamp: timestamp, componentType: componentType,
                errorCode: fact.errorCode)
        }
        return PaymentAnalyticsEvent(
            eventName: name, sessionId: sessionId, timestamp: timestamp, componentType: componentType,
            transactionId: attempt.merchantTransactionId, isRetry: attempt.id.number > 1, errorCode: fact.errorCode)
    }
}
