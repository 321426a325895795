extension PayoutFlow {
    /// What a payout flow wants done: `ask` a gate, `announce` a notification, else work of the gateway or of the engine.
    package enum Effect: Hashable, Sendable {
        case announceClick
        case validate(Evidence<Attempt>)
        case askApproval(Evidence<PayoutOrder>)
        case renew(Evidence<Attempt>)
        case reserveSlot
        case pay(Evidence<PayoutSending>)
        case findTransactions(Evidence<Attempt>)
        case announce(Evidence<PayoutEnding>)
    }
}
