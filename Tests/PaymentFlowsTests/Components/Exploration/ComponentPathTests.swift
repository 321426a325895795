import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Long random lives of a component")
struct ComponentPathTests {
    /// Which of the samples move a flow that is in a state, by their place in the list.
    private static let moving: [UInt8: [Int]] = {
        var moving: [UInt8: Set<Int>] = [:]
        var place = -1
        var origin = -1
        for step in ComponentExploration.whole.steps {
            place = step.origin == origin ? place + 1 : 0
            origin = step.origin
            if step.target != step.origin { moving[step.before.tag, default: []].insert(place) }
        }
        return moving.mapValues { $0.sorted() }
    }()

    @Test(
        "EN-30 EN-33 CC-19 on every path one outcome and one notice an attempt, one sending, and none after a cancel",
        arguments: 0..<40 as Range<UInt64>)
    func lives(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            var life = ComponentLife()
            for _ in 0..<80 {
                let events = ComponentExploration.samples(life.flow)
                let apt = Self.moving[life.flow.tag] ?? []
                let isApt = !apt.isEmpty && Int.random(in: 0..<10, using: &random) < 8
                let place = isApt ? apt.randomElement(using: &random) ?? 0 : Int.random(in: 0..<999, using: &random)
                life.take(events[place % events.count])
            }
            guard let broken = life.broken else { continue }
            Issue.record("\(broken) after \(life.names)")
            return
        }
    }
}

/// A flow with the whole of its past, and what that past must never show.
private struct ComponentLife {
    private(set) var flow = CheckoutComponentFlow(kind: .flow)
    private(set) var names: [String] = []
    private(set) var broken: String?
    private var outcomes: [AttemptID: Outcome] = [:]
    private var told: Set<AttemptID> = []
    private var sent: Set<AttemptID> = []
    private var cancelled: Set<AttemptID> = []
    private var readies = 0
    private var resets = 1

    mutating func take(_ event: CheckoutComponentFlow.Event) {
        guard broken == nil else { return }
        let before = flow
        let reaction = flow.handle(event)
        names.append(event.name)
        if event == .reset { resets += 1 }
        if case .cancelled = event, before.phase == .open, flow.phase != .open, let id = before.attempt?.payload.id {
            cancelled.insert(id)
        }
        for (attempt, outcome) in flow.endings {
            check(outcomes[attempt] == nil || outcomes[attempt] == outcome, "another outcome")
            outcomes[attempt] = outcome
        }
        let isReset = event == .reset && before.needsReconciliation
        check(isReset || !before.settlement.isSettled || flow.settlement >= before.settlement, "settlement fell")
        switch reaction {
        case .perform(.announce(let ending)):
            check(told.insert(ending.payload.attempt.payload.id).inserted, "a second notice")
        case .perform(.submitSession(let sending)), .perform(.askSubmission(let sending)):
            let id = sending.payload.attempt.payload.id
            check(sent.insert(id).inserted, "a second sending")
            check(!cancelled.contains(id), "money after a cancel")
            check(outcomes[id] == nil, "money after an outcome")
        case .perform(.announceReady):
            readies += 1
            check(readies <= resets, "onReady without a reset, or one that a teardown left behind")
        case .perform, .rest, .note: break
        case .ignore, .refuse, .postpone: check(before == flow, "changed by what it ignored")
        }
        if flow.state == .created, case .announcingReady = before.state { resets += 1 }
    }

    private mutating func check(_ holds: Bool, _ rule: String) {
        if !holds, broken == nil { broken = rule }
    }
}
