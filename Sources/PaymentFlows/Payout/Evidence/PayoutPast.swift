/// What lies behind the present state: the endings whose money may still be heard of (EN-38).
package struct PayoutPast: Hashable, Sendable {
    /// The ending of the attempt before the present one.
    package private(set) var earlier: Evidence<PayoutEnding>?
    /// The ending before that one for which a call was sent: what is heard of it counts just as much.
    package private(set) var older: Evidence<PayoutEnding>?
    /// What is known of the session's transaction though no attempt of this component has begun it (EN-51).
    package private(set) var outside = Settlement.open

    package init() {}

    /// The most that is known of the money.
    var settlement: Settlement {
        [earlier, older].reduce(outside) { max($0, $1?.payload.settlement ?? .open) }
    }

    /// Keeps an ending behind the present state. One that it displaces is kept too where a call was sent for it.
    mutating func leave(_ ending: Evidence<PayoutEnding>) {
        if let earlier, earlier.payload.attempt != ending.payload.attempt, matters(earlier.payload) { older = earlier }
        earlier = ending
    }

    private func matters(_ displaced: PayoutEnding) -> Bool {
        guard displaced.wasSent || displaced.settlement.isSettled else { return false }
        return older.map { displaced.settlement.weight >= $0.payload.settlement.weight } ?? true
    }

    /// A mismatch counts as reconciled and is forgotten; anything else may still be heard of (EN-28).
    mutating func release(_ ending: Evidence<PayoutEnding>) {
        if ending.payload.isMismatch {
            earlier = nil
            older = nil
        } else {
            leave(Evidence(ending.payload.released()))
        }
    }

    /// Takes what is heard of an attempt's money. Nil: nothing is kept of that attempt; false: it is nothing new.
    mutating func raise(by answer: PayoutAnswer, isReply: Bool) -> Bool? {
        if let ending = earlier, ending.payload.awaits(answer, isReply) {
            guard let raised = ending.raised(by: answer) else { return false }
            earlier = raised
        } else if let ending = older, ending.payload.awaits(answer, isReply) {
            guard let raised = ending.raised(by: answer) else { return false }
            older = raised
        } else {
            return nil
        }
        return true
    }

    /// Takes what is heard of the session's own transaction. False: it is nothing new.
    mutating func raise(outside verdict: Settlement, undoesSuccess: Bool) -> Bool {
        let known = undoesSuccess && outside.isSettled ? .reversed : max(outside, verdict)
        guard known > outside else { return false }
        outside = known
        return true
    }
}

extension Evidence<PayoutEnding> {
    /// The same ending, with more known of its money; nil: the answer says nothing new.
    func raised(by answer: PayoutAnswer) -> Evidence? {
        let settlement = answer.settlement(after: payload.settlement)
        return settlement > payload.settlement ? Evidence(payload.with(settlement: settlement)) : nil
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
