internal import FoundationEssentials

extension TransactionReply {
    /// The same with an amount: one that the reply does not carry is the one that was asked for in the transaction that it is about, which
    /// may be an earlier one than that of the attempt which hears of it (EN-36).
    ///
    /// - Parameter amount: what was asked for there. Nil: nothing else than in the attempt.
    package func assuming(_ amount: Amount?) -> TransactionReply {
        guard let amount, self.amount == nil else { return self }
        var reply = self
        reply.amount = amount.value
        if currencyCode == nil { reply.currencyCode = amount.currency.code }
        return reply
    }
}

extension CheckoutComponents.PaymentReply {
    /// The same of a payment session's payment.
    package func assuming(_ other: Amount?) -> CheckoutComponents.PaymentReply {
        guard let other, amount == nil else { return self }
        var reply = self
        reply.amount = Int(other.minorUnits)
        if currency == nil { reply.currency = other.currency.code }
        return reply
    }
}
