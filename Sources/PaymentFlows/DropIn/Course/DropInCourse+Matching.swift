extension DropInCourse {
    /// The attempt that an outside reply is about; nil: none that this method remembers (EN-50).
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? { reply.attempt(among: known) }

    /// The transactions that a reply may be about, the present one first.
    private var known: [KnownTransaction] {
        let present: KnownTransaction?
        switch state {
        // A tap that asks first has no transaction yet; the ending that it asks about has.
        case .recheckingOutcome(let recheck): present = known(recheck.payload.ending)
        case .renewingAttempt: present = nil
        case .verifying(let verifying), .querying(let verifying):
            present = attempt.map {
                KnownTransaction($0, systemTransactionId: verifying.payload.systemTransactionId)
            }
        case .absent, .idle, .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress, .step,
            .askingStatus, .renewing, .reserving, .authorising, .capturing, .announcing, .ended:
            present = ending.map(known) ?? attempt.map { KnownTransaction($0) }
        }
        return [present, earlier.map(known), older.map(known)].compactMap { $0 }
    }

    private func known(_ ending: Evidence<DropInEnding>) -> KnownTransaction {
        KnownTransaction(
            ending.payload.attempt, systemTransactionId: ending.payload.outcome.identity?.systemTransactionId)
    }
}
