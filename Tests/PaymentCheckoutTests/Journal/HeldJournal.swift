import PaymentCheckout
import PaymentTestKit

/// A journal that keeps one state's entry waiting, or fails it, and keeps every other at once.
final class HeldJournal: PaymentJournal {
    let states = EventLog<String>()
    private let held: String?
    private let failing: String?
    private let waiting = EventLog<Waiting>()

    init(holding held: String? = nil, failing: String? = nil) {
        self.held = held
        self.failing = failing
    }

    func append(_ entry: JournalEntry, durable: @escaping @Sendable (Bool) -> Void) {
        if entry.state == held { waiting.append(Waiting(durable)) } else { durable(entry.state != failing) }
        states.append(entry.state)
    }

    func answer(_ isDurable: Bool) { waiting.entries.first?.durable(isDurable) }
    func close(_ session: SessionID) {}

    private final class Waiting: Hashable, Sendable {
        let durable: @Sendable (Bool) -> Void
        init(_ durable: @escaping @Sendable (Bool) -> Void) { self.durable = durable }
        static func == (one: Waiting, other: Waiting) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
