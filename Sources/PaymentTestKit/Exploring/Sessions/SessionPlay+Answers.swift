internal import PaymentCheckout
internal import PaymentFlows

/// What answers the session: a person, the host at its deferred gates, and a callback that calls its own session.
extension SessionPlay {
    /// Everything that waits for a person is driven by the session's own stream: nothing polls.
    func observe(_ events: AsyncStream<SessionEvent>) async {
        for await event in events {
            guard case .transition(let step) = event else { continue }
            log.take(step)
            guard let attempt = step.attempt else { continue }
            if Method.personStates.contains(step.state) { goOn(in: step.state, attempt) }
            if let gate = Method.gateStates[step.state], scenario.deferred.contains(gate) { decide(gate, attempt) }
        }
    }

    private func goOn(in state: String, _ attempt: AttemptID) {
        guard scenario.person != .staysAway else { return }
        let completes = scenario.person != .cancels
        for _ in 0..<(scenario.person == .completesTwice ? 2 : 1) {
            crew.spawn("shopper", isAwaited: true, isDriving: true) { _ in
                for component in self.components {
                    if await Method.goOn(component, in: state, completes: completes, attempt) { return }
                }
            }
        }
    }

    private func decide(_ gate: Method.Callback, _ attempt: AttemptID) {
        let goesOn = scenario.vetoing != gate
        crew.spawn("host at \(gate.rawValue)") { _ in
            for component in self.components { await Method.answer(component, gate, goesOn, attempt) }
        }
    }

    /// In a callback's own task.
    ///
    /// - Parameter place: where the callback began.
    func reenter(_ number: Int, _ place: Int) async {
        guard components.indices.contains(number) else { return }
        let inside = components[number]
        switch scenario.inner {
        case .tap:
            let progress = await inside.tap()
            log.note(.tapped(progress))
            guard case .queued(let attempt) = progress else { return }
            log.note(.queued(attempt))
            crew.spawn("waits for the queued tap", isAwaited: true) { _ in await self.follow(attempt, number) }
        case .cancel: await cancel(number)
        case .cancelTwice:
            await cancel(number)
            await cancel(number)
        case .disappear: await disappear(number)
        case .outcome:
            guard let attempt = await inside.attempt else { return }
            do throws(BaseSdkException) {
                _ = try await inside.outcome(of: attempt)
                if !SessionFacts(log.entries).isAbandoned(place) {
                    log.note(.broke(Violation("EN-14", "a callback could wait for the end of its own attempt")))
                }
            } catch {
                if error.errorCode != "FLOW0008" { log.note(.broke(Violation("EN-14", "not FLOW0008"))) }
            }
        case .appearOther: await appear(1 - number)
        case .close: await close()
        case .reset:
            log.note(.resets)
            log.note(.reset(await inside.reset()))
        case .hear: await hear(.paid)
        }
    }
}
