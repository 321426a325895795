/// A web checkout that came back complete.
public struct PazeCheckedOut: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// The session id that was sent with the creation.
    public let sentSessionId: String
    /// What the merchant is shown.
    public var result: PazeCheckoutResult { returned.payload }
    let returned: Evidence<PazeCheckoutResult>
}
