internal import FoundationEssentials
internal import Loop
internal import PaymentCheckout
internal import PaymentFlows

/// The gateway that the comparison runs against: it answers as the hand-written pair's does, at once or later from the same loop.
struct LoopGateway: PazeGateway {
    let suspends: Bool
    /// Called after the web checkout's answer, on the loop: a shopper who is back as soon as that.
    var hasCreated: (@Sendable (PazeCheckoutRequest) -> Void)?

    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        guard let hasCreated else {
            return answer(call) { PazeCheckoutSession(url: "https://checkout.paze.test/session") }
        }
        let reply = call.later()
        gatewayLoop.later {
            reply(.success(PazeCheckoutSession(url: "https://checkout.paze.test/session")))
            hasCreated(request)
        }
        return .later(reply)
    }

    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        let sessionId = request.sessionId
        return answer(call) {
            .decoded(
                PazeCompleteDecoded(
                    payloadId: "payload-of-a-session", sessionId: sessionId,
                    securedPayload: "secured-payload-of-a-session"))
        }
    }

    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        answer(call) {
            PazeDecryptTokenResponseSuccess(
                shopper: .init(fullName: "Ada Example", emailAddress: "ada@example.com"), billingAddress: nil,
                fundingData: .init(
                    networkToken: "4111111111111111", expirationMonth: "12", expirationYear: "2030", cardNetwork: "VISA"
                ))
        }
    }

    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        let id = request.merchantTransactionId
        return answer(call) {
            TransactionReply(
                state: .authorised, systemTransactionId: "system-of-a-transaction", merchantTransactionId: id,
                amount: request.amount.value, currencyCode: "USD", approvalCode: "123456")
        }
    }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        answer(call) { FoundTransactions() }
    }

    private func answer<Value>(
        _ call: GatewayCall<Value>, _ value: @escaping @Sendable () -> Value
    ) -> Started<Value> {
        guard suspends else { return .answered(.success(value())) }
        let reply = call.later()
        gatewayLoop.later { reply(.success(value())) }
        return .later(reply)
    }
}
