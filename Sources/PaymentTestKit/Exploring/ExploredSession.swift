internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentFlows

/// One session of the real engine under the scheduler, played as a scenario says.
final class ExploredSession: Sendable {
    let scenario: PazeScenario
    let log = ExploredLog()
    let crew: ExploredCrew
    let gateway: ExploredGateway
    let engine: PaymentEngine
    let checkout: PxpCheckout
    let merchants: [ExploredMerchant]
    let buttons: [PazeButtonComponent]
    private let latch = TestLatch()

    init(_ scenario: PazeScenario, seed: UInt64, on scheduler: DeterministicScheduler) throws {
        self.scenario = scenario
        let (log, latch) = (log, latch)
        crew = ExploredCrew(scheduler)
        gateway = ExploredGateway(scenario, crew, log)
        var configuration = EngineConfiguration()
        configuration.seed = seed
        // The wall clock stands still: a run must depend on its seed alone.
        engine = PaymentEngine(
            ports: PaymentPorts(paze: gateway), configuration: configuration, clock: VirtualClock(scheduler),
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) }, executor: scheduler)
        let merchants = (0...1).map { ExploredMerchant(scenario, button: $0, log, latch) }
        let checkout = try engine.open(
            PazeSamples.config(
                expiry: scenario.neverExpires ? .distantFuture : nil,
                onGetShopper: {
                    _ = await merchants[0].call(.onGetShopper)
                    return nil
                }))
        self.checkout = checkout
        self.merchants = merchants
        buttons = try merchants.map { try checkout.create(.pazeButton, componentConfig: $0.config) }
    }

    /// From the first appearance to the closed session; returns when all that waited for the engine has been answered.
    func play() async {
        let events = await checkout.events()
        crew.spawn("observer") { _ in await self.observe(events) }
        for (index, merchant) in merchants.enumerated() {
            merchant.reenters { [weak self] place in await self?.reenter(index, place) }
        }
        log.appears(0)
        await buttons[0].appear()
        if scenario.hasSecondButton {
            crew.spawn("second button", isAwaited: true) { _ in
                self.log.appears(1)
                await self.buttons[1].appear()
            }
        }
        startOthers()
        startWebhooks()
        for tapper in 0..<scenario.tappers {
            let button = scenario.hasSecondButton && tapper == scenario.tappers - 1 ? 1 : 0
            crew.spawn("tapper \(tapper)", isAwaited: true, isDriving: true) { _ in await self.tap(button) }
        }
        await crew.awaited()
        log.someoneEnds()
        await checkout.close()
        for button in buttons.indices { log.wasTornDown(button) }
        latch.open()
        gateway.dropReplies()
    }

    func tap(_ button: Int) async {
        let progress = await buttons[button].tap()
        log.note("tap: \(progress.word)")
        switch progress {
        case .waiting(.checkout(let handoff)): await follow(handoff.payload.attempt.payload.id, button)
        case .waiting(.checkoutApproval(let evidence)): await follow(evidence.payload.attempt.payload.id, button)
        case .waiting(.decryption(let evidence)): await follow(evidence.payload.attempt.payload.id, button)
        case .waiting(.authorisation(let evidence)): await follow(evidence.payload.attempt.payload.id, button)
        case .queued(let attempt):
            log.queue(attempt)
            log.learn(try? await buttons[button].outcome(of: attempt), ofQueued: attempt)
        // The gate `onBeforeSubmit` is Drop-in's alone.
        case .waiting(.submitApproval), .ended, .refused, .idle, .working, .alreadyAnswered: break
        }
    }

    private func follow(_ attempt: AttemptID, _ button: Int) async {
        let outcome = try? await buttons[button].outcome(of: attempt)
        log.note("outcome of \(attempt.number): \(outcome.map { "\(AttemptEnding($0))" } ?? "nil")")
    }

    func cancel(_ button: Int) async {
        log.someoneEnds()
        let answer = await buttons[button].cancel()
        log.cancelled(answer)
        log.note("cancel: \(answer)")
    }

    func disappear(_ button: Int) async {
        log.someoneEnds()
        await buttons[button].disappear()
        log.wasTornDown(button)
        log.note("disappeared")
    }

    private func startOthers() {
        for moment in scenario.cancels {
            crew.spawn("canceller", isAwaited: moment.isTurns) { crew in
                if await crew.pause(moment) { await self.cancel(0) }
            }
        }
        if let moment = scenario.disappears {
            crew.spawn("teardown", isAwaited: moment.isTurns) { crew in
                guard await crew.pause(moment) else { return }
                await self.disappear(0)
                guard self.scenario.reappears else { return }
                self.log.reappears()
                await self.buttons[0].appear()
                await self.tap(0)
            }
        }
        if let moment = scenario.cancelsTasks {
            crew.spawn("clients go", isAwaited: moment.isTurns) { crew in
                guard await crew.pause(moment) else { return }
                self.log.someoneEnds()
                crew.cancelDriving()
                self.log.note("tasks cancelled")
            }
        }
        // Longer than any deadline: who is woken by this had been forgotten.
        crew.spawn("rescue") { crew in
            // A gate that hangs for ever hangs each attempt again.
            for _ in 0..<5 {
                guard await crew.pause(.seconds(7200)), self.engine.liveSessions > 0 else { return }
                self.log.rescued()
                for button in self.buttons.indices { await self.cancel(button) }
            }
        }
    }
}

extension PazeScenario.Moment {
    var isTurns: Bool { if case .turns = self { true } else { false } }
}

extension Progress {
    /// What it is, in one word.
    fileprivate var word: String {
        switch self {
        case .waiting: "waiting"
        case .ended(let outcome): "ended \(AttemptEnding(outcome))"
        case .working: "working"
        case .idle: "idle"
        case .queued(let attempt): "queued \(attempt.number)"
        case .refused(let refusal): "refused \(refusal)"
        case .alreadyAnswered: "already answered"
        }
    }
}
