/// Names one arming of a deadline. A slot is used again; its use tells one arming from the next.
package struct DeadlineTimer: Hashable, Sendable {
    package let slot: Int32
    package let use: UInt32

    /// Names nothing: what a session without a deadline holds.
    package static let none = DeadlineTimer(slot: -1, use: 0)

    package var isArmed: Bool { slot >= 0 }
}
