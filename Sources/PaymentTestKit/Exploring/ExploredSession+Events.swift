internal import PaymentCheckout
internal import PaymentFlows

/// What answers the session: the shopper, the host at its deferred gates, and a callback that calls its own session.
extension ExploredSession {
    /// Everything that waits for a person is driven by the session's own stream: nothing polls.
    func observe(_ events: AsyncStream<SessionEvent>) async {
        for await event in events {
            guard case .transition(let step) = event else { continue }
            log.take(step)
            guard let attempt = step.attempt else { continue }
            switch step.state {
            case "awaitingCheckout": comeBack(attempt)
            case "approvingCheckout": decide(.onCheckoutComplete, .onCheckoutComplete, attempt)
            case "askingDecryption": decide(.onPreDecryption, .onPreDecryption, attempt)
            case "askingAuthorisation" where scenario.deferred.contains(.onPreAuthorisation):
                let answer: PazePreAuthorisationResult = scenario.vetoing == .onPreAuthorisation ? .cancel : .proceed
                crew.spawn("gate") { _ in
                    for button in self.buttons {
                        _ = await button.answerPreAuthorisation(answer, attempt: attempt)
                    }
                }
            default: break
            }
        }
    }

    private func comeBack(_ attempt: AttemptID) {
        guard scenario.shopper != .staysAway else { return }
        let answer: PazeReturn = scenario.shopper == .cancels ? .cancelled : PazeSamples.checkout()
        for _ in 0..<(scenario.shopper == .completesTwice ? 2 : 1) {
            crew.spawn("shopper", isAwaited: true, isDriving: true) { _ in
                for button in self.buttons {
                    let progress = await button.deliver(answer, attempt: attempt)
                    if case .refused = progress { continue }
                    return
                }
            }
        }
    }

    private func decide(_ gate: PazeGates, _ callback: PazeCallback, _ attempt: AttemptID) {
        guard scenario.deferred.contains(gate) else { return }
        let answer = scenario.vetoing != callback
        crew.spawn("gate") { _ in
            for button in self.buttons { _ = await button.answer(gate, answer, attempt: attempt) }
        }
    }

    /// In a callback's own task.
    func reenter(_ button: Int, _ place: Int) async {
        let inside = buttons[button]
        switch scenario.inner {
        case .tap:
            let progress = await inside.tap()
            log.note("inner tap")
            guard case .queued(let attempt) = progress else { return }
            log.queue(attempt)
            crew.spawn("waits for the queued", isAwaited: true) { _ in
                self.log.learn(try? await inside.outcome(of: attempt), ofQueued: attempt)
            }
        case .cancel: await cancel(button)
        case .cancelTwice:
            await cancel(button)
            await cancel(button)
        case .disappear: await disappear(button)
        case .outcome:
            guard let attempt = await inside.attempt else { return }
            do throws(BaseSdkException) {
                _ = try await inside.outcome(of: attempt)
                if !log.isAbandoned((button, place)) {
                    log.report(Violation("EN-14", "a callback could wait for the end of its own attempt"))
                }
            } catch {
                if error.errorCode != "FLOW0008" { log.report(Violation("EN-14", "not FLOW0008")) }
            }
        case .appearOther:
            log.appears(1 - button)
            await buttons[1 - button].appear()
        case .close:
            log.someoneEnds()
            await checkout.close()
            for button in buttons.indices { log.wasTornDown(button) }
        case .reset: _ = await inside.reset()
        case .hear: await hear(.paid)
        }
    }
}
