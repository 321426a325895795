internal import PaymentCheckout
internal import PaymentFlows

/// A payout gateway, answered as a scenario says.
struct ExploredPayoutGateway: PayoutGateway {
    let replies: ExploredReplies<ExploredPayout>

    func pay(_ request: PayoutRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply> {
        replies.answer(.pay, PayoutTestSamples.reply(), call, key: request.idempotencyKey)
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let finds = replies.finds
        return replies.answer(
            .findTransactions, FoundTransactions(finds ? [PayoutTestSamples.reply()] : []), call, isPaid: finds)
    }
}
