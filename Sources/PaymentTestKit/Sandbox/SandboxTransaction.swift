internal import FoundationEssentials
internal import PaymentFlows

/// A transaction as the sandbox provider knows it.
struct SandboxTransaction: Sendable {
    let key: String
    let merchantTransactionId: String
    /// The amount that was asked for.
    let asked: Amount
    /// What the provider says once it has decided.
    let decided: TransactionReply
    /// What it says until then.
    let undecided: TransactionState
    /// How many more answers say that it has not decided yet.
    var pendingAnswers: Int

    /// What the provider says now.
    mutating func answer() -> TransactionReply {
        guard pendingAnswers > 0 else { return decided }
        pendingAnswers -= 1
        return TransactionReply(
            state: undecided, systemTransactionId: decided.systemTransactionId,
            merchantTransactionId: merchantTransactionId, amount: decided.amount, currencyCode: decided.currencyCode)
    }
}

extension SandboxTransaction {
    /// What becomes of a demand that arrives for the first time: money is taken at once, or never.
    static func made(
        _ demand: SandboxDemand, number: Int, fault: SandboxFault?, _ draw: inout SandboxDraw,
        _ ledger: inout ProviderLedger
    ) -> SandboxTransaction {
        var reply = TransactionReply(
            state: demand.granted, systemTransactionId: "system-\(demand.sessionId)-\(number)",
            merchantTransactionId: demand.merchantTransactionId, currencyCode: demand.amount.currency.code)
        let asked = demand.amount.minorUnits
        var taken = asked
        var pending = 0
        var undecided = TransactionState.pending
        switch fault {
        case .decline: taken = 0
        case .partialApproval where asked > 1:
            taken = asked / 2
            reply.stateCode = "CRD002"
        case .otherAmount: taken = asked + 1
        case .pendingFirst:
            pending = 1 + draw.below(8)
            if draw.below(3) == 0 { taken = 0 }
            // A pending payout is an accepted one (PO-04): where it is not made, it was something else before.
            if demand.kind == .payout, taken == 0 || draw.below(2) == 0 { undecided = .updated }
        case .notSent, .refused, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply, .malformedToken,
            .checkoutExpired, .partialApproval, .notifiedInstead, .notifiedToo, .notifiedTwice, .foundNothing, nil:
            break
        }
        // The issuer's no comes before anything else.
        if demand.declineCode != nil { taken = 0 }
        if taken > 0 {
            _ = ledger.charge(
                key: demand.key, merchantTransactionId: demand.merchantTransactionId, amount: taken,
                currency: demand.amount.currency.code)
            reply.amount = Amount(minorUnits: taken, currency: demand.amount.currency)?.value
            if demand.kind != .payout { reply.approvalCode = "00" }
        } else {
            reply.state = .refused
            reply.stateCode = demand.declineCode ?? "CRD001"
            reply.stateMessage = "Declined."
            reply.amount = demand.amount.value
            // A no without ids is told by another callback than one with ids.
            if draw.below(2) == 0 { reply.systemTransactionId = nil }
        }
        return SandboxTransaction(
            key: demand.key, merchantTransactionId: demand.merchantTransactionId,
            asked: demand.amount, decided: reply, undecided: undecided, pendingAnswers: pending)
    }
}
