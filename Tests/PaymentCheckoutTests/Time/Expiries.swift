@testable import PaymentCheckout

/// Notes when and in which order deadlines came.
final class Expiries: Sendable {
    struct Entry: Hashable {
        var name: Int
        var at: Int64
    }
    private let entries = Lock<[Entry]>([])
    var all: [Entry] { entries.withLock { $0 } }
    func note(_ name: Int, _ at: Int64) { entries.withLock { $0.append(Entry(name: name, at: at)) } }
}

final class Owner: Expirable {
    let name: Int
    let expiries: Expiries
    let now: @Sendable () -> Int64
    init(_ name: Int, _ expiries: Expiries, now: @escaping @Sendable () -> Int64 = { 0 }) {
        self.name = name
        self.expiries = expiries
        self.now = now
    }
    func expired(_ timer: DeadlineTimer) { expiries.note(name, now()) }
}

/// Arms the second, or takes it back, from within the first's call.
final class Meddler: Expirable {
    let meddle: @Sendable () -> Void
    init(_ meddle: @escaping @Sendable () -> Void) { self.meddle = meddle }
    func expired(_ timer: DeadlineTimer) { meddle() }
}
