/// Bounds how many calls of providers are in flight. Waiting for a slot is before sending: it can be cancelled, and no deadline runs (EN-41).
package final class CallLimiter: Sendable {
    private struct State {
        var free: Int
        var line = Fifo<any SlotWaiter>()
    }
    private let state: Lock<State>

    init(limit: Int) { state = Lock(State(free: max(1, limit))) }

    /// True: the slot is held now. False: the waiter is told when its turn has come.
    func take(_ waiter: @autoclosure () -> any SlotWaiter) -> Bool {
        let waiter = waiter()
        return state.withLock { state in
            guard state.free == 0 else {
                state.free -= 1
                return true
            }
            state.line.append(waiter)
            return false
        }
    }

    /// A call has ended, or its waiter has no use for the slot any more.
    func giveBack() {
        // A loop, not a call of itself: thousands in the line may be gone.
        while let next = nextInLine() {
            if next.granted() { return }
        }
    }

    /// How many slots nobody holds.
    var free: Int { state.withLock { $0.free } }

    private func nextInLine() -> (any SlotWaiter)? {
        state.withLock { state in
            guard let next = state.line.popFirst() else {
                state.free += 1
                return nil
            }
            return next
        }
    }
}

/// Whoever waits for a slot.
package protocol SlotWaiter: AnyObject, Sendable {
    /// The slot is held now; must only post. False: the waiter is gone, and the slot is the next one's.
    func granted() -> Bool
}
