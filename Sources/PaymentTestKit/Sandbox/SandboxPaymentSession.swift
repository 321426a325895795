internal import PaymentCheckout
internal import PaymentFlows

/// A payment session as the sandbox provider knows it, with its payments.
struct SandboxPaymentSession: Sendable {
    let id: String
    let details: PaymentSessionDetails
    /// What a shopper has to do before money moves; nil: nothing.
    let action: CheckoutComponents.Action.Kind?
    var publicKey = ""
    var payments: [SandboxPayment] = []

    func place(of id: CheckoutComponents.PaymentID) -> Int? { payments.firstIndex { $0.id == id } }

    var amount: Amount? {
        Currency(code: details.currency).flatMap { Amount(minorUnits: Int64(details.amount), currency: $0) }
    }
}

extension SandboxSession {
    /// Makes one payment for each key: a repeat gets the state of the first (EN-45). Without an amount it is the session's.
    func submit(
        key: String, amount: Amount?, fault: SandboxFault?, _ draw: SandboxDraw
    ) -> CallResult<CheckoutComponents.PaymentSessionSubmissionResult> {
        state.withLock { state in
            guard var session = state.paymentSession, let asked = amount ?? session.amount else {
                return SandboxProvider.refusal()
            }
            defer { state.paymentSession = session }
            if state.ledger.honoursKeys, let place = session.payments.firstIndex(where: { $0.key == key }) {
                // The books note the repeat, and whether it is the same request.
                session.payments[place].repeated(asking: asked, &state.ledger)
                return .success(session.payments[place].body())
            }
            // Only a request that is new can be refused: of a known one the provider has the answer already.
            guard fault != .refused else { return SandboxProvider.refusal() }
            var draw = draw
            var payment = SandboxPayment(
                sessionId: session.id, number: session.payments.count + 1, key: key, asked: asked,
                action: session.action, fault: fault, &draw)
            payment.settle(&state.ledger)
            let body = payment.body()
            session.payments.append(payment)
            return .success(body)
        }
    }

    /// The payments of the session, or the one that is asked for.
    func findPayments(_ id: CheckoutComponents.PaymentID?) -> FoundPayments {
        state.withLock { state in
            guard var session = state.paymentSession else { return FoundPayments() }
            defer { state.paymentSession = session }
            var found: [CheckoutComponents.PaymentReply] = []
            for place in session.payments.indices where id == nil || session.payments[place].id == id {
                found.append(session.payments[place].reply())
            }
            return FoundPayments(found)
        }
    }

    /// The shopper has done what was asked: money moves now, if it moves at all.
    func finishAction(of id: CheckoutComponents.PaymentID) { change(id) { $0.finishAction(&$1) } }

    /// The shopper's answer was wrong: the payment is declined.
    func failAction(of id: CheckoutComponents.PaymentID) { change(id) { payment, _ in payment.failAction() } }

    func isCharged(_ id: CheckoutComponents.PaymentID) -> Bool {
        state.withLock { !$0.ledger.charges(merchantTransactionId: id).isEmpty }
    }

    /// What the provider would say of a payment in a webhook; nil: it has nothing to say yet.
    func notification(of id: CheckoutComponents.PaymentID) -> ProviderNotification? {
        state.withLock { state in
            guard let session = state.paymentSession, let place = session.place(of: id) else { return nil }
            return session.payments[place].notification(of: session)
        }
    }

    private func change(
        _ id: CheckoutComponents.PaymentID, _ body: (inout SandboxPayment, inout ProviderLedger) -> Void
    ) {
        state.withLock { state in
            guard var session = state.paymentSession, let place = session.place(of: id) else { return }
            body(&session.payments[place], &state.ledger)
            state.paymentSession = session
        }
    }
}
