extension PaymentEngine {
    /// Names the engine that `PxpCheckout.initialize(config:)` opens sessions on, once for the process.
    ///
    /// - Returns: false when one had been named; it stays.
    @discardableResult
    public static func bootstrap(_ engine: PaymentEngine) -> Bool {
        named.withLock { present in
            guard present == nil else { return false }
            present = engine
            return true
        }
    }

    static var bootstrapped: PaymentEngine? { named.withLock { $0 } }

    private static let named = Lock<PaymentEngine?>(nil)
}
