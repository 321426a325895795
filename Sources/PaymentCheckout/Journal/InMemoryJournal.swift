/// A journal that lives as long as the process: for tests, and to see what would be kept.
public final class InMemoryJournal: PaymentJournal {
    private let entries = Lock<[SessionID: [JournalEntry]]>([:])

    /// Makes an empty journal.
    public init() {}

    /// Keeps an entry and answers at once.
    public func append(_ entry: JournalEntry, durable: @escaping @Sendable (Bool) -> Void) {
        entries.withLock { $0[entry.session, default: []].append(entry) }
        durable(true)
    }

    /// Lets a session's entries go.
    public func close(_ session: SessionID) { entries.withLock { _ = $0.removeValue(forKey: session) } }

    /// What is kept of a session, in order.
    public func entries(of session: SessionID) -> [JournalEntry] { entries.withLock { $0[session] ?? [] } }
}
