/// Decides what a payment does next.
///
/// A flow is a value. One event goes in, at most one effect comes out, and each effect is answered by exactly one event. It
/// reads no clock, does no I/O and calls no closure (EN-03), so that every pair of state and event can be tried without
/// concurrency.
package protocol PaymentFlow: Sendable {
    associatedtype State: Hashable & Sendable
    associatedtype Event: Hashable & Sendable
    associatedtype Effect: Hashable & Sendable
    /// What a client needs while the flow waits for a person.
    associatedtype Waiting: Sendable

    /// What the flow is doing, and what it has learnt.
    var state: State { get }

    /// Takes an event: moves the state, and says what is to be done.
    mutating func handle(_ event: Event) -> Reaction<Effect>

    /// Where the flow is, for whoever waits.
    var standing: Standing<Waiting> { get }
    /// The attempt that is open, or was the last one.
    var attempt: Evidence<Attempt>? { get }
    /// An attempt has begun and its outcome is not decided.
    var isOpen: Bool { get }
    /// The processing flag (EN-23).
    var isProcessing: Bool { get }
    /// The point of no return has been passed and the outcome is not yet told: no caller's cancellation reaches it (EN-27).
    var isCommitted: Bool { get }
    /// A money-moving call has been sent and its reply still counts, whenever it comes (EN-43).
    var awaitsMoney: Bool { get }
    /// The outcome decided, also while its callback runs.
    var outcome: Outcome? { get }
    /// What is known of the last transaction.
    var settlement: Settlement { get }
    /// How long the state may last.
    func limit(_ deadlines: DeadlinePolicy) -> Limit?
    /// The state's place in `stateNames`.
    var tag: UInt8 { get }
    static var stateNames: [String] { get }

    /// Whether an event is the answer to an effect, and to no other.
    static func deadlinePassed() -> Event
    static func cancelled(_ by: Canceller, beforeFirstCallback: Bool) -> Event
    /// The journal could not keep an event: its effect was not started (EN-70).
    static func journalFailed() -> Event
}
