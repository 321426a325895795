extension TransactionFinding {
    /// Gathers the verdicts on several transactions, told apart by the provider's id.
    struct Ballot {
        private var verdicts: [TransactionVerdict] = []
        private var placeOfMoved: [String: Int] = [:]
        private var undone: Set<String> = []

        /// Adds what one reply says. Of one transaction only the first reply that says that money moved counts.
        mutating func add(_ verdict: TransactionVerdict, undoesSuccess: Bool) {
            let id = verdict.identity?.systemTransactionId
            if undoesSuccess, let id { undone.insert(id) }
            guard Self.movedMoney(verdict), let id else { return verdicts.append(verdict) }
            if let place = placeOfMoved[id] {
                if Self.rank(verdict) > Self.rank(verdicts[place]) { verdicts[place] = verdict }
            } else {
                placeOfMoved[id] = verdicts.count
                verdicts.append(verdict)
            }
        }

        /// The finding of all that was added.
        func result(dropped: Int) -> TransactionFinding {
            let settled = verdicts.map(afterUndoing)
            let charged = settled.filter { Self.rank($0) == 0 } + settled.filter { Self.rank($0) == 1 }
            let best = settled.min { Self.rank($0) < Self.rank($1) }
            return TransactionFinding(
                verdict: charged.first ?? best ?? .open(.nothingFound),
                duplicates: charged.dropFirst().compactMap(\.identity), dropped: dropped)
        }

        private func afterUndoing(_ verdict: TransactionVerdict) -> TransactionVerdict {
            guard Self.movedMoney(verdict), let identity = verdict.identity, let id = identity.systemTransactionId,
                undone.contains(id)
            else { return verdict }
            return .reversed(identity)
        }

        private static func movedMoney(_ verdict: TransactionVerdict) -> Bool { verdict.settlement >= .succeeded }

        /// What counts more comes first. Of one transaction a later place counts more: it is known to have gone further.
        private static func rank(_ verdict: TransactionVerdict) -> Int {
            switch verdict {
            case .succeeded: 0
            case .mismatch: 1
            case .reversed: 2
            case .open: 3
            case .refused: 4
            case .failed: 5
            }
        }
    }
}
