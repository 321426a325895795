public import PaymentFlows

/// What a port answers a call through, once, from anywhere.
///
/// The first answer counts; a second one is counted and dropped. When the last copy is let go unanswered it answers `.silent`.
public struct Reply<Value: Hashable & Sendable>: Sendable {
    private let pending: PendingReply
    private let wrap: @Sendable (CallTarget, CallResult<Value>) -> any AnyObject & Sendable

    init(
        _ pending: PendingReply, _ wrap: @escaping @Sendable (CallTarget, CallResult<Value>) -> any AnyObject & Sendable
    ) {
        self.pending = pending
        self.wrap = wrap
    }

    /// Answers the call. False: it had been answered before, and nothing changes.
    @discardableResult
    public func callAsFunction(_ result: CallResult<Value>) -> Bool { pending.answer(wrap(pending.target, result)) }
}
