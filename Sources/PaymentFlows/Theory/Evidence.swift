/// Holds what a flow has learnt behind one reference, so that states, events and effects stay small.
///
/// Equality and hashing are those of the payload: two pieces of evidence are equal when what they say is equal.
public final class Evidence<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// What was learnt.
    public let payload: Payload

    /// Keeps a payload.
    @inlinable
    public init(_ payload: Payload) { self.payload = payload }

    /// Keeps a payload that there may be; it is moved, not copied.
    @inlinable
    public static func of(_ payload: consuming Payload?) -> Evidence? {
        switch consume payload {
        case let payload?: Evidence(payload)
        case nil: nil
        }
    }

    /// Whether both say the same.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left === right || left.payload == right.payload
    }

    /// Hashes the payload.
    public func hash(into hasher: inout Hasher) { hasher.combine(payload) }
}

extension Evidence: CustomStringConvertible {
    /// The payload's own description, which redacts what is sensitive.
    public var description: String { String(describing: payload) }
}
