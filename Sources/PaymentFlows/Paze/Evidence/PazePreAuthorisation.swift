/// The answer of `onPreAuthorisation`, with the configuration that the request is built by.
public struct PazePreAuthorisation: Hashable, Sendable {
    /// What the merchant answered.
    public let answer: PazePreAuthorisationResult
    /// The billing address goes into the address verification (PZ-44).
    public let performsAVS: Bool

    /// Describes an answer.
    public init(answer: PazePreAuthorisationResult, performsAVS: Bool) {
        self.answer = answer
        self.performsAVS = performsAVS
    }
}
