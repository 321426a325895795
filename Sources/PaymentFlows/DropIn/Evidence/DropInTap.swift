/// An accepted tap or submit, and what came with it.
public struct DropInTap<Input: Hashable & Sendable>: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// What came with it.
    public let input: Input

    /// Describes a tap.
    @inlinable
    public init(attempt: Evidence<Attempt>, input: Input) {
        self.attempt = attempt
        self.input = input
    }
}

extension DropInTap: AboutAttempt {}
