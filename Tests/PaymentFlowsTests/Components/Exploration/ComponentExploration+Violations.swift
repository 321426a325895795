import PaymentFlows
import PaymentTestKit
import Testing

extension ComponentExploration {
    /// Fails with the first steps that break a rule, and the way to them.
    static func violations(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        where isBroken: (ExploredStep<Flow>) -> Bool
    ) {
        for exploration in [whole, card] {
            exploration.check(what, sourceLocation: sourceLocation, where: isBroken)
        }
    }
}

extension CheckoutComponentFlow {
    /// The attempts whose outcome the flow knows.
    var endings: [AttemptID: Outcome] {
        var endings: [AttemptID: Outcome] = [:]
        for ending in [older, earlier, ending] {
            guard let known = ending?.payload else { continue }
            endings[known.attempt.payload.id] = known.outcome
        }
        return endings
    }

    /// An attempt is open.
    var isOpen: Bool { phase == .open || phase == .committed }

    /// Another amount than asked was taken.
    var needsReconciliation: Bool { mismatch != nil }
}
