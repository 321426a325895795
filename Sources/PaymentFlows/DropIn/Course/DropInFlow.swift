/// A payment method of Drop-in: the course that all of them share, with the method's own steps.
package protocol DropInFlow: PaymentFlow, Hashable
where
    State == DropInState<Method>, Event == DropInEvent<Method>, Effect == DropInEffect<Method>,
    Waiting == DropInWaiting<Method.Handoff>
{
    associatedtype Method: DropInSteps
    /// The course.
    var course: DropInCourse<Method> { get }
    // Requirements, though one implementation does for all: whoever calls them from outside this module calls code made for the
    // flow, and not for any.
    /// The event may be the same answer again that the course has had already (EN-26).
    func mayRepeat(_ event: Method.Event) -> Bool
    /// A person has answered a hand-off of this name in the present attempt, or in the last one.
    func hasAnswered(_ handoff: String) -> Bool
    init()
}

extension DropInFlow {
    package static var deadlinePassed: Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> Event { .cancelled(cancel) }
    package static var stateNames: [String] { DropInCourse<Method>.stateNames }
    package var standing: Standing<Waiting> { course.standing }
    package var phase: Phase { course.phase }
    package var attempt: Evidence<Attempt>? { course.attempt }
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { course.attempt(meantBy: reply) }
    package var outcome: Outcome? { course.outcome }
    package var settlement: Settlement { course.settlement }
    package var mismatch: PaymentFailure? { course.mismatch }
    package var call: Effect? { course.call }
    package var wasSent: Bool { course.wasSent }
    package var isSending: Bool { course.isSending }
    package var isOrphaned: Bool { course.isOrphaned }
    package var isAskingFirst: Bool { course.isAskingFirst }
    package var tag: UInt8 { course.tag }
    package func limit(_ deadlines: DeadlinePolicy) -> Limit? { course.limit(deadlines) }
    package func milestone(from tag: UInt8) -> AnalyticsFact? { course.milestone(from: tag) }
    package static func isAtSheet(_ step: String) -> Bool { Method.isAtSheet(step) }
    /// The processing flag, which Drop-in raises later than other flows (DI-12).
    package var isProcessing: Bool { course.isProcessing }
    package func mayRepeat(_ event: Method.Event) -> Bool {
        if case .step(let step) = state { Method.mayRepeat(event, in: step) } else { true }
    }
    package func hasAnswered(_ handoff: String) -> Bool { course.answeredHandoffs.contains(handoff) }
    /// The gate `onBeforeSubmit` is open (DI-10).
    package var isAtSubmitGate: Bool { if case .askingBeforeSubmit = state { true } else { false } }
    /// The open attempt was let through it.
    package var isPastSubmitGate: Bool { phase.isProcessing && !isAtSubmitGate && !isAskingFirst }
    /// The ending of the attempt that has ended last and is not yet followed by another.
    package var ending: Evidence<DropInEnding>? { course.ending }
}
