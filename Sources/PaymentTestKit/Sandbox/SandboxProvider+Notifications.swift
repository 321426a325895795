internal import PaymentCheckout
internal import PaymentFlows

/// What the provider says outside any call (EN-50).
extension SandboxProvider {
    /// Delivers what became of a transaction, as often as the fault says; one in four comes late.
    func notify(
        _ demand: SandboxDemand, _ reply: TransactionReply, _ fault: SandboxFault,
        _ session: SandboxSession, _ draw: SandboxDraw
    ) {
        let notification = ProviderNotification(
            deliveryId: "\(demand.sessionId)-\(demand.merchantTransactionId)", ownerId: demand.ownerId,
            category: "Transaction", reply: reply)
        notify(notification, movesMoney: reply.state != .refused, times: fault.deliveries, session, draw)
    }

    /// - Parameter movesMoney: it is said that money moved, which may end an attempt at any step (EN-51).
    func notify(
        _ notification: ProviderNotification, movesMoney: Bool, times: Int, _ session: SandboxSession,
        _ draw: SandboxDraw
    ) {
        guard times > 0, receiver != nil else { return }
        var draw = draw
        for _ in 0..<times {
            let delay = draw.duration(in: draw.below(4) == 0 ? latency.late : latency.usual)
            timer(session).after(delay) { [executor] in
                // A task, as a webhook is a request of its own.
                Task.detached(executorPreference: executor) {
                    await self.tell(notification, movesMoney: movesMoney, session)
                }
            }
        }
    }

    func tell(_ notification: ProviderNotification, movesMoney: Bool, _ session: SandboxSession) async {
        guard let deliver = receiver else { return }
        // Counted before, since what it ends may be looked at before the answer is here.
        if movesMoney { session.state.withLock { $0.told += 1 } }
        guard await deliver(notification) != .accepted, movesMoney else { return }
        session.state.withLock { $0.told -= 1 }
    }
}
