internal import FoundationEssentials
internal import PaymentFlows

/// One checkout: its supervisor, seen as what the checkout was opened for and what it may still be asked.
package struct PxpSession: Sendable {
    package let supervisor: SessionSupervisor

    init(_ supervisor: SessionSupervisor) { self.supervisor = supervisor }

    /// What it was opened for, whatever its configuration becomes (EN-65).
    var transaction: TransactionKey {
        read { TransactionKey(ownerId: $0.terms.value.ownerId, merchantTransactionId: $0.openedFor) }
    }

    /// The provider's id of the session.
    var sessionId: String { read { $0.sessionId } }
    var paze: AllowedPaze? { read { $0.allowedFundingTypes?.paze } }
    var ownerId: String { read { $0.terms.value.ownerId } }
    var locale: String? { read { $0.terms.value.locale } }
    var paypalConfig: PayPalConfig? { read { $0.terms.value.paypalConfig } }
    /// Why amount and currency cannot be paid out; nil: they can (PO-02).
    var payoutProblem: PayoutMoneyProblem? { read { $0.payment.payoutProblem } }
    var kountDisabled: Bool { read { $0.terms.value.kountDisabled } }
    var merchantTransactionId: String { read { $0.payment.merchantTransactionId } }
    var merchantTransactionDate: @Sendable () -> Date { read { $0.payment.merchantTransactionDate } }
    var amount: Result<Amount, AmountProblem> { read { $0.payment.amount } }
    var extras: Evidence<TransactionExtras>? { read { $0.payment.extras } }
    var intent: PaymentIntentKind { read { $0.payment.intent.card?.kind ?? .authorisation } }
    var paypalIntent: PayPalIntentType { read { $0.payment.intent.paypal ?? .authorisation } }
    var applePay: AllowedApplePay? { read { $0.allowedFundingTypes?.wallets?.applePay } }
    var hasAddressQuery: Bool { read { $0.queries?.value.onGetShippingAddress != nil } }
    /// The merchant's queries. Nil: the session is closed.
    var queries: Shared<CheckoutQueries>? { read { $0.queries } }
    var hasShopperQuery: Bool { read { $0.queries?.value.onGetShopper != nil } }

    /// What was asked for in the transaction that an outside reply names, which no component may remember; else what is asked for now.
    func amount(askedIn reply: TransactionReply) -> Amount? {
        supervisor.ledger.amount(askedIn: reply) ?? asked
    }

    /// What is asked for now, to compare with what was paid; where that cannot be used, nothing: any amount is another one then (EN-36).
    var asked: Amount? { (try? amount.get()) ?? Self.nothing }
    private static let nothing = Currency(code: "USD").flatMap { Amount(minorUnits: 0, currency: $0, allowsZero: true) }

    /// What was asked for in the payment that an outside reply names; nil: it is not known to have been sent.
    func amount(askedInPayment reply: TransactionReply) -> Amount? {
        var named = reply
        named.merchantTransactionId = nil
        return supervisor.ledger.amount(askedIn: named)
    }

    /// What an outside reply says of the session's own transaction, whatever component would make it; nil: there is no amount to compare
    /// it with (EN-51).
    func verdict(of reply: TransactionReply) -> TransactionVerdict? {
        guard let asked else { return nil }
        let intents = read { $0.payment.intent }
        let isPayPal = intents.card == nil && intents.paypal != nil
        return reply.verdict(
            asked: asked, intent: intents.card?.kind ?? intents.paypal?.kind ?? .authorisation,
            funding: isPayPal ? .paypal : .wallet,
            sentMerchantTransactionId: TransactionReply.present(reply.merchantTransactionId) ?? merchantTransactionId)
    }

    /// What is read out of the configuration is not copied with the rest of it, and what sessions share is not retained.
    @inline(__always)
    func read<Value: Sendable>(_ body: @Sendable (borrowing SessionConfiguration) -> Value) -> Value {
        supervisor.configuration.withLock { body($0) }
    }

    func change(to payment: Payment) { supervisor.configuration.withLock { $0.change(to: payment) } }

    /// What was to be paid was changed to what cannot be: nothing is paid until it is changed again (EN-35).
    func failUpdate(to payment: Payment) { supervisor.configuration.withLock { $0.failUpdate(to: payment) } }

    /// The session is closed: the host's closures go (EN-62).
    func retire() {
        let queries = supervisor.configuration.withLock { $0.retire() }
        // Let go outside the lock: what they hold may end here.
        withExtendedLifetime(queries) {}
    }
}
