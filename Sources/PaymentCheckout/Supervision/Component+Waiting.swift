package import PaymentFlows

/// Who waits: for the flow to rest, and for outcomes (EN-25, EN-27).
extension Component {
    /// Waits until the flow rests, which it does not yet. The cancellation of the waiting task is a host's cancel, while it waits (EN-27).
    func untilRest() async -> Progress<Flow.Waiting> {
        // It would wait for the callback that makes it (EN-14).
        if isInsideCallbackOfSession { return .working }
        seat.tickets &+= 1
        let ticket = seat.tickets
        return await withTaskCancellationHandler {
            // Unsafe, for speed: it is kept in `waiting` alone, and taken from there to be resumed.
            await withUnsafeContinuation { call in
                // Looked at again here: whoever has come between would have found nobody to wake.
                if let progress { call.resume(returning: progress) } else { waiters().wait(ticket, call) }
            }
        } onCancel: {
            supervisor.shard.inbox.push(CancelledCall(self, ticket))
        }
    }

    private func waiters() -> WaitingCalls<Flow.Waiting> {
        let waiting = seat.waiting ?? WaitingCalls()
        seat.waiting = waiting
        return waiting
    }

    /// The task of a call that waits here was cancelled.
    func cancelledCall(_ ticket: UInt32) {
        guard let waiting = seat.waiting, waiting.isWaiting(ticket), seat.phase.holdsClaim || seat.asking != nil
        else { return }
        // From the point of no return on it reaches neither the call nor the callbacks after it (EN-27).
        guard !seat.course.flow.wasSent || seat.asking != nil else { return }
        _ = end(.host)
    }

    /// The outcome of an attempt, once its last callback has returned; by any number of waiters (EN-25).
    ///
    /// Nil: there is no such attempt, or it was queued and refused.
    package func outcome(of attempt: AttemptID) async throws(WouldWaitForItself) -> Outcome? {
        let flow = seat.course.flow
        let present = flow.attempt?.payload.id
        if present == attempt, !holdsClaim { return flow.outcome }
        guard present == attempt || isQueued(attempt) else { return nil }
        if isInsideCallbackOfSession { throw WouldWaitForItself() }
        return await withCheckedContinuation { call in
            let flow = seat.course.flow
            // Looked at again here, as for a rest.
            if flow.attempt?.payload.id == attempt ? holdsClaim : isQueued(attempt) {
                waiters().wait(for: attempt, call)
            } else {
                call.resume(returning: flow.attempt?.payload.id == attempt ? flow.outcome : nil)
            }
        }
    }

    // `assumeIsolated` cannot be called in an async function.
    private var isInsideCallbackOfSession: Bool {
        // Whoever runs a callback holds the lane, so that nobody need be asked while it is free.
        if supervisor.lane.isFree { return false }
        if supervisor.hasOneMember { return seat.course.mode == .driving && isInside }
        return supervisor.assumeIsolated { $0.isInsideCallback }
    }

    private func isQueued(_ attempt: AttemptID) -> Bool {
        supervisor.queuedAttempt(of: number) == attempt || Method.keepsPostponed && postponedTap == attempt
    }
}

/// FLOW0008: the call would wait for the end of the callback that makes it (EN-14).
package struct WouldWaitForItself: Error {}

/// The cancellation of a waiting call's task, on its way to the component.
final class CancelledCall<Method: PaymentMethod>: Pending {
    private let component: Component<Method>
    private let ticket: UInt32

    init(_ component: Component<Method>, _ ticket: UInt32) {
        self.component = component
        self.ticket = ticket
    }

    func handOver() async { await component.cancelledCall(ticket) }
}
