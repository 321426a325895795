public import PaymentFlows

extension CheckoutDropIn {
    /// The outcome of an attempt of whichever method, once its last callback has returned.
    ///
    /// - Returns: nil when there is no such attempt, or it was queued and then refused.
    /// - Throws: FLOW0008 when the calling task runs a callback of this session, for whose end it would wait (EN-14).
    public func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        do {
            return try await creation.outcome(of: attempt, in: self)
        } catch {
            throw BaseSdkException(
                errorCode: FlowErrorCode.wouldWaitForItself.rawValue,
                errorMessage: "The call would wait for the end of the callback that makes it.")
        }
    }
}
