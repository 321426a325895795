internal import PaymentCheckout
internal import PaymentFlows

/// What the provider says outside any call (EN-50).
extension SessionPlay {
    func startWebhooks() {
        for webhook in scenario.webhooks {
            for delivery in 0..<webhook.deliveries {
                crew.spawn("webhook", number: delivery + 1, isAwaited: webhook.moment.isTurns) { crew in
                    if await crew.pause(webhook.moment) { await self.hear(webhook.word) }
                }
            }
        }
    }

    /// Delivers a word; from a callback's own task too.
    func hear(_ word: ScenarioWebhook.Word) async {
        guard let reply = Method.reply(word) else { return }
        let notification = ProviderNotification(
            deliveryId: word.rawValue, ownerId: "owner-1", category: "Transaction", reply: reply)
        log.note(.heard(word, await engine.deliver(notification)))
    }
}
