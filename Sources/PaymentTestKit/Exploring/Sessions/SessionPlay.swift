package import FoundationEssentials
package import PaymentCheckout
internal import PaymentFlows

/// One session of the real engine under the scheduler, played as a scenario says.
package final class SessionPlay<Method: ExploredMethod>: ExploredPlay {
    package let scenario: SessionScenario<Method>
    package let engine: PaymentEngine
    let crew: ExploredCrew
    let log = SessionLog<Method>()
    let replies: ExploredReplies<Method>
    private let latch = TestLatch()
    private let opening = Lock<ExploredOpening<Method.Component>?>(nil)

    init(_ scenario: SessionScenario<Method>, seed: UInt64, with crew: ExploredCrew) {
        self.scenario = scenario
        self.crew = crew
        replies = ExploredReplies(scenario, crew, log)
        var configuration = EngineConfiguration()
        configuration.seed = seed
        // The wall clock stands still: a run must depend on its seed alone.
        engine = PaymentEngine(
            ports: Method.ports(replies), configuration: configuration, clock: crew.clock,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) }, executor: crew.scheduler)
    }

    // MARK: what the method opens the session with

    /// When the session's data says that it expires; nil: it does not say.
    package var expiry: Date? { scenario.neverExpires ? .distantFuture : nil }

    /// The merchant's callbacks of a component; nil: those of the checkout.
    package func callbacks(of component: Int?) -> ExploredCallbacks<Method> {
        ExploredCallbacks(scenario: scenario, component: component, log: log, latch: latch) { [weak self] in
            await self?.reenter($0, $1)
        }
    }

    /// How many components the session has.
    package var componentCount: Int { scenario.hasSecondComponent || scenario.inner == .appearOther ? 2 : 1 }

    // MARK: the play

    /// From opening to close.
    package func play() async {
        do {
            let opened = try await Method.open(self)
            opening.withLock { $0 = opened }
        } catch {
            log.note(.notOpened("\(error)"))
            return
        }
        guard let checkout else { return }
        let events = await checkout.events()
        crew.spawn("observer") { _ in await self.observe(events) }
        await appear(0)
        if scenario.hasSecondComponent {
            crew.spawn("second component", isAwaited: true) { _ in await self.appear(1) }
        }
        startOthers()
        startWebhooks()
        for tapper in 0..<scenario.tappers {
            let component = scenario.hasSecondComponent && tapper == scenario.tappers - 1 ? 1 : 0
            crew.spawn("tapper", number: tapper + 1, isAwaited: true, isDriving: true) { _ in await self.tap(component)
            }
        }
        await crew.awaited()
        await close()
        latch.open()
        replies.drop()
    }

    var checkout: PxpCheckout? { opening.withLock { $0?.checkout } }
    var components: [Method.Component] { opening.withLock { $0?.components ?? [] } }

    func appear(_ component: Int) async {
        guard components.indices.contains(component) else { return }
        log.note(.appears(component))
        await components[component].appear()
    }

    func tap(_ component: Int) async {
        let progress = await components[component].tap()
        log.note(.tapped(progress))
        switch progress {
        case .waiting(let attempt): await follow(attempt, component)
        case .queued(let attempt):
            log.note(.queued(attempt))
            await follow(attempt, component)
        case .ended, .refused, .idle, .working, .alreadyAnswered: break
        }
    }

    func follow(_ attempt: AttemptID, _ component: Int) async {
        let outcome = try? await components[component].outcome(of: attempt)
        log.note(.learnt(attempt, outcome.flatMap { $0 }.map { AttemptEnding($0) }))
    }

    func cancel(_ component: Int) async {
        log.note(.ends)
        log.note(.cancelled(await components[component].cancel()))
    }

    func disappear(_ component: Int) async {
        log.note(.ends)
        await components[component].disappear()
        log.note(.tornDown(component))
    }

    func close() async {
        log.note(.ends)
        await checkout?.close()
        for component in components.indices { log.note(.tornDown(component)) }
    }

    // MARK: ExploredPlay

    package func trace() -> SessionTrace<Method> {
        var rest = SessionTrace<Method>.Rest()
        let counters = engine.counters
        rest.liveSessions = engine.liveSessions
        rest.liveDeadlines = engine.liveDeadlines
        rest.deadlinesFired = counters[.deadlinesFired]
        rest.hasGaps = counters[.observerDropped] > 0
        if let supervisor = checkout?.session.supervisor {
            let ledger = supervisor.ledger
            rest.isClaimed = supervisor.isClaimed
            rest.isProcessing = supervisor.isProcessing
            rest.settlement = ledger.settlement
            rest.attempts = Int(ledger.attempts)
        }
        return SessionTrace(log.entries, rest)
    }

    package var openWork: [OpenWork] { SessionFacts(log.entries).openWork + crew.openWork }

    package var watched: (any AnyObject & Sendable)? { checkout?.session.supervisor }
}
