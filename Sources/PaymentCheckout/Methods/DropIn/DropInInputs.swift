internal import PaymentFlows

/// What came with the taps that have not begun yet: the one on its way, and the one that is queued (EN-14).
///
/// All happens on the session's executor; the lock is for the compiler.
final class DropInInputs<Input: Hashable & Sendable>: Sendable {
    private struct State: Sendable {
        var offered: Input?
        var queued: Input?
    }
    private let state = Lock(State())

    /// A tap comes.
    func offer(_ input: Input) { state.withLock { $0.offered = input } }

    /// The tap that was offered is queued.
    func queue() {
        state.withLock {
            $0.queued = $0.offered
            $0.offered = nil
        }
    }

    /// The tap that was offered was refused.
    func withdraw() { state.withLock { $0.offered = nil } }

    /// The queued tap was refused or dropped.
    func forget() { state.withLock { $0.queued = nil } }

    /// The tap begins: what was offered, else what was queued. Nothing is left behind.
    func take() -> Input? {
        state.withLock { state in
            defer { state = State() }
            return state.offered ?? state.queued
        }
    }
}
