internal import PaymentFlows

/// What few sessions have at any moment, and a waiting one has not. Allocated only when there is something.
final class SessionExtras {
    /// Who waits for the lane.
    var line: [(drive: DriveID, resume: CheckedContinuation<Void, Never>)] = []
    /// The tap that begins when the running last callback has returned (EN-14).
    var queued: QueuedTap?
    /// What waits until no attempt is open: a close, a shutdown.
    var whenIdle: [(isolated SessionSupervisor) -> Void] = []
    var observation: SessionObservation?
    /// The provider's notifications that were taken (EN-50).
    var notifications = SeenNotifications()
    /// The merchant transaction ids under which the session is found too (EN-47).
    var laterIds = LaterIds()
    /// Under which id the transaction went whose outcome is unknown: an attempt that may repeat it keeps it (EN-28).
    var unknownId: String?
    /// The keys that the host has named (EN-45).
    var keys = SuppliedKeys()
    /// The provider's ids of transactions whose mismatch the host has reconciled (EN-28).
    var reconciled: Set<String> = []
}
