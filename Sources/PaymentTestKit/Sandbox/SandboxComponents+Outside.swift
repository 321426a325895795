internal import PaymentCheckout
public import PaymentFlows

/// What merchants and shoppers do past the engine.
extension SandboxComponents {
    /// The merchant's own server submits the payment session, as `handleSubmit` asks it to (CC-12).
    ///
    /// - Parameters:
    ///   - sessionId: the payment session.
    ///   - key: the server's own idempotency key.
    ///   - amount: what is to be paid. Nil, the default: what the session is for.
    ///   - fault: what becomes of it: `.decline`, `.partialApproval`, `.otherAmount` or `.pendingFirst`, and `.refused`; others and nil,
    ///     the default: it is paid as asked.
    /// - Returns: the provider's response body; nil: it has refused the request, and made no payment.
    public func submitElsewhere(
        sessionId: String, key: String, amount: Amount? = nil, fault: SandboxFault? = nil
    ) -> CheckoutComponents.PaymentSessionSubmissionResult? {
        let session = sandbox.session(sessionId)
        let (draw, _) = session.begin(SandboxStep(ComponentsCall.submit), .off)
        let answer = session.submit(key: "merchant-\(key)", amount: amount, fault: fault, draw)
        guard case .success(let body) = answer else { return nil }
        return body
    }

    /// A shopper at a challenge or redirect does what they do.
    ///
    /// - Returns: the ends to be delivered to the component, in their order; none: nothing comes back.
    public func act(
        _ shopper: SandboxActionShopper, at action: CheckoutComponents.Action
    ) -> [CheckoutComponentFlow.ActionEnd] {
        guard let place = SandboxActionURL(action.url) else { return [] }
        let session = sandbox.session(place.sessionId)
        let (draw, _) = session.begin(SandboxStep(ComponentsCall.findPayments), .off)
        switch shopper {
        case .completes:
            session.finishAction(of: place.paymentID)
            return [.completed]
        case .completesTwice:
            session.finishAction(of: place.paymentID)
            return [.completed, .completed]
        case .completesUnseen:
            session.finishAction(of: place.paymentID)
            sandbox.notify(of: place.paymentID, session, times: 1, draw)
            return []
        case .dismisses: return [.dismissed]
        case .dismissesAndCompletes:
            sandbox.finishLater(place.paymentID, session, draw)
            return [.dismissed]
        case .fails:
            session.failAction(of: place.paymentID)
            return [.failed]
        case .staysAway: return []
        }
    }

    /// Tells what the provider knows of every payment of a session, as its webhooks would; returns when that was taken.
    public func tellAll(sessionId: String) async {
        let session = sandbox.session(sessionId)
        for payment in session.findPayments(nil).payments {
            guard let id = payment.paymentID, let notification = session.notification(of: id) else { continue }
            await sandbox.tell(notification, movesMoney: session.isCharged(id), session)
        }
    }
}

extension SandboxProvider {
    /// Says what has become of a payment; nothing while its shopper has to act.
    func notify(of id: CheckoutComponents.PaymentID?, _ session: SandboxSession, times: Int, _ draw: SandboxDraw) {
        guard times > 0, let id, let notification = session.notification(of: id) else { return }
        notify(notification, movesMoney: session.isCharged(id), times: times, session, draw)
    }

    /// The shopper does it after all, and nobody asks any more: only a notification tells.
    func finishLater(_ id: CheckoutComponents.PaymentID, _ session: SandboxSession, _ draw: SandboxDraw) {
        var draw = draw
        let delay = draw.duration(in: latency.usual)
        timer(session).after(delay) { [draw] in
            session.finishAction(of: id)
            self.notify(of: id, session, times: 1, draw)
        }
    }
}
