internal import PaymentCheckout
internal import PaymentFlows

/// The merchant's callbacks of one component: they yield, so that every overtaking is reachable, and hang or re-enter as a scenario says.
package struct ExploredCallbacks<Method: ExploredMethod>: Sendable {
    let scenario: SessionScenario<Method>
    /// Nil: a query of the checkout's own.
    let component: Int?
    let log: SessionLog<Method>
    let latch: TestLatch
    /// What a re-entering callback does; it is given the component and the place where it began.
    let reenter: @Sendable (Int, Int) async -> Void

    /// One that returns at once.
    package func note(_ callback: Method.Callback, verdict: Bool? = nil) {
        log.note(.returned(from: log.begin(callback, of: component, verdict: verdict)))
    }

    /// A gate that answers at once.
    package func decide(_ callback: Method.Callback) -> Bool {
        let answer = scenario.vetoing != callback
        note(callback, verdict: answer)
        return answer
    }

    /// The answer is what a gate answers.
    package func call(_ callback: Method.Callback) async -> Bool {
        let answer = scenario.vetoing != callback
        let place = log.begin(callback, of: component, verdict: callback.isGate ? answer : nil)
        await withTaskCancellationHandler {
            if scenario.suspends { await Task.yield() }
            if scenario.reentering == callback, log.mayReenter() { await reenter(component ?? 0, place) }
            if scenario.hanging == callback { await latch.pass() }
            if scenario.suspends { await Task.yield() }
        } onCancel: {
            log.note(.abandoned(at: place))
        }
        log.note(.returned(from: place))
        return answer
    }
}
