import FoundationEssentials
import PaymentTestKit

/// A wall clock that a test sets.
final class WallClock: Sendable {
    private let log = EventLog<Double>()
    init(_ seconds: Double) { log.append(seconds) }
    var now: Date { Date(timeIntervalSince1970: log.entries.last ?? 0) }
    func set(_ seconds: Double) { log.append(seconds) }
}
