/// All that is known to have moved in a session, as far as one flow can tell: by endings, and outside of any attempt.
///
/// It says what that means to whoever taps next (EN-22, EN-36).
struct KnownMoney<Ending: EndedAttempt> {
    /// That of the present state; nil: the state has none.
    let ending: Ending?
    let earlier: Ending?
    let older: Ending?
    /// The word by which it became known that a transaction that no attempt has begun moved money; nil: none did.
    let outside: TransactionVerdict?
}

extension KnownMoney {
    /// Why no tap begins; nil: no money is known to have moved.
    var refusal: Refusal? {
        guard hasMoved else { return nil }
        return isPaid ? .alreadySettled : .needsReconciliation
    }

    /// Another amount or currency moved than was asked, and the host has not reconciled it yet.
    ///
    /// Nil: none did, or what was asked has been paid too, so that there is nothing left to take up.
    var mismatch: PaymentFailure? {
        let found = ending?.mismatch ?? earlier?.mismatch ?? older?.mismatch ?? outside?.mismatch
        guard let found, !isPaid else { return nil }
        return found
    }

    private var hasMoved: Bool {
        if outside != nil { return true }
        if let ending, ending.settlement.isSettled { return true }
        if let earlier, earlier.settlement.isSettled { return true }
        return older.map { $0.settlement.isSettled } ?? false
    }

    /// What was asked has been paid, for good.
    ///
    /// Where the last attempt calls a transaction a mismatch, it is one, though it is what an earlier attempt had asked for.
    private var isPaid: Bool {
        if let ending, ending.isPaid { return true }
        if let outside, outside.mismatch == nil { return true }
        let disputed = ending?.mismatch?.identity?.systemTransactionId
        return isPaid(earlier, but: disputed) || isPaid(older, but: disputed)
    }

    private func isPaid(_ ending: Ending?, but disputed: String?) -> Bool {
        guard let ending, ending.isPaid else { return false }
        return disputed == nil || ending.chargedId != disputed
    }
}

extension EndedAttempt {
    /// What was asked has been paid.
    fileprivate var isPaid: Bool { settlement.isSettled && mismatch == nil }

    /// The provider's id of the transaction that is known to have moved money.
    fileprivate var chargedId: String? {
        if case .succeeded(let receipt) = outcome { return receipt.payload.identity.systemTransactionId }
        return (mismatch?.identity ?? proof?.payload.identity)?.systemTransactionId
    }
}
