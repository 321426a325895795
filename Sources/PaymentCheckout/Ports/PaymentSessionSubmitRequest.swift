public import PaymentFlows

/// What goes with the submit of a payment session (CC-12, TY-72).
public struct PaymentSessionSubmitRequest: Hashable, Sendable {
    /// The payment session, with its secret.
    public let paymentSession: CheckoutComponents.PaymentSession
    /// The merchant's public key.
    public let publicKey: String
    /// The key that the host has named (EN-45).
    let suppliedKey: String?
    /// What is sent.
    let sending: Evidence<CheckoutComponentFlow.Sending>
}

extension PaymentSessionSubmitRequest {
    private var attempt: Attempt { sending.payload.attempt.payload }

    /// The captured data, for `session_data`. Redacted when printed.
    public var sessionData: CheckoutComponents.SessionData { sending.payload.sessionData }
    /// The amount, read once when the attempt started (EN-35).
    public var amount: Amount? { attempt.amount }
    /// The key under which the provider charges once, whatever is retried (EN-45).
    public var idempotencyKey: String {
        suppliedKey ?? attempt.idempotencyKey(method: ComponentsMethod.keyKind(sending.payload))
    }
}
