/// A decrypted payload: the network token and the shopper's data.
public struct PazeDecrypted: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// The decrypt call's answer.
    public var payload: PazeDecryptTokenResponseSuccess { answered.payload }
    var hasBillingAddress: Bool { answered.payload.billingAddress != nil }
    let answered: Evidence<PazeDecryptTokenResponseSuccess>
}
