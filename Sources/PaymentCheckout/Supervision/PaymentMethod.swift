package import FoundationEssentials
package import PaymentFlows

/// What became of an effect at once.
package enum Begun<Event: Sendable>: Sendable {
    /// It is answered.
    case answered(Event)
    /// Its call was started, or its gate is deferred: an event will answer it.
    case later
    /// It is a callback that may suspend, which `run` performs in a task.
    case callback
}

/// What a payment method adds to the machinery: its flow, and how its effects become callbacks and calls.
package protocol PaymentMethod: Sendable {
    associatedtype Flow: PaymentFlow

    /// Starts an effect. Called on the session's executor, so that what needs no suspension is done in place.
    func begin(_ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) -> Begun<Flow.Event>
    /// Performs callbacks, one after another, until the component has no more. `nextEffect` answers each with the following one.
    func run(_ first: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) async
    /// The event that a tap is, made when the attempt starts (EN-35).
    func tapped(_ attempt: AttemptID, on component: isolated Component<Self>) -> Flow.Event
    /// An outside reply as the event it is to a flow; nil: there is no amount to compare it with (EN-50).
    static func notified(_ reply: TransactionReply, flow: Flow, session: PxpSession) -> Flow.Event?
    /// Why the method cannot go on with what is to be paid next; nil: it can (EN-35). By default it can.
    func problem(with payment: Payment) -> BaseSdkException?
    /// It begins attempts. One that never does takes no outside reply.
    static var canPay: Bool { get }
    /// An outside reply with its state in the words of TY-08, whatever the method's provider calls it. By default it is in them.
    static func translated(_ reply: TransactionReply) -> TransactionReply
    /// The same for a method that can begin in several ways; 0: a tap.
    func started(_ attempt: AttemptID, by trigger: UInt8, on component: isolated Component<Self>) -> Flow.Event
    /// Events that the flow postpones are kept, in order, until it rests in another state.
    static var keepsPostponed: Bool { get }
    /// The callback that runs stands for a money-moving call: nothing cancels its task, and its late answer counts (CC-18).
    static func isBeyondCancellation(_ flow: Flow) -> Bool
    /// What was handed over moves no money by itself: taps go on after it (CC-11).
    static var goesOnAfterHandingOver: Bool { get }
    /// A call ended without a usable answer: only then is a repeat thought of.
    static func isUnanswered(_ event: Flow.Event) -> Bool
    /// How many tries a call may have in all, when this was its answer (EN-44). One: it is not sent again.
    static func tries(_ effect: Flow.Effect, answeredBy event: Flow.Event, _ context: EngineContext) -> Int
    /// The answer says that its call never left.
    static func wasNotSent(_ answer: Flow.Event) -> Bool
    /// What the answer says of a call that had been sent before, without an answer: a try that never left is silence (EN-48), and so is
    /// a no that names no transaction, since the one before may have been charged (EN-44).
    static func afterSilence(_ answer: Flow.Event) -> Flow.Event
    /// What the money-moving call's own answer, or a notification, says of a transaction; nil: the event is neither, or says nothing.
    static func verdict(in event: Flow.Event) -> TransactionVerdict?
    /// Whether recovery needs an event (EN-70).
    static func isJournaled(_ event: Flow.Event) -> Bool
    /// The processing flag in the flow's present state (EN-23). By default the flow's own.
    func isProcessing(_ flow: Flow) -> Bool
    /// The tap on its way is queued: what came with it is kept for it. Nothing by default.
    mutating func keepInput()
    /// The queued tap does not begin: what came with it is let go of at once (EN-62). Nothing by default.
    mutating func forgetInput()
    /// The flow has come to rest. Nothing by default.
    func rested(on component: isolated Component<Self>)
    /// The same method without the host's closures, for a closed session.
    func retired() -> Self
    /// Lets a component go of its method's closures. Always the default: asked of the method, it is code made for each.
    static func retire(_ component: Component<Self>)
    static var name: String { get }
    static var appeared: Flow.Event { get }
    static var resetEvent: Flow.Event { get }
    static var journalFailed: Flow.Event { get }
    static func slotGranted(at date: Date) -> Flow.Event
    /// Nothing may be sent for the attempt (EN-45, EN-65).
    static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> Flow.Event
    /// Another component's tap asks what an unknown outcome has come to (EN-22); nil: the method has no outcomes.
    static var outcomeAsked: Flow.Event? { get }
    /// The kind of component that an idempotency key names (EN-45). By default the method's name.
    func keyKind(_ flow: Flow) -> String
}

extension PaymentMethod {
    @inline(__always)
    package func isProcessing(_ flow: Flow) -> Bool { flow.isProcessing }
    package mutating func keepInput() {}
    package mutating func forgetInput() {}
    package func keyKind(_ flow: Flow) -> String { Self.name }
    @inline(__always)
    package func rested(on component: isolated Component<Self>) {}
}
