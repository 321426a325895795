internal import PaymentCheckout
internal import PaymentFlows

/// What the methods of Drop-in have in common at the provider.
extension SandboxProvider {
    /// Moves money, once for each key, and tells of it by notification where the fault says so.
    func move(
        _ demand: SandboxDemand, _ step: SandboxStep, _ call: GatewayCall<TransactionReply>,
        unless objection: @escaping (SandboxSession) -> ProviderRefusal? = { _ in nil }
    ) -> Started<TransactionReply> {
        run(step, demand.sessionId, movesMoney: true, call) { session, fault, draw in
            if let refusal = objection(session) { return .refused(refusal) }
            let answer = session.move(demand, fault: fault, draw)
            if let fault, case .success(let reply) = answer { notify(demand, reply, fault, session, draw) }
            return answer
        }
    }

    /// Answers a status query from the books.
    func find(
        _ query: TransactionQuery, _ step: SandboxStep, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        run(step, query.sessionId, call) { session, fault, _ in session.find(query, fault: fault) }
    }

    /// A money-moving call may be repeated where the provider honours keys.
    var repeatsMoneyCalls: Bool { repeatable.contains(.authorise) }
}
