internal import PaymentCheckout

extension StressSession {
    /// Notes the callback and spends its time; the answer is a gate's.
    func callback(_ callback: StressCallback) async -> Bool {
        let answer = plan.vetoing != callback
        let place = log.begin(callback, verdict: callback.isGate ? answer : nil)
        if plan.isPlain {
            log.end(place)
            return answer
        }
        let index = countCallback()
        await withTaskCancellationHandler {
            await interfere(inCallback: index)
            await spendTime(in: callback)
        } onCancel: {
            log.abandon(place)
        }
        log.end(place)
        return answer
    }

    /// The same for a callback that cannot suspend: what interferes does so beside it.
    func callbackAtOnce(_ callback: StressCallback) -> Bool {
        let answer = plan.vetoing != callback
        let place = log.begin(callback, verdict: callback.isGate ? answer : nil)
        if !plan.isPlain { interfereBeside(callback: countCallback()) }
        log.end(place)
        return answer
    }

    /// What goes on in a callback that is the host's submission, and that nothing cancels (CC-18).
    func passTime(in callback: StressCallback) async {
        guard !plan.isPlain else { return }
        await interfere(inCallback: countCallback())
        await spendTime(in: callback)
    }

    private func spendTime(in callback: StressCallback) async {
        switch plan.paces[callback] ?? .returns {
        case .returns: break
        case .yields: await Task.yield()
        case .sleeps(let time): try? await ContinuousClock().sleep(for: .microseconds(time))
        }
    }

    private func countCallback() -> Int {
        begun.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
