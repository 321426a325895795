public import FoundationEssentials

extension TransactionReply {
    /// The same with a word for its state that is Checkout.com's own read as what it means there (CC-13).
    package var inComponentsWords: TransactionReply {
        var reply = self
        switch CheckoutComponents.PaymentStatus(state?.name) {
        case .succeeded: reply.state = .captured
        case .declined: reply.state = .refused
        case .returned: reply.state = .refunded
        case .actionRequired: reply.state = .pending
        case .open: break
        }
        return reply
    }
}

extension CheckoutComponents.PaymentReply {
    /// What the reply means for the payment session that was asked about (EN-32, EN-36).
    ///
    /// A success without the payment's id is open (TY-06). Another amount or currency than asked is a mismatch.
    ///
    /// - Parameters:
    ///   - asked: the attempt's amount. Nil: the payment session's own, with which nothing is compared.
    ///   - paymentSessionID: the payment session.
    public func verdict(asked: Amount?, paymentSessionID: String) -> TransactionVerdict {
        let id = TransactionReply.present(paymentID)
        let identity = TransactionIdentity(merchantTransactionId: paymentSessionID, systemTransactionId: id)
        switch CheckoutComponents.PaymentStatus(status) {
        case .succeeded:
            guard id != nil else { return .open(.noSystemTransactionId) }
            guard let difference = difference(from: asked) else { return .succeeded(identity) }
            return .mismatch(
                .component(
                    .engine(.mismatch), "The provider reported another \(difference) than asked.", identity: identity))
        case .returned: return id == nil ? .open(.noSystemTransactionId) : .reversed(identity)
        case .declined: return .refused(ProviderRefusal(message: declineReason, identity: identity))
        case .actionRequired: return .open(.pending)
        case .open: return .open(status == nil ? .noState : .unknownState)
        }
    }

    private func difference(from asked: Amount?) -> String? {
        guard let asked else { return nil }
        if let currency = TransactionReply.present(currency), currency.uppercased() != asked.currency.code {
            return "currency"
        }
        if let amount, Int64(amount) != asked.minorUnits { return "amount" }
        return nil
    }

    /// What all payments that a query by payment session found mean together (EN-43).
    ///
    /// - Parameters:
    ///   - found: the payments.
    ///   - asked: the attempt's amount. Nil: nothing is compared.
    ///   - paymentSessionID: the payment session.
    ///   - earlier: payments of earlier attempts of the session, which are dropped (EN-47).
    ///   - sentAfter: payments dated before it are dropped. Nil: none are; undated ones never are.
    public static func judge(
        _ found: [CheckoutComponents.PaymentReply], asked: Amount?, paymentSessionID: String,
        earlier: Set<CheckoutComponents.PaymentID> = [], sentAfter: Date? = nil
    ) -> TransactionFinding {
        let own = found.filter { reply in
            if let id = reply.paymentID, earlier.contains(id) { return false }
            guard let date = reply.requestedOn, let sentAfter else { return true }
            return date >= sentAfter
        }
        var ballot = TransactionFinding.Ballot()
        for reply in own {
            let undone = CheckoutComponents.PaymentStatus(reply.status) == .returned
            ballot.add(reply.verdict(asked: asked, paymentSessionID: paymentSessionID), undoesSuccess: undone)
        }
        return ballot.result(dropped: found.count - own.count)
    }
}
