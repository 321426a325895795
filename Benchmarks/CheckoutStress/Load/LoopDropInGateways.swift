internal import FoundationEssentials
internal import Loop
internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// Cards at a provider that answers at once, or later from the loop of the hand-written pair's gateways.
struct LoopDropInGateway: CardGateway {
    let suspends: Bool

    func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken> {
        call.looped(suspends) { DropInTestSamples.token }
    }

    func preInitiate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>
    ) -> Started<CardPreInitiation> {
        call.looped(suspends) { CardPreInitiation(authenticationId: "3ds", isSupported: true) }
    }

    func authenticate(
        _ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>
    ) -> Started<CardAuthenticationResult> {
        call.looped(suspends) { .authenticated(CardAuthenticationProof(authenticationId: "3ds")) }
    }

    func authorise(
        _ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { call.authorised(suspends, request.merchantTransactionId, request.amount) }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.success(FoundTransactions())) }
}

/// The same of PayPal.
struct LoopPayPalGateway: PayPalGateway {
    let suspends: Bool

    func createOrder(_ request: PayPalOrderRequest, _ call: GatewayCall<PayPalOrder>) -> Started<PayPalOrder> {
        call.looped(suspends) { DropInTestSamples.order }
    }

    func authorise(
        _ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { call.authorised(suspends, request.merchantTransactionId, request.amount) }

    func capture(
        _ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { call.authorised(suspends, request.merchantTransactionId, request.amount) }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.success(FoundTransactions())) }
}

/// The same of Apple Pay, with a shopper who authorises as soon as the sheet is open.
struct LoopApplePayGateway: ApplePayGateway {
    let suspends: Bool

    func presentSheet(
        _ request: ApplePaySheetRequest, _ call: GatewayCall<ApplePaySheetShown>
    ) -> Started<ApplePaySheetShown> {
        let events = request.events
        guard suspends else {
            // Taken once this call has returned.
            events.authorised(DropInTestSamples.walletPayment)
            return .answered(.success(ApplePaySheetShown()))
        }
        let reply = call.later()
        gatewayLoop.later {
            reply(.success(ApplePaySheetShown()))
            events.authorised(DropInTestSamples.walletPayment)
        }
        return .later(reply)
    }

    func updateSheet(
        _ request: ApplePaySheetUpdate, _ call: GatewayCall<ApplePaySheetShown>
    ) -> Started<ApplePaySheetShown> { .answered(.success(ApplePaySheetShown())) }

    func authorise(
        _ request: ApplePayAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { call.authorised(suspends, request.merchantTransactionId, request.amount) }

    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { .answered(.success(FoundTransactions())) }

    func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd) {}
}

extension GatewayCall {
    /// Answers at once, or later from the loop.
    fileprivate func looped(_ suspends: Bool, _ value: @escaping @Sendable () -> Value) -> Started<Value> {
        guard suspends else { return .answered(.success(value())) }
        let reply = later()
        gatewayLoop.later { reply(.success(value())) }
        return .later(reply)
    }
}

extension GatewayCall<TransactionReply> {
    fileprivate func authorised(_ suspends: Bool, _ id: String, _ amount: Amount) -> Started<TransactionReply> {
        looped(suspends) {
            TransactionReply(
                state: .authorised, systemTransactionId: "system-of-a-transaction", merchantTransactionId: id,
                amount: amount.value, currencyCode: "USD", approvalCode: "123456")
        }
    }
}
