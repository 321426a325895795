internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// One session as its plan says, with merchant, shopper and host.
final class StressSession: Sendable {
    let plan: SessionPlan
    let rig: StressRig
    let log: SessionLog
    let timings: StressTimings
    private let place = Lock<(checkout: PxpCheckout, component: any StressComponent)?>(nil)
    let sides = Lock<[Task<Void, Never>]>([])
    let begun = Lock(0)
    /// What the component said of the session when it left.
    private let left = Lock<CloseAnswer?>(nil)
    /// What has interfered: each does so once.
    let interfered = Lock<Set<Interference>>([])

    init(_ plan: SessionPlan, _ rig: StressRig, _ timings: StressTimings) {
        self.plan = plan
        self.rig = rig
        self.timings = timings
        let (sandbox, id) = (rig.sandbox, rig.sessionId(plan.number))
        log = SessionLog(patience: rig.submissionTime) { sandbox.successesTold(sessionId: id) > 0 }
    }

    var checkout: PxpCheckout? { place.withLock { $0?.checkout } }
    var component: (any StressComponent)? { place.withLock { $0?.component } }

    /// From opening to close; returns when all that waited for the session has been answered.
    func run(from start: ContinuousClock.Instant) async -> Result<SessionCheck, Violation> {
        do {
            let opening = try await plan.method.open(self)
            let checkout = opening.checkout
            let events = plan.isObserved ? await checkout.events() : nil
            let component = try opening.create()
            place.withLock { $0 = (checkout, component) }
            await component.appear()
            interfereBeside()
            for _ in 0..<plan.taps {
                guard await tap() else { break }
            }
            await untilSidesHaveEnded()
            let before = await checkout.snapshot()
            log.willEnd()
            let answer = await close(checkout)
            log.hasEnded(tornDown: true)
            if answer == .closesWithOutcome { await untilGone(checkout) }
            await untilSidesHaveEnded()
            timings.session.record((ContinuousClock.now - start).nanoseconds)
            return .success(await SessionCheck(self, checkout, before, answer, events))
        } catch {
            let code = (error as? BaseSdkException)?.errorCode ?? "\(error)"
            return .failure(Violation("EN-60", session: name, "it was not opened: \(code)"))
        }
    }

    /// A teardown that ends the session has closed it before, and said what was left.
    private func close(_ checkout: PxpCheckout) async -> CloseAnswer {
        let answer = await checkout.close()
        guard answer == .alreadyClosed, !type(of: plan.method).comesBack,
            interfered.withLock({ $0.contains(.teardown) })
        else { return answer }
        while true {
            if let first = left.withLock({ $0 }) { return first }
            try? await ContinuousClock().sleep(for: .milliseconds(1))
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
        guard let component else { return false }
        let start = ContinuousClock.now
        let progress = await component.tap()
        if case .waiting(let handoff) = progress, handoff.isWebCheckout {
            timings.tapToURL.record((ContinuousClock.now - start).nanoseconds)
        }
        return await follow(progress)
    }

    func follow(_ progress: StressProgress) async -> Bool {
        switch progress {
        case .waiting(let handoff): return await goOn(handoff)
        case .stuck: return await component?.cancel() == .cancelled
        case .ended(let outcome):
            log.outcome(outcome)
            await component?.afterwards(outcome, self)
            return outcome.refusal == nil
        case .queued(let attempt):
            log.queued(attempt)
            _ = await watch(attempt)
            return false
        case .unattended(let attempt): return await watch(attempt)
        case .awaited(let attempt):
            guard let outcome = await component?.outcome(of: attempt) else { return false }
            return await follow(.ended(outcome))
        case .elsewhere:
            guard let attempt = await component?.attempt, let outcome = await component?.outcome(of: attempt) else {
                return false
            }
            return outcome.refusal == nil
        case .nothing: return false
        }
    }

    /// Nobody is told where an attempt waits for a person: the host looks at the component until it does, or has ended.
    private func watch(_ attempt: AttemptID) async -> Bool {
        // Ended, and whether a further tap makes sense.
        let end = Lock((hasCome: false, goesOn: false))
        side { session in
            let outcome = await session.component?.outcome(of: attempt)
            // One that was dropped before it began is told so, and is no attempt's ending (EN-14).
            if let outcome, !outcome.wasDropped { session.log.outcome(outcome) }
            end.withLock { $0 = (true, outcome.map { $0.refusal == nil } ?? false) }
        }
        while !end.withLock({ $0.hasCome }) {
            if let handoff = await component?.handoff(of: attempt) { return await goOn(handoff) }
            try? await ContinuousClock().sleep(for: .milliseconds(1))
        }
        return end.withLock { $0.goesOn }
    }

    private func goOn(_ handoff: StressHandoff) async -> Bool {
        interfereBeforeReturn()
        guard let progress = await handoff.goOn(self) else { return false }
        return await follow(progress)
    }

    func cancel() async {
        log.willEnd()
        log.cancels()
        if let answer = await component?.cancel() { log.cancelled(answer) }
        log.hasEnded()
    }

    func disappear() async {
        log.willEnd()
        let answer = await component?.leave() ?? nil
        left.withLock { $0 = answer }
        log.hasEnded(tornDown: true)
        guard plan.comesBack, let component else { return }
        // One that cannot come back makes no callback when it is asked to.
        if type(of: plan.method).comesBack { log.reappears() }
        await component.appear()
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
