import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// A client with async functions for all of Drop-in's gateways: it throws as a client over HTTP does, or waits as a test says.
final class AsyncDropInClient: Sendable {
    enum Problem: Error, CaseIterable {
        /// The connection was refused: nothing left this machine.
        case notConnected
        /// The provider answered with a 4xx.
        case status422
        /// It answered with something that says nothing.
        case status503, status429
        /// The connection broke after the request.
        case brokenOff
    }

    /// What an authorisation was asked with.
    struct Charge: Hashable {
        let id: String
        let key: String
        let amount: String
        let minorUnits: Int64
    }

    private struct State: Sendable {
        var problems: [String: Problem] = [:]
        var waits: [String: @Sendable () async -> Void] = [:]
        var found: [TransactionReply] = []
    }
    private let state = Lock(State())
    /// The calls in order, and at each one's return whether its task had been cancelled.
    let log = EventLog<String>()
    let ends = EventLog<ApplePaySheetEnd>()
    let updates = EventLog<ApplePaySheetUpdate>()
    let charges = Lock<[Charge]>([])
    let sheets = Lock<[ApplePaySheetEvents]>([])

    /// What a call throws, from now on; nil: it answers.
    func fails(_ call: String, _ problem: Problem?) { state.withLock { $0.problems[call] = problem } }
    /// What a call does before it answers.
    func waits(_ call: String, _ wait: @escaping @Sendable () async -> Void) {
        state.withLock { $0.waits[call] = wait }
    }
    /// What a status query finds.
    func finds(_ replies: [TransactionReply]) { state.withLock { $0.found = replies } }

    private func perform<Value: Hashable & Sendable>(_ call: String, _ value: Value) async -> CallResult<Value> {
        log.append(call)
        let (problem, wait) = state.withLock { ($0.problems[call], $0.waits[call]) }
        await Task.yield()
        await wait?()
        log.append("\(call) \(Task.isCancelled ? "cancelled" : "undisturbed")")
        return await CallResult(of: {
            if let problem { throw problem }
            return value
        }) { error in
            switch error as? Problem {
            case .notConnected: .notSent
            case .status422: CallResult(httpStatus: 422, decode: { nil })
            case .status503: CallResult(httpStatus: 503, decode: { nil })
            case .status429: CallResult(httpStatus: 429, decode: { nil })
            case .brokenOff, nil: .silent
            }
        }
    }
}

extension AsyncDropInClient: AsyncCardGateway {
    func tokenise(_ request: CardTokenisationRequest) async -> CallResult<CardToken> {
        await perform("tokenise", DropInTestSamples.token)
    }
    func preInitiate(_ request: CardAuthenticationRequest) async -> CallResult<CardPreInitiation> {
        await perform("preInitiate", CardPreInitiation(authenticationId: "3ds-1", isSupported: true))
    }
    func authenticate(_ request: CardAuthenticationRequest) async -> CallResult<CardAuthenticationResult> {
        await perform("authenticate", .authenticated(DropInTestSamples.proof))
    }
    func authorise(_ request: CardAuthorisationRequest) async -> CallResult<TransactionReply> {
        charges.withLock {
            $0.append(
                Charge(
                    id: request.merchantTransactionId, key: request.idempotencyKey,
                    amount: request.amount.description, minorUnits: request.amount.minorUnits))
        }
        return await perform("authorise", Self.reply(request.merchantTransactionId))
    }
    func findTransactions(_ query: TransactionQuery) async -> CallResult<FoundTransactions> {
        await perform("find", FoundTransactions(state.withLock { $0.found }))
    }

    static func reply(_ id: String) -> TransactionReply { DropInTestSamples.reply(.captured, id: "system of \(id)") }
}

extension AsyncDropInClient: AsyncPayPalGateway {
    func createOrder(_ request: PayPalOrderRequest) async -> CallResult<PayPalOrder> {
        await perform("createOrder", DropInTestSamples.order)
    }
    func authorise(_ request: PayPalSettlementRequest) async -> CallResult<TransactionReply> {
        await perform("authorise", Self.reply(request.merchantTransactionId))
    }
    func capture(_ request: PayPalSettlementRequest) async -> CallResult<TransactionReply> {
        await perform("capture", Self.reply(request.merchantTransactionId))
    }
}

extension AsyncDropInClient: AsyncApplePayGateway {
    func presentSheet(_ request: ApplePaySheetRequest) async -> CallResult<ApplePaySheetShown> {
        sheets.withLock { $0.append(request.events) }
        return await perform("presentSheet", ApplePaySheetShown())
    }
    func updateSheet(_ request: ApplePaySheetUpdate) async -> CallResult<ApplePaySheetShown> {
        updates.append(request)
        return await perform("updateSheet", ApplePaySheetShown())
    }
    func authorise(_ request: ApplePayAuthorisationRequest) async -> CallResult<TransactionReply> {
        await perform("authorise", Self.reply(request.merchantTransactionId))
    }
    func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd) { ends.append(end) }
    var repeatsMoneyCalls: Bool { false }
}
