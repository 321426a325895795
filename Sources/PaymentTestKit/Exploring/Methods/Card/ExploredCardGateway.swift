internal import PaymentCheckout
internal import PaymentFlows

/// A card gateway, answered as a scenario says: the card wants a fingerprint, and its issuer a challenge.
struct ExploredCardGateway: CardGateway {
    let replies: ExploredReplies<ExploredCard>

    func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken> {
        replies.answer(.tokenise, DropInTestSamples.token, call)
    }

    func preInitiate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>
    ) -> Started<CardPreInitiation> {
        replies.answer(.preInitiate, DropInTestSamples.preInitiation, call)
    }

    func authenticate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>
    ) -> Started<CardAuthenticationResult> {
        replies.answer(.authenticate, .challengeRequired(DropInTestSamples.challenge), call)
    }

    func authorise(
        _ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        replies.answer(.authorise, DropInTestSamples.reply(), call, key: request.idempotencyKey)
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let finds = replies.finds
        return replies.answer(
            .findTransactions, FoundTransactions(finds ? [DropInTestSamples.reply()] : []), call, isPaid: finds)
    }
}
