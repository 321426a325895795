/// What the engine counts (EN-80, EN-81).
public enum CounterKind: Int, CaseIterable, Hashable, Sendable {
    /// Sessions opened.
    case sessionsOpened
    /// Sessions closed.
    case sessionsClosed
    /// Attempts started.
    case attempts
    /// Merchant callbacks called.
    case callbacks
    /// Calls made to gateways and wallets.
    case gatewayCalls
    /// Attempts that ended succeeded.
    case succeeded
    /// Attempts that the provider refused.
    case refused
    /// Attempts that ended failed.
    case failed
    /// Attempts that ended cancelled.
    case cancelled
    /// Attempts that ended handed over to the merchant's backend.
    case handedOver
    /// Attempts whose outcome stayed unknown.
    case unknown
    /// Answers to a step that had been left.
    case lateAnswers
    /// Second and further answers to one call.
    case duplicateAnswers
    /// Events that meant nothing in the state they came to.
    case ignoredEvents
    /// Calls of the host that were refused.
    case refusedCalls
    /// Callbacks left behind by a deadline, a cancel or a teardown.
    case abandonedCallbacks
    /// Callbacks that threw or were cancelled.
    case callbackFailures
    /// Deadlines that came.
    case deadlinesFired
    /// Analytics events dropped because their lane was full.
    case analyticsDropped
    /// Events that a slow reader of a stream lost.
    case observerDropped
    /// Intents that the provider charged more than once.
    case duplicateCharges
    /// Settlements that rose to succeeded after another outcome.
    case paidAfter
    /// Calls repeated.
    case retries
    /// Sessions not admitted.
    case admissionsRefused
    /// Answers of providers that could not be read: FLOW0004 (EN-91).
    case malformedReplies
    /// Entries that the journal could not keep (EN-70).
    case journalFailures
    /// Notifications of providers that a session has taken (EN-50).
    case notifications
    /// Notifications that had been taken before.
    case duplicateNotifications
    /// Notifications for closed sessions (EN-52).
    case closedNotifications
    /// Notifications for sessions that are not known, and those without any transaction id.
    case unknownNotifications
    /// Notifications without any transaction id.
    case unusableNotifications
}
