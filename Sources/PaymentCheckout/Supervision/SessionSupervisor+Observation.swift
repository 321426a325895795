package import PaymentFlows
internal import Synchronization

/// What of a session is shown to whoever asked for it.
extension SessionSupervisor {
    package func observe() -> SessionObservation {
        if let observation = extras?.observation { return observation }
        let fresh = SessionObservation(context: context, isProcessing: isProcessing)
        guard !isDisbanded else {
            // Nothing happens here any more: its streams end at once.
            fresh.finish()
            return fresh
        }
        madeExtras.observation = fresh
        isObserved.store(true, ordering: .releasing)
        return fresh
    }

    /// The flag as it is now, and each change: read and subscribed to in one step, so that none is missed or repeated (EN-23).
    package func processingChanges() -> AsyncStream<Bool> {
        observe().processing.subscribe(startingWith: isProcessing)
    }

    package func publish(_ step: TransitionStep) { extras?.observation?.publish(step) }
    package func publishPaidAfter(_ outcome: Outcome) { extras?.observation?.events.send(.paidAfter(outcome)) }
    /// A transaction of the session was charged, as somebody heard: a further one is shown, once, whatever becomes of the answer (EN-43).
    package func hears(_ verdict: TransactionVerdict, others: [TransactionIdentity] = []) {
        guard let first = verdict.charged else { return }
        let isMismatch = if case .mismatch = verdict { true } else { false }
        var further: [TransactionIdentity] = []
        for charge in [first] + others {
            guard let id = charge.systemTransactionId, !(extras?.reconciled.contains(id) ?? false) else { continue }
            if update({ $0.hears(of: id, isMismatch: isMismatch) }) { further.append(charge) }
        }
        if !further.isEmpty { publishDuplicate(further) }
    }

    package func publishDuplicate(_ transactions: [TransactionIdentity]) {
        context.count(.duplicateCharges)
        extras?.observation?.events.send(.duplicateCharge(transactions))
    }
    package func publish(_ diagnostic: Diagnostic) { extras?.observation?.events.send(.diagnostic(diagnostic)) }
}
