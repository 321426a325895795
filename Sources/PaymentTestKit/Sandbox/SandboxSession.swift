internal import PaymentCheckout
internal import PaymentFlows

/// What the sandbox provider knows of one session.
final class SandboxSession: Sendable {
    struct State: Sendable {
        var ledger: ProviderLedger
        var transactions: [SandboxTransaction] = []
        /// Nil: it is no payment session of Checkout.com's.
        var paymentSession: SandboxPaymentSession?
        var ordinals: [SandboxStep: Int] = [:]
        var forced: [SandboxStep: [SandboxFault?]] = [:]
        /// How many notifications of money that moved were taken.
        var told = 0
        /// The issuer, orders and sheets of a Drop-in.
        var dropIn = SandboxDropInState()
        /// Replies that nobody will answer.
        var kept: [any Sendable] = []
    }
    let seed: UInt64
    let state: Lock<State>

    init(seed: UInt64, honoursKeys: Bool) {
        self.seed = seed
        state = Lock(State(ledger: ProviderLedger(honoursKeys: honoursKeys)))
    }

    /// The numbers and the fault of the session's next call of a kind.
    func begin(_ step: SandboxStep, _ faults: SandboxFaults) -> (draw: SandboxDraw, fault: SandboxFault?) {
        state.withLock { state in
            let ordinal = state.ordinals[step, default: 0]
            state.ordinals[step] = ordinal + 1
            var draw = SandboxDraw(session: seed, step: step, ordinal: ordinal)
            let drawn = faults.fault(draw.unit(), on: step)
            guard var forced = state.forced[step], !forced.isEmpty else { return (draw, drawn) }
            let fault = forced.removeFirst()
            state.forced[step] = forced
            return (draw, fault)
        }
    }

    /// Moves money once for each key: a repeat gets the answer of the first (EN-45).
    func move(
        _ demand: SandboxDemand, fault: SandboxFault?, _ draw: SandboxDraw
    ) -> CallResult<TransactionReply> {
        state.withLock { state in
            var draw = draw
            if state.ledger.honoursKeys,
                let place = state.transactions.firstIndex(where: { $0.key == demand.key })
            {
                // The books note the repeat, and whether it is the same request.
                let known = state.transactions[place]
                if let charge = state.ledger.charges(key: known.key).first {
                    // What was taken may differ from what was asked for: another request is noted as another amount.
                    _ = state.ledger.charge(
                        key: known.key, merchantTransactionId: demand.merchantTransactionId,
                        amount: known.asked == demand.amount ? charge.amount : charge.amount + 1,
                        currency: charge.currency)
                }
                return .success(state.transactions[place].answer())
            }
            // Only a request that is new can be refused: of a known one the provider has the answer already.
            guard fault != .refused else { return .refused(demand.refusal) }
            var transaction = SandboxTransaction.made(
                demand, number: state.transactions.count + 1, fault: fault, &draw, &state.ledger)
            let answer = transaction.answer()
            state.transactions.append(transaction)
            return .success(answer)
        }
    }

    func find(_ query: TransactionQuery, fault: SandboxFault?) -> CallResult<FoundTransactions> {
        state.withLock { state in
            guard fault != .foundNothing else { return .success(FoundTransactions()) }
            var found: [TransactionReply] = []
            for place in state.transactions.indices
            where state.transactions[place].merchantTransactionId == query.merchantTransactionId {
                found.append(state.transactions[place].answer())
            }
            return .success(FoundTransactions(found))
        }
    }

    func keep(_ reply: some Sendable) { state.withLock { $0.kept.append(reply) } }

    func force(_ fault: SandboxFault?, on step: SandboxStep) {
        state.withLock { $0.forced[step, default: []].append(fault) }
    }

    /// Lets go of the replies that nobody answers; how many there were.
    func dropKept() -> Int {
        let dropped = state.withLock { state in
            defer { state.kept = [] }
            return state.kept
        }
        return withExtendedLifetime(dropped) { dropped.count }
    }
}
