/// Keeps the events that a recovery needs (EN-70).
///
/// The engine starts an event's effect only after its entry is durable, so an implementation may gather the entries of many
/// sessions into one durable write.
public protocol PaymentJournal: Sendable {
    /// Keeps an entry. Called on a session's executor: it must return at once.
    ///
    /// - Parameters:
    ///   - entry: what to keep.
    ///   - durable: to be called exactly once, from anywhere: true when the entry is durable, false when it could not be kept.
    func append(_ entry: JournalEntry, durable: @escaping @Sendable (Bool) -> Void)
    /// The session is closed and its entries may go.
    func close(_ session: SessionID)
}
