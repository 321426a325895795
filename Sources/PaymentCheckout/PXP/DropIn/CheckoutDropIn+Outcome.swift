public import PaymentFlows

extension CheckoutDropIn {
    /// The outcome of an attempt of whichever method, once its last callback has returned.
    ///
    /// - Returns: nil when there is no such attempt, or it was queued and then refused.
    /// - Throws: FLOW0008 when the calling task runs a callback of this session, for whose end it would wait (EN-14).
    public func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome? {
        do {
            if let outcome = try await card.outcome(of: attempt) { return outcome }
            if let outcome = try await paypal.outcome(of: attempt) { return outcome }
            if let outcome = try await applePay.outcome(of: attempt) { return outcome }
            return try await paze.outcome(of: attempt)
        } catch {
            throw BaseSdkException(
                errorCode: FlowErrorCode.wouldWaitForItself.rawValue,
                errorMessage: "The call would wait for the end of the callback that makes it.")
        }
    }
}
