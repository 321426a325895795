/// What became of a provider's notification (EN-50, EN-52). Whatever it is but `.notKept`, the delivery is acknowledged.
public enum NotificationAnswer: UInt8, Hashable, Sendable, CaseIterable {
    /// Its session has taken it, whether or not it changed anything.
    case accepted
    /// Its session had taken the same before: nothing has changed.
    case duplicate
    /// Its session is closed and remembered: nothing has changed.
    case ignored
    /// No session is known for it, or it carries no transaction id: nothing has changed, and no session was created.
    case unknownSession
    /// The journal could not keep what it decides, so that it has changed nothing: it may be delivered again (EN-70).
    case notKept
}
