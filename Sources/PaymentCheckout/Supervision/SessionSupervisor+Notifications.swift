package import PaymentFlows

/// What a provider says of a session outside any call (EN-50).
extension SessionSupervisor {
    /// Routes a notification to the component whose attempt it means; else it is about the session's own transaction.
    package func deliver(_ notification: ProviderNotification) async -> NotificationAnswer {
        guard !isDisbanded else { return .ignored }
        let mark = SeenNotifications.Mark(notification)
        guard madeExtras.notifications.note(mark) else { return .duplicate }
        let reply = notification.reply
        let isKept = await withCheckedContinuation { done in
            if !take(reply, whenKept: { done.resume(returning: $0) }) { done.resume(returning: true) }
        }
        if !isKept { extras?.notifications.forget(mark) }
        return isKept ? .accepted : .notKept
    }

    /// The session's last transaction is known under another of the provider's ids: this one may be another session's.
    package nonisolated func isKnownUnderAnother(than systemId: String) -> Bool {
        let ledger = ledger
        guard !isProcessing, ledger.lastOutcome?.identity?.systemTransactionId != nil else { return false }
        return !ledger.names(systemId)
    }

    /// One of the session's components remembers an attempt that a reply is about.
    package func isMeant(by reply: TransactionReply) -> Bool { members.contains { $0.isMeant(by: reply) } }

    /// True: what it decides waits for the journal.
    private func take(_ untranslated: TransactionReply, whenKept: @escaping @Sendable (Bool) -> Void) -> Bool {
        // All components of a session speak with one provider.
        let reply = named(everyone.first { _ in true }?.translated(untranslated) ?? untranslated)
        if let id = TransactionReply.present(reply.systemTransactionId), extras?.reconciled.contains(id) ?? false {
            // The host has settled a mismatch itself (EN-28): what is still said of that transaction changes nothing.
            context.count(.ignoredEvents)
            return false
        }
        guard let member = payer(meantBy: reply) ?? somePayer else {
            // Nobody has taken part: only the money is known of (EN-51).
            if let verdict = PxpSession(self).verdict(of: reply) { learn(verdict) }
            return false
        }
        // To other components it says what this one had asked for, if it does not say how much (EN-36).
        let told = reply.assuming(member.amount(meantBy: reply) ?? ledger.amount(askedIn: reply))
        let waits = member.take(reply, whenKept: whenKept)
        if !waits { follow(told, takenBy: member) }
        return waits
    }

    /// Once both ids of a transaction were heard, a reply may name it by the provider's alone, whatever its attempt had learnt (EN-50).
    private func named(_ reply: TransactionReply) -> TransactionReply {
        guard let systemId = TransactionReply.present(reply.systemTransactionId) else { return reply }
        guard let merchantId = TransactionReply.present(reply.merchantTransactionId) else {
            var named = reply
            named.merchantTransactionId = ledger.merchantTransactionId(of: systemId)
            return named
        }
        if ledger.merchantTransactionId(of: systemId) == nil { update { $0.hear(systemId, as: merchantId) } }
        return reply
    }

    /// Several may have tried under one merchant transaction id: money moves where something was sent, and most likely for an attempt that
    /// is open (EN-45, EN-50).
    private func payer(meantBy reply: TransactionReply) -> (any SessionMember)? {
        let meant = members.filter { $0.isMeant(by: reply) }
        return meant.first { $0.hasSent && $0.isBusy } ?? meant.first { $0.hasSent } ?? meant.first { $0.isBusy }
            ?? meant.first { _ in true }
    }

    /// One whose transaction it may be that nobody has begun: one that is offered, if any is.
    private var somePayer: (any SessionMember)? {
        members.first { $0.canPay && $0.hasAppeared } ?? members.first { $0.canPay }
    }

    private func learn(_ verdict: TransactionVerdict) {
        let isMismatch = if case .mismatch = verdict { true } else { false }
        update { _ = $0.raise(verdict.settlement, isMismatch: isMismatch) }
        hears(verdict)
    }

    /// What a success means beyond the component that has taken it: an attempt of another component that has sent nothing yet must not
    /// pay a second time.
    private func follow(_ reply: TransactionReply, takenBy member: any SessionMember) {
        guard ledger.settlement.isSettled else { return }
        // Money has moved, whatever that one's own intent would make of an authorisation (TY-08).
        var moved = reply
        if moved.state == .authorised { moved.state = .captured }
        for other in members where other !== member && other.isBusy {
            // One that has sent something waits for its own answer.
            _ = other.take(other.hasSent ? reply : moved, whenKept: { _ in })
        }
    }
}
