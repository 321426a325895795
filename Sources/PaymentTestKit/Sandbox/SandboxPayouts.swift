public import PaymentCheckout
public import PaymentFlows

/// The payouts of a sandbox provider: the same books, faults, latencies and seed as its authorisations.
///
/// Give it to an engine as its payout gateway: `PaymentPorts(paze: sandbox, payout: sandbox.payouts)`. Each payout is counted once
/// under its key (PO-07), in `ledger(sessionId:)` of the sandbox.
public struct SandboxPayouts: PayoutGateway {
    /// The provider that it speaks for.
    public let sandbox: SandboxProvider

    /// The payout call may be repeated where the provider honours keys.
    public var repeatable: PayoutRepeatableCalls { sandbox.repeatable.contains(.authorise) ? [.pay] : [] }

    /// Pays out, once for each key, and answers what became of it.
    public func pay(_ request: PayoutRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply> {
        sandbox.run(SandboxStep(.pay), request.sessionId, movesMoney: true, call) { session, fault, draw in
            session.move(SandboxDemand(request), fault: fault, draw)
        }
    }

    /// Answers from the books.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        let step = SandboxStep(PayoutCall.findTransactions)
        return sandbox.run(step, query.sessionId, call) { session, fault, _ in session.find(query, fault: fault) }
    }

    /// The merchant's own backend pays out, past the engine (PO-05).
    ///
    /// - Parameters:
    ///   - sessionId: the vendor's id of the session, whose books it goes into.
    ///   - merchantTransactionId: the id under which the engine knows the payout.
    ///   - amount: how much is to be paid.
    ///   - fault: what becomes of it: `.decline`, `.partialApproval`, `.otherAmount` or `.pendingFirst`; others and nil, the default: it is
    ///     made as asked.
    /// - Returns: what the provider then says of it, for `deliver` of a notification; the same again for the same id.
    @discardableResult
    public func payElsewhere(
        sessionId: String, merchantTransactionId: String, amount: Amount, fault: SandboxFault? = nil
    ) -> TransactionReply? {
        let session = sandbox.session(sessionId)
        let (draw, _) = session.begin(SandboxStep(.pay), .off)
        let demand = SandboxDemand(
            kind: .payout, key: "backend-\(merchantTransactionId)", merchantTransactionId: merchantTransactionId,
            sessionId: sessionId, amount: amount)
        guard case .success(let reply) = session.move(demand, fault: fault == .refused ? nil : fault, draw) else {
            return nil
        }
        return reply
    }
}

extension SandboxProvider {
    /// The same provider as a gateway for payouts.
    public var payouts: SandboxPayouts { SandboxPayouts(sandbox: self) }

    /// Makes the next payout call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait in
    /// line.
    public func force(_ fault: SandboxFault?, onPayout call: PayoutCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }
}
