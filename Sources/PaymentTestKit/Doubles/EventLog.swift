internal import PaymentCheckout

/// A list that grows, and that a test can wait for: no polling, no sleeping.
public final class EventLog<Entry: Hashable & Sendable>: Sendable {
    private struct Waiter: Sendable {
        let isMet: @Sendable ([Entry]) -> Bool
        let resume: CheckedContinuation<Void, Never>
    }
    private struct State: Sendable {
        var entries: [Entry] = []
        var waiters: [Waiter] = []
    }
    private let state = Lock(State())

    /// Makes an empty log.
    public init() {}

    /// What has been logged, in order.
    public var entries: [Entry] { state.withLock { $0.entries } }

    /// Adds an entry, and wakes whoever waited for it.
    public func append(_ entry: Entry) {
        let met = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.entries.append(entry)
            let met = state.waiters.filter { $0.isMet(state.entries) }.map(\.resume)
            if !met.isEmpty { state.waiters.removeAll { $0.isMet(state.entries) } }
            return met
        }
        for waiter in met { waiter.resume() }
    }

    /// Returns when the entries meet a condition.
    public func until(_ isMet: @escaping @Sendable ([Entry]) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isAlready = state.withLock { state in
                if isMet(state.entries) { return true }
                state.waiters.append(Waiter(isMet: isMet, resume: continuation))
                return false
            }
            if isAlready { continuation.resume() }
        }
    }

    /// Returns when an entry has been logged a number of times.
    public func until(_ entry: Entry, times: Int = 1) async {
        await until { entries in entries.count { $0 == entry } >= times }
    }
}
