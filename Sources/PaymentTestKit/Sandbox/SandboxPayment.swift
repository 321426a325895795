internal import PaymentCheckout
internal import PaymentFlows

/// A payment of a payment session as the sandbox provider knows it.
struct SandboxPayment: Sendable {
    let id: CheckoutComponents.PaymentID
    let key: String
    /// The amount that was asked for.
    let asked: Amount
    /// What is taken once nothing stands in its way, in minor units; 0: it is declined.
    private var taken: Int64
    /// The provider's word for a payment that went well.
    private let word: String
    /// How many more answers say that it has not decided yet.
    private var pendingAnswers = 0
    /// What the shopper has to do first; nil: nothing, or it was done.
    private var action: CheckoutComponents.Action?

    init(
        sessionId: String, number: Int, key: String, asked: Amount, action: CheckoutComponents.Action.Kind?,
        fault: SandboxFault?, _ draw: inout SandboxDraw
    ) {
        id = "pay-\(sessionId)-\(number)"
        self.key = key
        self.asked = asked
        taken = asked.minorUnits
        word = Self.words[draw.below(Self.words.count)]
        self.action = action.map {
            CheckoutComponents.Action(kind: $0, url: SandboxActionURL(sessionId: sessionId, paymentID: id).url)
        }
        switch fault {
        case .decline: taken = 0
        case .partialApproval where asked.minorUnits > 1: taken = asked.minorUnits / 2
        case .otherAmount: taken = asked.minorUnits + 1
        case .pendingFirst:
            pendingAnswers = 1 + draw.below(8)
            if draw.below(3) == 0 { taken = 0 }
        case .notSent, .refused, .timeout, .lostReply, .lateReply, .duplicateReply, .malformedReply, .malformedToken,
            .checkoutExpired, .partialApproval, .notifiedInstead, .notifiedToo, .notifiedTwice, .foundNothing, nil:
            break
        }
    }

    private static let words = ["Approved", "Authorized", "Captured"]

    // MARK: what happens to it

    /// Takes the money, unless the shopper has to act first.
    func settle(_ ledger: inout ProviderLedger) {
        guard action == nil, taken > 0 else { return }
        _ = ledger.charge(
            key: key, merchantTransactionId: id, amount: taken, currency: asked.currency.code)
    }

    mutating func finishAction(_ ledger: inout ProviderLedger) {
        guard action != nil else { return }
        action = nil
        settle(&ledger)
    }

    mutating func failAction() {
        guard action != nil else { return }
        action = nil
        taken = 0
    }

    /// The key came again: with another amount it is another request.
    func repeated(asking amount: Amount, _ ledger: inout ProviderLedger) {
        guard let charge = ledger.charges(key: key).first else { return }
        _ = ledger.charge(
            key: key, merchantTransactionId: id, amount: amount == asked ? charge.amount : charge.amount + 1,
            currency: charge.currency)
    }

    // MARK: what is said of it

    /// The provider's word for where it stands, and one answer less until it has decided.
    private mutating func answer() -> String {
        if action != nil { return "Action Required" }
        guard pendingAnswers == 0 else {
            pendingAnswers -= 1
            return "Pending"
        }
        return decided
    }

    private var decided: String { taken > 0 ? word : "Declined" }

    /// The answer to a submit carries no amount: of a payment over another amount than was asked it decides nothing, however often it is
    /// sent again, and whatever was told meanwhile. Who has to ask is told the amount, too (EN-36).
    mutating func body() -> CheckoutComponents.PaymentSessionSubmissionResult {
        let isOtherAmount = taken > 0 && taken != asked.minorUnits
        let status = action == nil && isOtherAmount ? "Pending" : answer()
        return CheckoutComponents.PaymentSessionSubmissionResult(
            id: id, status: status, type: "card", actionType: action?.kind.rawValue, actionURL: action?.url,
            declineReason: status == "Declined" ? "Declined." : nil)
    }

    mutating func reply() -> CheckoutComponents.PaymentReply {
        let status = answer()
        return CheckoutComponents.PaymentReply(
            paymentID: id, status: status, amount: Int(taken > 0 ? taken : asked.minorUnits),
            currency: asked.currency.code)
    }

    func notification(of session: SandboxPaymentSession) -> ProviderNotification? {
        guard action == nil else { return nil }
        let amount = Amount(minorUnits: taken > 0 ? taken : asked.minorUnits, currency: asked.currency)
        return ProviderNotification(
            deliveryId: "\(id)-\(decided)", ownerId: session.publicKey, category: "Payment",
            reply: TransactionReply(
                state: TransactionState(decided), systemTransactionId: id, merchantTransactionId: session.id,
                amount: amount?.value, currencyCode: asked.currency.code))
    }
}
