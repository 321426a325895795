import PaymentCheckout

/// How often money was taken.
final class Charges: Sendable {
    private let value = Lock(0)
    var count: Int { value.withLock { $0 } }
    func set(_ count: Int) { value.withLock { $0 = count } }
}
