internal import Synchronization

/// Hands each element to any number of readers, none of which can slow it (EN-63).
///
/// Every reader has a bounded buffer of its own, and loses its oldest elements when it does not keep up. A reader that is
/// cancelled, or whose stream is let go, is forgotten at once. Nothing is kept while there is no reader.
package final class Broadcast<Element: Sendable>: Sendable {
    private struct State {
        var readers: [Int: AsyncStream<Element>.Continuation] = [:]
        var subscriptions = 0
        var dropped = 0
        var isFinished = false
    }
    private let state = Lock(State())
    /// So that who sends to nobody takes no lock.
    private let readers = Atomic(0)
    private let counters: Counters?

    /// - Parameter counters: where dropped elements are counted too.
    package init(counters: Counters? = nil) { self.counters = counters }

    /// Whether anybody reads: if not, an element need not be made.
    package var hasReaders: Bool { readers.load(ordering: .acquiring) > 0 }

    /// How many read.
    package var readerCount: Int { readers.load(ordering: .acquiring) }

    /// How many elements readers have lost.
    package var dropped: Int { state.withLock { $0.dropped } }

    /// A new reader's stream of what is sent from now on; one that has ended, when this is finished.
    ///
    /// - Parameters:
    ///   - first: what it reads first, such as the present value.
    ///   - limit: how many elements wait for it; 256 by default.
    package func subscribe(startingWith first: Element? = nil, limit: Int = 256) -> AsyncStream<Element> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Element.self, bufferingPolicy: .bufferingNewest(max(1, limit)))
        if let first { reader.yield(first) }
        let id: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
            state.subscriptions += 1
            state.readers[state.subscriptions] = reader
            readers.store(state.readers.count, ordering: .releasing)
            return state.subscriptions
        }
        guard let id else {
            reader.finish()
            return stream
        }
        reader.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    /// Gives the element to every reader, in the same order to all.
    package func send(_ element: Element) {
        guard hasReaders else { return }
        // What falls out is let go after the lock: its end may be anybody's code.
        let lost = state.withLock { state in
            var lost: [Element] = []
            for reader in state.readers.values {
                if case .dropped(let oldest) = reader.yield(element) { lost.append(oldest) }
            }
            state.dropped += lost.count
            return lost
        }
        if !lost.isEmpty { counters?.add(.observerDropped, lost.count) }
    }

    /// Ends every reader's stream, after what waits in it. What is sent later goes to nobody.
    package func finish() {
        let ended = state.withLock { state in
            state.isFinished = true
            readers.store(0, ordering: .releasing)
            defer { state.readers = [:] }
            return Array(state.readers.values)
        }
        for reader in ended { reader.finish() }
    }

    private func remove(_ id: Int) {
        let gone = state.withLock { state in
            defer { readers.store(state.readers.count, ordering: .releasing) }
            return state.readers.removeValue(forKey: id)
        }
        withExtendedLifetime(gone) {}
    }
}
