package import PaymentFlows

/// What a supervisor needs of a component, whatever its method. All but the number is called on the session's executor.
package protocol SessionMember: AnyObject, Sendable {
    /// Counted from 1 within the session.
    var number: UInt16 { get }
    /// It takes part: its flow has moved.
    var hasAppeared: Bool { get }
    func snapshot() -> ComponentSnapshot
    /// It can pay: what is told of a transaction that nobody has begun may be about it (EN-51).
    var canPay: Bool { get }
    /// The outcome is decided and its last callback is running.
    var isTelling: Bool { get }
    /// The calling task runs a callback of this component.
    var isInsideCallback: Bool { get }
    /// An attempt is open, or its last callback is running.
    var isBusy: Bool { get }
    /// Money may have moved in its present or last attempt.
    var hasSent: Bool { get }
    /// The claim is this component's, and the queued attempt begins; false: it is refused, and the claim given back.
    ///
    /// - Parameter hasAsked: the provider has been asked about another component's unknown outcome: once is enough (EN-22).
    func beginQueued(_ attempt: AttemptID, hasAsked: Bool) -> Bool
    /// The claim is this component's, and it asks the provider what its unknown outcome has come to; false: it cannot.
    func asksOutcome() -> Bool
    /// The queued attempt will not begin: whoever waits for it learns by whom.
    func dropQueued(_ attempt: AttemptID, by: Canceller)
    /// Ends the attempt if that is still possible (EN-33).
    func end(_ by: Canceller) -> CancelAnswer
    /// Back to the first usable state (EN-28); nil: done.
    func reset() -> Refusal?
    /// Why the component cannot go on with what is to be paid next; nil: it can (EN-35).
    func problem(with payment: Payment) -> BaseSdkException?
    /// Whether `reset()` would be refused, changing nothing.
    var resetRefusal: Refusal? { get }
    /// An outside reply with its state in the words of TY-08.
    func translated(_ reply: TransactionReply) -> TransactionReply
    /// An outside reply is about one of this component's attempts (EN-50).
    func isMeant(by reply: TransactionReply) -> Bool
    /// What the attempt asked for that an outside reply is about; nil: it is about none of this component's.
    func amount(meantBy reply: TransactionReply) -> Amount?
    /// Takes an outside reply, about one of its attempts or else about the session's own transaction.
    ///
    /// - Returns: true: what it decides waits for the journal, and `whenKept` is called, once, with whether it was kept.
    func take(_ reply: TransactionReply, whenKept: @escaping @Sendable (Bool) -> Void) -> Bool
    /// The session is closed: lets go of the host's closures (EN-62).
    func retire()
}
