/// A completed checkout, with the payload that can be decrypted.
public struct PazeCompleted: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// The complete call's answer, decoded.
    public var decoded: PazeCompleteDecoded { answered.payload }
    let answered: Evidence<PazeCompleteDecoded>
}
