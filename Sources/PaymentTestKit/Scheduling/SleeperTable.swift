/// Who sleeps until when. One lock covers "is it cancelled?" and "it waits", so that a cancellation is never missed; whoever
/// takes a sleeper out of here resumes it, so that nobody is resumed twice.
struct SleeperTable {
    private enum Sleeper {
        /// About to wait.
        case announced
        /// Cancelled before it waited.
        case cancelled
        case waiting(Sleepers.Continuation)
    }
    private struct Due {
        let at: Int64
        let order: Int

        func isBefore(_ other: Due) -> Bool { at != other.at ? at < other.at : order < other.order }
    }
    private struct Gathering {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }
    private(set) var now: Int64 = 0
    private(set) var waiting = 0
    private var sleepers: [Int: Sleeper] = [:]
    private var announced = 0
    /// A binary heap; who was cancelled is still in it until it comes to the top, or the heap is mostly such.
    private var heap: [Due] = []
    private var gatherings: [Gathering] = []

    var earliest: Int64? { heap.first?.at }

    mutating func announce() -> Int {
        announced += 1
        sleepers[announced] = .announced
        return announced
    }

    /// A result: it need not wait. And who waited for this many sleepers.
    mutating func register(
        _ sleeper: Int, until due: Int64, _ continuation: Sleepers.Continuation
    ) -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) {
        if case .cancelled = sleepers[sleeper] {
            sleepers[sleeper] = nil
            return (.failure(CancellationError()), [])
        }
        guard due > now else {
            sleepers[sleeper] = nil
            return (.success(()), [])
        }
        sleepers[sleeper] = .waiting(continuation)
        waiting += 1
        push(Due(at: due, order: sleeper))
        let gathered = gatherings.filter { $0.count <= waiting }.map(\.continuation)
        gatherings.removeAll { $0.count <= waiting }
        return (nil, gathered)
    }

    mutating func cancel(_ sleeper: Int) -> Sleepers.Continuation? {
        switch sleepers[sleeper] {
        case nil, .cancelled: return nil
        case .announced:
            sleepers[sleeper] = .cancelled
            return nil
        case .waiting(let continuation):
            sleepers[sleeper] = nil
            waiting -= 1
            dropCancelled()
            return continuation
        }
    }

    mutating func popEarliest() -> Sleepers.Continuation? {
        guard let first = heap.first else { return nil }
        now = max(now, first.at)
        pop()
        defer { dropCancelled() }
        guard case .waiting(let continuation) = sleepers.removeValue(forKey: first.order) else { return nil }
        waiting -= 1
        return continuation
    }

    mutating func advance(to instant: Int64) -> [Sleepers.Continuation] {
        var woken: [Sleepers.Continuation] = []
        while let first = heap.first, first.at <= instant {
            if let continuation = popEarliest() { woken.append(continuation) }
        }
        now = max(now, instant)
        return woken
    }

    /// True: so many are waiting already.
    mutating func gather(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) -> Bool {
        guard waiting < count else { return true }
        gatherings.append(Gathering(count: count, continuation: continuation))
        return false
    }

    // MARK: heap

    private mutating func push(_ due: Due) {
        heap.append(due)
        var place = heap.count - 1
        while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func pop() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var place = 0
        while true {
            var least = place
            for child in [place * 2 + 1, place * 2 + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
                least = child
            }
            guard least != place else { return }
            heap.swapAt(place, least)
            place = least
        }
    }

    /// The top is always one who waits, so that `earliest` is true.
    private mutating func dropCancelled() {
        while let first = heap.first, sleepers[first.order] == nil { pop() }
        guard heap.count > 64, heap.count > 2 * waiting else { return }
        let kept = heap.filter { sleepers[$0.order] != nil }
        heap = []
        for due in kept { push(due) }
    }
}
