internal import PaymentFlows

/// What came with the taps that have not begun yet: the one on its way, and the one that is queued (EN-14).
///
/// Part of a component's seat: nothing is made for it before the first tap.
struct DropInInputs<Input: Hashable & Sendable>: Sendable {
    private var offered: Evidence<Input>?
    private var queued: Evidence<Input>?

    /// A tap comes.
    mutating func offer(_ input: Input) { offered = Evidence(input) }

    /// The tap that was offered is queued.
    mutating func queue() {
        queued = offered
        offered = nil
    }

    /// The tap that was offered was refused.
    mutating func withdraw() { offered = nil }

    /// The queued tap was refused or dropped: a number and a security code are kept no longer (EN-62).
    mutating func forget() { queued = nil }

    /// The tap begins: what was offered, else what was queued. Nothing is left behind.
    mutating func take() -> Evidence<Input>? {
        defer { self = DropInInputs() }
        return offered ?? queued
    }
}
