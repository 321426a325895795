internal import PaymentCheckout
internal import PaymentFlows

/// What the sandbox provider is asked to do with money, whichever gateway it comes through.
struct SandboxDemand: Sendable {
    /// What kind of transaction it is.
    enum Kind: Sendable {
        case authorisation
        case capture
        case payout
    }
    let kind: Kind
    let key: String
    let merchantTransactionId: String
    let sessionId: String
    let amount: Amount
    /// Whose transaction it is, where the provider tells of it by itself.
    var ownerId = ""
    /// The issuer says no, with this code; nil: it has nothing against it.
    var declineCode: String?
}

extension SandboxDemand {
    init(_ request: PazeAuthorisationRequest) {
        self.init(
            kind: .authorisation, key: request.idempotencyKey, merchantTransactionId: request.merchantTransactionId,
            sessionId: request.sessionId, amount: request.amount, ownerId: request.ownerId)
    }

    init(_ request: PayoutRequest) {
        self.init(
            kind: .payout, key: request.idempotencyKey, merchantTransactionId: request.merchantTransactionId,
            sessionId: request.sessionId, amount: request.amount)
    }

    /// The state of one that went well.
    var granted: TransactionState {
        switch kind {
        case .authorisation: .authorised
        case .capture: .captured
        case .payout: .executed
        }
    }

    /// A definite no to the call itself, when the request is new.
    var refusal: ProviderRefusal {
        switch kind {
        case .authorisation, .capture:
            ProviderRefusal(code: "REFUSED", message: "The request was refused.", httpStatus: 400)
        case .payout:
            ProviderRefusal(
                code: "UNPROCESSABLE_ENTITY", message: "The payout cannot be processed.", httpStatus: 422)
        }
    }
}
