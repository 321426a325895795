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
    associatedtype Waiting: Hashable & Sendable

    /// What the flow is doing, and what it has learnt.
    var state: State { get }
    /// Takes an event: moves the state, and says what is to be done.
    mutating func handle(_ event: Event) -> Reaction<Effect>

    /// Where the flow is, for whoever waits.
    var standing: Standing<Waiting> { get }
    /// How far the open attempt has come.
    var phase: Phase { get }
    /// The attempt that is open, or was the last one.
    var attempt: Evidence<Attempt>? { get }
    /// The outcome of that attempt, also while its last callback runs.
    var outcome: Outcome? { get }
    /// What is known of that attempt's transaction.
    var settlement: Settlement { get }
    /// Another amount or currency is known to have moved than was asked, and in which transaction (EN-36). By default the outcome says so.
    var mismatch: PaymentFailure? { get }
    /// The call of a provider that the state waits for, to be sent again where that is safe (EN-44).
    var call: Effect? { get }
    /// Money may have moved under the last attempt's ids: a call was sent, or the provider has said so.
    var wasSent: Bool { get }
    /// The money-moving call is on its way.
    var isSending: Bool { get }
    /// The component went away after its point of no return: it ends its attempt and shows nothing more (EN-34).
    var isOrphaned: Bool { get }
    /// A tap asks about an unknown outcome, and has not been let in yet (EN-22).
    var isAskingFirst: Bool { get }
    /// The attempt that an outside reply is about; nil: none that this flow remembers (EN-50).
    func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>?
    /// The processing flag (EN-23). By default that of the phase.
    var isProcessing: Bool { get }
    /// How long the state may last.
    func limit(_ deadlines: DeadlinePolicy) -> Limit?
    /// The state's place in `stateNames`.
    var tag: UInt8 { get }
    static var stateNames: [String] { get }
    /// What the entry into the present state means to an analytics observer, given the tag of the state before; outcomes apart (TY-60).
    func milestone(from tag: UInt8) -> AnalyticsFact?
    /// A shopper who leaves at a step dismisses a wallet's sheet (TY-60). By default there is none.
    static func isAtSheet(_ step: String) -> Bool

    /// Whatever was being waited for in this state has taken too long.
    static var deadlinePassed: Event { get }
    /// Somebody wants the attempt ended.
    static func cancelled(_ cancel: Cancel) -> Event
}

extension PaymentFlow {
    package var isProcessing: Bool { phase.isProcessing }
    package var mismatch: PaymentFailure? { outcome?.mismatch }
    package static func isAtSheet(_ step: String) -> Bool { false }
}
