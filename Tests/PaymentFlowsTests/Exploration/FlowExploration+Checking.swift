import PaymentFlows
import PaymentTestKit
import Testing

/// How a rule is held against every step of an explored flow, whichever flow it is.
extension FlowExploration {
    /// The first steps that break a rule, and the ways to them.
    func violations(where isBroken: (ExploredStep<Flow>) -> Bool) -> [String] {
        steps.lazy.filter(isBroken).prefix(3).map { step in
            "\(path(to: step.origin).suffix(8)) then \(step.event.name) in \(name(step.before)) "
                + "-> \(ReactionKind(step.reaction).text) in \(name(step.after))"
        }
    }

    /// Fails with them.
    func check(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, where isBroken: (ExploredStep<Flow>) -> Bool
    ) {
        let broken = violations(where: isBroken)
        #expect(broken.isEmpty, "\(what): \(broken)", sourceLocation: sourceLocation)
    }

    private func name(_ flow: Flow) -> String { Flow.stateNames[Int(flow.tag)] }
}

/// What no step of any flow may do (EN-03).
extension ExploredStep {
    /// It was ignored, refused or postponed, and changed something.
    var breaksStillness: Bool {
        switch reaction {
        case .ignore, .refuse, .postpone: before != after
        case .perform, .rest, .note: false
        }
    }

    /// It was performed or led to a rest without moving the state, or was a note that moved it or learnt nothing.
    var breaksMovement: Bool {
        switch reaction {
        case .perform, .rest: before.state == after.state
        case .note: before.tag != after.tag || before == after
        case .ignore, .refuse, .postpone: false
        }
    }
}
