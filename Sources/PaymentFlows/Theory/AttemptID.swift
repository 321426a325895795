/// Names an attempt within its session.
public struct AttemptID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Counted from 1 within the session.
    public let number: UInt32

    /// Names the n-th attempt of a session.
    public init(_ number: UInt32) { self.number = number }

    /// Whether the first began before the second.
    public static func < (left: AttemptID, right: AttemptID) -> Bool { left.number < right.number }

    /// For example "attempt 2".
    public var description: String { "attempt \(number)" }
}
