/// Refers to a session from a callback that its engine keeps as long as the session.
///
/// Not a weak capture: a closure with one does not run where its caller is, so that it would begin a while after it was called.
final class SessionReference: Sendable {
    weak let session: StressSession?

    init(_ session: StressSession) { self.session = session }
}
