/// What is remembered of a closed session: whether another one for its transaction would be a second payment (EN-52, EN-65).
struct ClosedSession: Sendable {
    let id: SessionID
    /// It is paid, or ended unknown or handed over without having been resolved.
    let refusesAnother: Bool
}
