internal import PaymentFlows

/// A step's answer as the event it is, on its way to the flow.
struct DropInReceived<Event: Hashable & Sendable>: Hashable, Sendable {
    let event: Event
    /// The answer could not be read (EN-91).
    let isMalformed: Bool

    @inline(__always)
    init<Reading: DropInReading>(
        _ result: consuming CallResult<Reading.Value>, as reading: Reading.Type
    ) where Reading.Event == Event {
        isMalformed = result.isMalformed
        event = Reading.event(result)
    }
}

extension CallResult {
    /// Asked of a result that is consumed afterwards: a pattern would consume it.
    fileprivate var isMalformed: Bool { if case .malformed = self { true } else { false } }
}
