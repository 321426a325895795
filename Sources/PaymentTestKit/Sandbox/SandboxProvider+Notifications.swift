internal import PaymentCheckout
internal import PaymentFlows

/// What the provider says outside any call (EN-50).
extension SandboxProvider {
    /// Delivers what became of a transaction, as often as the fault says; one in four comes late.
    func notify(
        _ demand: SandboxDemand, _ reply: TransactionReply, _ fault: SandboxFault,
        _ session: SandboxSession, _ draw: SandboxDraw
    ) {
        guard fault.deliveries > 0, let deliver = receiver.withLock({ $0 }) else { return }
        var draw = draw
        let notification = ProviderNotification(
            deliveryId: "\(demand.sessionId)-\(demand.merchantTransactionId)", ownerId: demand.ownerId,
            category: "Transaction", reply: reply)
        for _ in 0..<fault.deliveries {
            let delay = draw.duration(in: draw.below(4) == 0 ? latency.late : latency.usual)
            timer(session).after(delay) { [executor] in
                // A task, as a webhook is a request of its own.
                Task.detached(executorPreference: executor) {
                    guard await deliver(notification) == .accepted, reply.state != .refused else { return }
                    session.state.withLock { $0.told += 1 }
                }
            }
        }
    }
}
