extension DropInCourse {
    /// The attempt that an outside reply is about; nil: none that this method remembers (EN-50).
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { reply.attempt(among: known) }

    /// The transactions that a reply may be about, the present one first.
    private var known: [KnownTransaction] {
        let present: KnownTransaction?
        switch state {
        // A tap that asks first has no transaction yet; the ending that it asks about has.
        case .recheckingOutcome(let recheck): present = KnownTransaction(recheck.payload.ending.payload)
        case .renewingAttempt: present = nil
        case .verifying(let verifying), .querying(let verifying):
            present = attempt.map {
                KnownTransaction($0, systemTransactionId: verifying.payload.systemTransactionId)
            }
        case .absent, .idle, .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress, .step,
            .askingStatus, .renewing, .reserving, .authorising, .capturing, .announcing, .ended:
            present = ending.map { KnownTransaction($0.payload) } ?? attempt.map { KnownTransaction($0) }
        }
        let behind = [past.earlier, past.older].map { $0.map { KnownTransaction($0.payload) } }
        return ([present] + behind).compactMap { $0 }
    }

    /// A reply from outside, matched and judged, as the event it is; nil: there is no amount to compare with.
    ///
    /// - Parameters:
    ///   - asked: what the session asks for, where no attempt is meant, or one whose own amount cannot be used.
    ///   - sentAs: the merchant transaction id of the session, where no attempt is meant.
    package func notified(
        _ reply: TransactionReply, asked: Amount?, sentAs: String, intent: PaymentIntentKind
    ) -> Event? {
        let meant = attempt(meantBy: reply)
        let other = phase == .open && meant == attempt ? meant?.payload.otherUnknownAmount : nil
        guard let amount = meant?.payload.amount ?? asked else { return nil }
        return .notified(
            Evidence(
                TransactionNotification(
                    reply.assuming(other), about: meant, asked: amount,
                    sentAs: meant?.payload.merchantTransactionId ?? sentAs,
                    intent: intent, funding: Method.facts.funding,
                    failureCode: Method.facts.refusalCode.rawValue)))
    }
}
