internal import PaymentFlows

/// The idempotency keys that the host has named in a session, each for one intent (EN-45). A value.
struct SuppliedKeys {
    private var keys: [IdempotencyIntent: String] = [:]

    /// The key that an intent has got: it survives whatever is retried.
    func key(of intent: IdempotencyIntent) -> String? { keys[intent] }

    /// One that another intent has got stays that one's: nothing is sent under it for this one, which may be given another.
    mutating func keep(_ key: String, for intent: IdempotencyIntent) {
        if !isShared(key, by: intent) { keys[intent] = key }
    }

    /// The key has been named for another intent too: under it the provider would take this payment for that one.
    func isShared(_ key: String, by intent: IdempotencyIntent) -> Bool {
        keys.contains { $0.key != intent && $0.value == key }
    }
}
