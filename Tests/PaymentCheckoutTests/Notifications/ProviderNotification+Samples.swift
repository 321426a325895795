import PaymentFlows
import PaymentTestKit

@testable import PaymentCheckout

extension ProviderNotification {
    /// A webhook about the sample transaction, under the session's own merchant transaction id.
    static func sample(
        _ state: TransactionState = .authorised, delivery: String? = nil, transaction: String? = "order-1",
        system: String? = PazeSamples.systemTransactionId, owner: String = "owner-1",
        _ change: (inout TransactionReply) -> Void = { _ in }
    ) -> ProviderNotification {
        var reply = PazeSamples.authorised
        reply.state = state
        reply.merchantTransactionId = transaction
        reply.systemTransactionId = system
        change(&reply)
        return ProviderNotification(deliveryId: delivery, ownerId: owner, category: "Transaction", reply: reply)
    }
}

extension OutcomeRig {
    /// What the engine answers to a webhook.
    func hear(_ notification: ProviderNotification = .sample()) async -> NotificationAnswer {
        await engine.deliver(notification)
    }

    var settlement: Settlement { get async { await checkout.snapshot().settlement } }

    /// Answers the held authorisation; returns when the session has taken the answer.
    func reply() async {
        gateway.release(.authorise)
        await checkout.drained()
    }
}

extension PxpCheckout {
    /// Returns when the session has taken all that was pushed before.
    func drained() async {
        await withCheckedContinuation { session.supervisor.shard.inbox.push(InboxFence($0)) }
    }
}

/// Stands in line behind what was pushed before it.
private final class InboxFence: Pending {
    private let done: CheckedContinuation<Void, Never>
    init(_ done: CheckedContinuation<Void, Never>) { self.done = done }
    func handOver() async { done.resume() }
}
