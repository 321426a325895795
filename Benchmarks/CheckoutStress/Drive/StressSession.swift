internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// One session as its plan says, with merchant, shopper and host.
final class StressSession: Sendable {
    let plan: SessionPlan
    let rig: StressRig
    let log = SessionLog()
    let timings: StressTimings
    private let place = Lock<(checkout: PxpCheckout, button: PazeButtonComponent)?>(nil)
    let sides = Lock<[Task<Void, Never>]>([])
    let begun = Lock(0)
    /// What has interfered: each does so once.
    let interfered = Lock<Set<Interference>>([])

    init(_ plan: SessionPlan, _ rig: StressRig, _ timings: StressTimings) {
        self.plan = plan
        self.rig = rig
        self.timings = timings
    }

    var checkout: PxpCheckout? { place.withLock { $0?.checkout } }
    var button: PazeButtonComponent? { place.withLock { $0?.button } }

    /// From opening to close; returns when all that waited for the session has been answered.
    func run(from start: ContinuousClock.Instant) async -> Result<SessionCheck, Violation> {
        do throws(BaseSdkException) {
            let log = log
            let checkout = try rig.engine.open(
                rig.config(plan) { [weak self] in
                    _ = await self?.callback(.onGetShopper)
                    return TransactionShopper(id: "shopper")
                })
            let events = plan.isObserved ? await checkout.events() : nil
            let button = try checkout.create(.pazeButton, componentConfig: merchant())
            place.withLock { $0 = (checkout, button) }
            await button.appear()
            interfereBeside()
            for _ in 0..<plan.taps {
                guard await tap() else { break }
            }
            await untilSidesHaveEnded()
            let before = await checkout.snapshot()
            log.willEnd()
            let answer = await checkout.close()
            log.hasEnded(tornDown: true)
            if answer == .closesWithOutcome { await untilGone(checkout) }
            await untilSidesHaveEnded()
            timings.session.record((ContinuousClock.now - start).nanoseconds)
            return .success(await SessionCheck(self, checkout, before, answer, events))
        } catch {
            return .failure(Violation("EN-60", session: name, "it was not opened: \(error.errorCode)"))
        }
    }

    var name: String { "\(plan.number)" }

    /// An attempt past its point of no return ends by itself; the watchdog of the run tells when it does not.
    private func untilGone(_ checkout: PxpCheckout) async {
        while rig.engine.session(checkout.id) != nil { try? await ContinuousClock().sleep(for: .milliseconds(1)) }
    }

    // MARK: shopper and host

    /// Taps, and goes on to the end of the attempt; false: no further tap makes sense.
    @discardableResult
    func tap() async -> Bool {
        guard let button else { return false }
        let start = ContinuousClock.now
        let progress = await button.tap()
        if case .waiting(.checkout) = progress { timings.tapToURL.record((ContinuousClock.now - start).nanoseconds) }
        return await follow(progress, button)
    }

    func follow(_ progress: PazeButtonComponent.Progress, _ button: PazeButtonComponent) async -> Bool {
        switch progress {
        case .waiting(.checkout(let handoff)): return await comeBack(handoff.payload, button)
        case .waiting: return await button.cancel() == .cancelled
        case .ended(let outcome):
            log.outcome(outcome)
            return outcome.refusal == nil
        case .queued(let attempt):
            log.queued(attempt)
            return await followQueued(attempt, button)
        case .working, .alreadyAnswered:
            guard let attempt = await button.attempt, let outcome = try? await button.outcome(of: attempt) else {
                return false
            }
            return outcome.refusal == nil
        case .idle, .refused: return false
        }
    }

    /// Nobody is told the URL of a queued tap's web checkout: the host looks at the button until it is there.
    private func followQueued(_ attempt: AttemptID, _ button: PazeButtonComponent) async -> Bool {
        let ended = Lock(false)
        side { session in
            // One that was dropped before it began is told so, and is no attempt's ending (EN-14).
            if let outcome = try? await session.button?.outcome(of: attempt), !outcome.wasDropped {
                session.log.outcome(outcome)
            }
            ended.withLock { $0 = true }
        }
        while !ended.withLock({ $0 }) {
            if case .awaitingCheckout(let handoff) = await button.state, handoff.payload.attempt.payload.id == attempt {
                return await comeBack(handoff.payload, button)
            }
            try? await ContinuousClock().sleep(for: .milliseconds(1))
        }
        return false
    }

    private func comeBack(_ handoff: PazeHandoff, _ button: PazeButtonComponent) async -> Bool {
        interfereBeforeReturn()
        let attempt = handoff.attempt.payload.id
        let shopper = plan.shopper(ofAttempt: attempt.number)
        let urls = shopper.returns(from: handoff.url)
        guard let last = urls.last else {
            // Half of the clients notice that the page was closed; the others leave it to the close of the session.
            guard plan.number % 2 == 0 || attempt.number > 1 else { return false }
            return await follow(button.deliver(.cancelled, attempt: attempt), button)
        }
        if shopper == .completesTwice {
            side { session in
                guard let button = session.button else { return }
                _ = await session.follow(button.deliver(url: last), button)
            }
        } else {
            for url in urls.dropLast() { _ = await button.deliver(url: url) }
        }
        let start = ContinuousClock.now
        let progress = await button.deliver(url: last)
        if case .ended = progress { timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds) }
        return await follow(progress, button)
    }

    func cancel() async {
        log.willEnd()
        log.cancels()
        if let answer = await button?.cancel() { log.cancelled(answer) }
        log.hasEnded()
    }

    func disappear() async {
        log.willEnd()
        await button?.disappear()
        log.hasEnded(tornDown: true)
        guard plan.comesBack, let button else { return }
        log.reappears()
        await button.appear()
    }
}

extension SessionPlan {
    /// Nothing but answers comes from its callbacks.
    var isPlain: Bool { paces.isEmpty && cancels == nil && secondTap == nil && tearsDown == nil }
}

extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}

extension Outcome {
    /// A queued tap's, which a cancel or teardown dropped.
    fileprivate var wasDropped: Bool {
        if case .cancelled(let cancellation) = self { cancellation.payload.at == "queued" } else { false }
    }
}
