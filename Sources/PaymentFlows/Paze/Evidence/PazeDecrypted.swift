/// A decrypted payload: the network token and the shopper's data.
public struct PazeDecrypted: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// The decrypt call's answer.
    public let payload: PazeDecryptTokenResponseSuccess
}
