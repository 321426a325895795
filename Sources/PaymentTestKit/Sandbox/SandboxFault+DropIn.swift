extension SandboxFault {
    /// The calls of a card that can have it.
    public var cardCalls: Set<CardCall> { calls(money: [.authorise], query: .findTransactions) }

    /// The calls of PayPal that can have it.
    public var paypalCalls: Set<PayPalCall> { calls(money: [.authorise, .capture], query: .findTransactions) }

    /// The calls of Apple Pay that can have it.
    public var applePayCalls: Set<ApplePayCall> { calls(money: [.authorise], query: .findTransactions) }

    var dropInSteps: [SandboxStep] {
        cardCalls.map { SandboxStep($0) } + paypalCalls.map { SandboxStep($0) } + applePayCalls.map { SandboxStep($0) }
    }

    private func calls<Call: CaseIterable & Hashable>(money: Set<Call>, query: Call) -> Set<Call> {
        switch self {
        case .notSent, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply: Set(Call.allCases)
        case .refused: Set(Call.allCases).subtracting([query])
        case .decline, .partialApproval, .otherAmount, .pendingFirst, .notifiedInstead, .notifiedToo, .notifiedTwice:
            money
        case .foundNothing: [query]
        case .malformedToken, .checkoutExpired: []
        }
    }
}
