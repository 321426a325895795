internal import PaymentFlows

/// One checkout: its supervisor and its configuration.
package final class PxpSession: Sendable {
    package let supervisor: SessionSupervisor
    /// What it was opened for, whatever its configuration becomes (EN-65).
    let transaction: TransactionKey
    private let configuration: Lock<Shared<CheckoutConfig>>

    init(_ supervisor: SessionSupervisor, _ config: CheckoutConfig) {
        self.supervisor = supervisor
        transaction = TransactionKey(config)
        configuration = Lock(Shared(config))
    }

    /// By reference: what is read out of it is not copied with the rest.
    var config: Shared<CheckoutConfig> { configuration.withLock { $0 } }

    func change(_ body: @Sendable (inout CheckoutConfig) -> Void) {
        configuration.withLock { shared in
            var config = shared.value
            body(&config)
            shared = Shared(config)
        }
    }

    /// The session is closed: the host's closures go (EN-62).
    func retire() { configuration.withLock { $0 = Shared($0.value.retired()) } }
}
