import PaymentFlows
import PaymentTestKit

/// One long random life of a flow, explored as a single path, so that the rules of `DropInRule` can be held against it.
///
/// Unlike the exploration it takes no two values for the same.
struct DropInLife<Flow: DropInFlow> {
    let samples: (Flow) -> [Flow.Event]

    /// The first broken rule; nil: none was.
    func broken(seed: UInt64, length: Int = 120) -> String? {
        let random = RandomBox(seed)
        let path = FlowExplorer<Flow, Int>(limit: length, identity: { _ in random.next() }) { flow in
            [pick(samples(flow), for: flow, random)]
        }.explore(from: Flow())
        for rule in DropInRule<Flow>.all {
            if let violation = rule.violations(in: path).first { return "\(rule.name): \(violation)" }
        }
        return story(of: path)
    }

    /// Mostly an event that moves the flow: a life of ignored events says little.
    private func pick(_ events: [Flow.Event], for flow: Flow, _ random: RandomBox) -> Flow.Event {
        var event = events[random.below(events.count)]
        for _ in 0..<12 {
            var after = flow
            _ = after.handle(event)
            if after != flow { break }
            event = events[random.below(events.count)]
        }
        return event
    }

    /// What only a whole life shows: one outcome and one callback an attempt, one sending a transaction, two an attempt at most,
    /// none after a cancel, and no answer told to be a repetition that is the first.
    private func story(of path: FlowExploration<Flow>) -> String? {
        var past = DropInPast()
        for step in path.steps {
            // A mismatch that was reconciled is forgotten, and the samples count their attempts anew.
            if step.event == .reset, step.before.mismatch != nil { past = DropInPast() }
            if let broken = past.take(step) { return broken }
        }
        return nil
    }
}

/// What has happened to the attempts of one life.
private struct DropInPast {
    private var told: Set<AttemptID> = []
    private var sent: [AttemptID: [String]] = [:]
    private var outcomes: [AttemptID: Outcome] = [:]
    private var cancelled: Set<AttemptID> = []
    private var answered: [AttemptID: Set<String>] = [:]

    /// The rule that a step breaks, given what came before it; nil: none.
    mutating func take<Flow: DropInFlow>(_ step: ExploredStep<Flow>) -> String? {
        for (id, outcome) in step.after.endings {
            if let known = outcomes[id], known != outcome { return "EN-30 another outcome of \(id)" }
            outcomes[id] = outcome
        }
        if case .cancelled = step.event, step.before.phase == .open, !step.before.isAskingFirst,
            let attempt = step.before.attempt
        {
            cancelled.insert(attempt.payload.id)
        }
        if case .perform(.announce(let ending)) = step.reaction,
            !told.insert(ending.payload.attempt.payload.id).inserted
        {
            return "EN-30 a second callback"
        }
        if let broken = answers(step) { return broken }
        guard let attempt = step.reaction.sending()?.payload.attempt.payload else { return nil }
        if cancelled.contains(attempt.id) { return "EN-33 money after a cancel" }
        let earlier = sent[attempt.id, default: []]
        sent[attempt.id] = earlier + [attempt.merchantTransactionId]
        return earlier.contains(attempt.merchantTransactionId) || earlier.count > 1 ? "DI-34 sent too often" : nil
    }
    /// EN-26: what is told to be the same answer again has been given before, or the shopper has left that hand-off.
    private mutating func answers<Flow: DropInFlow>(_ step: ExploredStep<Flow>) -> String? {
        guard let attempt = step.before.attempt?.payload.id else { return nil }
        if step.event == .cancel(.shopper), case .step(let place) = step.before.state,
            let left = Flow.Method.openHandoff(at: place)
        {
            answered[attempt, default: []].insert(left)
        }
        guard case .step(let event) = step.event, let handoff = event.handoff else { return nil }
        switch step.reaction {
        case .ignore(.duplicate):
            return answered[attempt, default: []].contains(handoff) ? nil : "EN-26 \(handoff) was never answered"
        case .ignore, .refuse, .postpone: return nil
        case .perform, .rest, .note:
            answered[attempt, default: []].insert(handoff)
            return nil
        }
    }
}

/// Counts and draws for one life.
private final class RandomBox {
    private var count = 0
    private var random: SplitMix64

    init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

    func next() -> Int {
        count += 1
        return count
    }

    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
