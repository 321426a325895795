internal import PaymentCheckout
internal import PaymentFlows

/// Paze's gateway, answered as a scenario says.
struct ExploredPazeGateway: PazeGateway {
    let replies: ExploredReplies<ExploredPaze>

    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        replies.answer(.createCheckout, PazeSamples.session, call)
    }

    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        replies.answer(.complete, .decoded(PazeSamples.completed), call)
    }

    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        replies.answer(.decrypt, PazeSamples.decrypted, call)
    }

    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        replies.answer(.authorise, PazeSamples.authorised, call, key: request.idempotencyKey)
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let finds = replies.finds
        return replies.answer(
            .findTransactions, FoundTransactions(finds ? [PazeSamples.authorised] : []), call, isPaid: finds)
    }
}
