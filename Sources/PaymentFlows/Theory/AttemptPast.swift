/// What lies behind a flow's present state: the endings whose money may still be heard of (EN-38).
///
/// Two references, since every waiting session holds one.
package struct AttemptPast<Ending: EndedAttempt>: Hashable, Sendable {
    /// The ending of the attempt before the present one.
    package private(set) var earlier: Evidence<Ending>?
    /// What few sessions have.
    private var rare: Evidence<Rare>?

    private struct Rare: Hashable, Sendable {
        var older: Evidence<Ending>?
        var outside = Settlement.open
        /// The word by which it became known that money had moved outside.
        var proof: Evidence<TransactionVerdict>?
    }

    package init() {}

    /// The ending before the earlier one whose money may have moved: what is heard of it counts just as much.
    package var older: Evidence<Ending>? { rare?.payload.older }

    /// What is known of the session's transaction though no attempt of this component has begun it (EN-51).
    package var outside: Settlement { rare?.payload.outside ?? .open }

    /// Why no tap begins after an ending, given all that has moved; nil: no money is known to have moved (EN-22, EN-36).
    package func refusal(after ending: Ending?) -> Refusal? {
        if ending == nil, earlier == nil, rare == nil { return nil }
        return money(ending).refusal
    }

    /// Another amount or currency moved than was asked, and the host has not reconciled it yet (EN-36).
    package func mismatch(after ending: Ending?) -> PaymentFailure? { money(ending).mismatch }

    private func money(_ ending: Ending?) -> KnownMoney<Ending> {
        KnownMoney(
            ending: ending, earlier: earlier?.payload, older: older?.payload, outside: rare?.payload.proof?.payload)
    }

    /// The most that is known of the money.
    var settlement: Settlement {
        var known = earlier?.payload.settlement ?? .open
        guard let rare = rare?.payload else { return known }
        known = max(known, rare.outside)
        if let older = rare.older { known = max(known, older.payload.settlement) }
        return known
    }

    /// The host has not taken the session up again since the earlier ending (EN-28).
    var isUnreleased: Bool { earlier.map { !$0.payload.isReleased } ?? false }

    /// Keeps an ending behind the present state. One that it displaces is kept too where its money may have moved.
    mutating func leave(_ ending: Evidence<Ending>) {
        if let earlier, !isSame(earlier.payload, ending.payload), matters(earlier.payload) {
            changeRare { $0.older = earlier }
        }
        earlier = ending
    }

    /// The same ending, of which more may be known now.
    private func isSame(_ one: Ending, _ other: Ending) -> Bool {
        one.attempt == other.attempt && one.isFollowed == other.isFollowed
    }

    private func matters(_ displaced: Ending) -> Bool {
        guard displaced.mayHaveMovedMoney else { return false }
        return older.map { displaced.settlement.weight >= $0.payload.settlement.weight } ?? true
    }

    /// The host takes the session up again after an ending: it refuses nothing any more, and may still be heard of (EN-28).
    ///
    /// A mismatch counts as reconciled: whatever is known to have moved is forgotten.
    mutating func release(_ ending: Evidence<Ending>?) {
        let isReconciled = mismatch(after: ending?.payload) != nil
        if isReconciled { forgetMoved() }
        guard let ending, !(isReconciled && ending.payload.settlement.isSettled) else { return }
        leave(Evidence(ending.payload.released()))
    }

    private mutating func forgetMoved() {
        if let earlier, earlier.payload.settlement.isSettled { self.earlier = nil }
        guard rare != nil else { return }
        changeRare {
            if let older = $0.older, older.payload.settlement.isSettled { $0.older = nil }
            if $0.outside.isSettled { ($0.outside, $0.proof) = (.open, nil) }
        }
    }

    /// Takes what is heard of an attempt's money.
    ///
    /// - Parameter isReply: it answers the attempt's own money-moving call: one that was not sent has none.
    mutating func raise(by answer: TransactionAnswer, isReply: Bool) -> Raise {
        if let ending = earlier, ending.payload.awaits(answer, isReply: isReply) {
            guard let raised = ending.raised(by: answer) else { return .nothingNew }
            earlier = raised
        } else if let ending = older, ending.payload.awaits(answer, isReply: isReply) {
            guard let raised = ending.raised(by: answer) else { return .nothingNew }
            changeRare { $0.older = raised }
        } else {
            return .notKept
        }
        return .raised
    }

    /// Takes what is heard of the session's own transaction. False: it is nothing new.
    mutating func raise(outside notification: TransactionNotification) -> Bool {
        let present = outside
        let known =
            notification.undoesSuccess && present.isSettled
            ? .reversed : max(present, notification.verdict.settlement)
        guard known > present else { return false }
        changeRare {
            $0.outside = known
            if $0.proof == nil, known.isSettled { $0.proof = Evidence(notification.verdict) }
        }
        return true
    }

    private mutating func changeRare(_ change: (inout Rare) -> Void) {
        var changed = rare?.payload ?? Rare()
        change(&changed)
        rare = changed == Rare() ? nil : Evidence(changed)
    }

    /// What became of something heard.
    enum Raise {
        /// More is known now.
        case raised
        /// So much was known before.
        case nothingNew
        /// It is about no attempt that is kept.
        case notKept
    }
}

extension Settlement {
    /// What is known to have moved outweighs everything, and what is still open a definite no.
    fileprivate var weight: Int {
        switch self {
        case .notCharged: 0
        case .open: 1
        case .succeeded: 2
        case .reversed: 3
        }
    }
}
