/// What is heard after the end.
extension CardStraightLine {
    /// What the end says of the money.
    func told(_ end: String) -> ToldEnd {
        switch end {
        case "succeeded": .paid
        case "unknown": .unknown
        case "failed": log.last == "onError(FLOW0005)" ? .mismatch : .unpaid
        default: .unpaid
        }
    }

    /// EN-38, DI-34: the first try's own late word, which is about another transaction than the end.
    ///
    /// Where no authentication went before it the first try was never made, and where it ended badly it was not followed by a second.
    func log(after word: LateWord, of end: ToldEnd) -> [String] {
        guard log.contains(where: { $0.hasPrefix("authorise order-1 ") || $0 == "authorise order-1" }) else {
            return ["tap: askBeforeSubmit"]
        }
        switch (end, word) {
        case (.paid, _), (_, .paid): return ["tap: alreadySettled"]
        case (.mismatch, _), (_, .paidOtherwise): return ["tap: needsReconciliation"]
        case (.unknown, _): return ["tap: findTransactions"]
        case (.unpaid, _), (.handedOver, _): return ["tap: askBeforeSubmit"]
        }
    }
}
