internal import PaymentFlows

/// What few sessions have at any moment, and a waiting one has not. Allocated only when there is something.
final class SessionExtras {
    /// Who waits for the lane.
    var line: [(drive: DriveID, resume: CheckedContinuation<Void, Never>)] = []
    /// The tap that begins when the running last callback has returned (EN-14).
    var queued: (member: any SessionMember, attempt: AttemptID)?
    /// What waits until no attempt is open: a close, a shutdown.
    var whenIdle: [(isolated SessionSupervisor) -> Void] = []
    var observation: SessionObservation?
}
