internal import PaymentCheckout
internal import PaymentFlows

/// A gateway that answers nothing until it is told to: what a session costs while it waits for a provider.
final class KeepingGateway: PazeGateway {
    private let kept = Lock<[Reply<PazeCheckoutSession>]>([])

    init(expecting count: Int) { kept.withLock { $0.reserveCapacity(count) } }

    var count: Int { kept.withLock { $0.count } }

    func refuseAll() {
        let all = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        for reply in all { reply(.refused(ProviderRefusal())) }
    }

    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        let reply = call.later()
        kept.withLock { $0.append(reply) }
        return .later(reply)
    }

    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> { .answered(.notSent) }

    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> { .answered(.notSent) }

    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { .answered(.notSent) }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.notSent) }
}
