import PaymentFlows
import PaymentTestKit
import Testing

@Suite("The whole creation of a Drop-in, explored")
struct DropInCreationExplorationTests {
    private typealias Flow = DropInCreationFlow
    private typealias Step = ExploredStep<DropInCreationFlow>
    private let exploration = DropInCreationExploration.whole

    @Test("EN-03: every state is reached, and every kind of event is offered and decided in every state")
    func isComplete() {
        #expect(exploration.isComplete)
        #expect(Set(exploration.flows.map { Flow.stateNames[Int($0.tag)] }) == Set(Flow.stateNames))
        #expect(exploration.table.missing.isEmpty)
        #expect(Flow.stateNames.count == 6)
        #expect(Flow.Event.names.count == 7)
        #expect(Set(exploration.steps.compactMap { performed($0)?.name }) == Set(Flow.Effect.names))
    }

    @Test("EN-03: what is ignored changes nothing, and what is performed or leads to a rest moves the state")
    func movement() {
        let broken = exploration.steps.filter { step in
            switch step.reaction {
            case .ignore, .refuse, .postpone, .note: step.before != step.after
            case .perform, .rest: step.before.state == step.after.state
            }
        }
        #expect(broken.isEmpty)
    }

    @Test(
        "DI-01: the shopper is asked for once and first, then it is decided, then each problem is told once, in order")
    func order() {
        for step in exploration.steps {
            switch performed(step) {
            case .askShopper: #expect(step.before.state == .initial)
            case .decide(let hasId):
                #expect(step.before.state == .askingShopper)
                #expect(hasId == (step.event == .shopperGiven(hasId: true)))
            case .announce(let problem): #expect(problem.payload == next(step)?.problem)
            case nil: break
            }
            if case .created(let offers) = step.after.state, step.before.state != step.after.state {
                #expect(told(before: step) == offers.payload.problems.count)
            }
        }
    }

    @Test("DI-03: after a teardown nothing is done and nothing is offered; nothing else ends a creation")
    func teardown() {
        for step in exploration.steps {
            if step.before.state == .gone { #expect(step.after.state == .gone) }
            guard case .cancelled(let cancel) = step.event else { continue }
            #expect((step.after.state == .gone) == (cancel.by == .teardown || step.before.state == .gone))
        }
    }

    @Test("DI-03: a second create joins a running one, and finds one that has ended")
    func twice() {
        for step in exploration.steps where step.event == .createAsked {
            switch step.before.state {
            case .initial: #expect(step.reaction == .perform(.askShopper))
            case .askingShopper, .deciding, .reporting: #expect(step.reaction == .note)
            case .created, .gone: #expect(step.reaction == .ignore(.already))
            }
        }
    }

    @Test("EN-17: past its deadline the query counts as a shopper without an id, and onError as returned")
    func deadlines() {
        for step in exploration.steps where step.event == .deadlinePassed {
            switch step.before.state {
            case .askingShopper: #expect(step.reaction == .perform(.decide(hasShopperId: false)))
            case .reporting:
                var returned = step.before
                #expect(returned.handle(.acknowledged) == step.reaction)
                #expect(returned == step.after)
            case .initial, .deciding, .created, .gone: #expect(step.reaction == .ignore(.late))
            }
        }
    }

    @Test("EN-01: from every state some path leads to the offers or the end")
    func noDeadEnds() {
        #expect(exploration.places { ["created", "gone"].contains(Flow.stateNames[Int($0.tag)]) }.isEmpty)
    }

    @Test("EN-82: the committed diagram and table are those of the transition functions")
    func diagram() throws {
        try CommittedDiagram(
            title: "The creation of a Drop-in", file: "DropIn/Diagrams/creation.md", name: "creation",
            suite: "DropInCreationExplorationTests", table: exploration.table
        ).check()
    }

    @Test("EN-62: a state, an event and an effect take at most 16 bytes")
    func sizes() {
        #expect(MemoryLayout<Flow.State>.size <= 16)
        #expect(MemoryLayout<Flow.Event>.size <= 16)
        #expect(MemoryLayout<Flow.Effect>.size <= 16)
    }

    private func performed(_ step: Step) -> Flow.Effect? {
        if case .perform(let effect) = step.reaction { effect } else { nil }
    }

    /// The problem that a step's state tells.
    private func next(_ step: Step) -> (problem: DropInOfferProblem, place: Int)? {
        guard case .reporting(let reporting) = step.after.state else { return nil }
        let place = reporting.payload.place
        // One after another, from the first.
        guard place == told(before: step) else { return nil }
        return (reporting.payload.offers.problems[place], place)
    }

    /// How many problems have been told before a step's effect.
    private func told(before step: Step) -> Int {
        if case .reporting(let reporting) = step.before.state { reporting.payload.place + 1 } else { 0 }
    }
}
