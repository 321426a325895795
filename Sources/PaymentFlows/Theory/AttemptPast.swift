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
    }

    package init() {}

    /// The ending before the earlier one whose money may have moved: what is heard of it counts just as much.
    package var older: Evidence<Ending>? { rare?.payload.older }

    /// What is known of the session's transaction though no attempt of this component has begun it (EN-51).
    package var outside: Settlement { rare?.payload.outside ?? .open }

    /// The most that is known of the money.
    var settlement: Settlement {
        var known = earlier?.payload.settlement ?? .open
        guard let rare = rare?.payload else { return known }
        known = max(known, rare.outside)
        if let older = rare.older { known = max(known, older.payload.settlement) }
        return known
    }

    /// Keeps an ending behind the present state. One that it displaces is kept too where its money may have moved.
    mutating func leave(_ ending: Evidence<Ending>) {
        if let earlier, earlier.payload.attempt != ending.payload.attempt, matters(earlier.payload) {
            changeRare { $0.older = earlier }
        }
        earlier = ending
    }

    private func matters(_ displaced: Ending) -> Bool {
        guard displaced.mayHaveMovedMoney else { return false }
        return older.map { displaced.settlement.weight >= $0.payload.settlement.weight } ?? true
    }

    /// A mismatch counts as reconciled and is forgotten; anything else may still be heard of (EN-28).
    mutating func release(_ ending: Evidence<Ending>) {
        if ending.payload.isMismatch {
            earlier = nil
            if older != nil { changeRare { $0.older = nil } }
        } else {
            leave(Evidence(ending.payload.released()))
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
        changeRare { $0.outside = known }
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
