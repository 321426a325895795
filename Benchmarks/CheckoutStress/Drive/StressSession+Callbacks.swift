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
        let index = begun.withLock { count in
            defer { count += 1 }
            return count
        }
        await withTaskCancellationHandler {
            await interfere(inCallback: index)
            switch plan.paces[callback] ?? .returns {
            case .returns: break
            case .yields: await Task.yield()
            case .sleeps(let time): try? await ContinuousClock().sleep(for: .microseconds(time))
            }
        } onCancel: {
            log.abandon(place)
        }
        log.end(place)
        return answer
    }
}
