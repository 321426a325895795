internal import PaymentFlows

/// How the answer of a call of a method's own steps becomes an event.
///
/// A type, not a closure: what wraps and delivers an answer then captures nothing, and a call costs no allocation for it.
protocol DropInReading: SendableMetatype {
    associatedtype Value: Hashable & Sendable
    associatedtype Event: Hashable & Sendable
    static func event(_ result: consuming CallResult<Value>) -> Event
}
