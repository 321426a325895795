import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// A client with async functions: each yields its thread, and some do what a test says first.
struct AsyncClient: AsyncPazeGateway {
    var beforeCreating: @Sendable () async -> Void = {}
    var beforeAuthorising: @Sendable () async -> Void = {}

    func createCheckout(_ request: PazeCheckoutRequest) async -> CallResult<PazeCheckoutSession> {
        await beforeCreating()
        await Task.yield()
        return .success(PazeCheckoutSession(url: "https://checkout.paze.test/\(request.sessionId)"))
    }

    func complete(_ request: PazeCompleteRequest) async -> CallResult<PazeCompleteResponse> {
        await Task.yield()
        return .success(.decoded(PazeSamples.completed(sessionId: request.sessionId)))
    }

    func decrypt(_ request: PazeDecryptRequest) async -> CallResult<PazeDecryptTokenResponseSuccess> {
        await Task.yield()
        return .success(PazeSamples.decrypted)
    }

    func authorise(_ request: PazeAuthorisationRequest) async -> CallResult<TransactionReply> {
        await beforeAuthorising()
        await Task.yield()
        var reply = PazeSamples.authorised
        reply.systemTransactionId = "system of \(request.merchantTransactionId)"
        return .success(reply)
    }

    func findTransactions(_ query: TransactionQuery) async -> CallResult<FoundTransactions> {
        await Task.yield()
        return .success(FoundTransactions())
    }
}
