/// The shopper is back from a challenge, with what the 3DS server says of it.
public struct CardChallengeReturn: Hashable, Sendable {
    /// Names the challenge.
    public let id: String
    /// How it went. A closed challenge is a shopper's cancel, not a result.
    public let result: CardAuthenticationResult

    /// Describes a return.
    public init(id: String, result: CardAuthenticationResult) {
        self.id = id
        self.result = result
    }
}
