internal import PaymentCheckout
internal import PaymentFlows

/// What the provider says outside any call (EN-50).
extension ExploredSession {
    func startWebhooks() {
        for webhook in scenario.webhooks {
            for delivery in 0..<webhook.deliveries {
                crew.spawn("webhook \(delivery)", isAwaited: webhook.moment.isTurns) { crew in
                    if await crew.pause(webhook.moment) { await self.hear(webhook.word) }
                }
            }
        }
    }

    /// Delivers a word; from a callback's own task too.
    func hear(_ word: PazeScenario.Webhook.Word) async {
        let notification = ProviderNotification(
            deliveryId: word.rawValue, ownerId: "owner-1", category: "Transaction", reply: word.reply)
        log.heard(word, await engine.deliver(notification))
    }
}

extension PazeScenario.Webhook.Word {
    /// Money moved.
    var isPaid: Bool {
        switch self {
        case .paid, .refunded: true
        case .refused, .undecided: false
        }
    }

    fileprivate var reply: TransactionReply {
        var reply = PazeSamples.authorised
        reply.merchantTransactionId = "order-1"
        switch self {
        case .paid: break
        case .refused: reply.state = .refused
        case .refunded: reply.state = .refunded
        case .undecided: reply.state = .pending
        }
        return reply
    }
}
