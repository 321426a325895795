/// An authorisation that the merchant let pass, with risk data and address checked (PZ-42, PZ-44).
public struct PazePreAuthorised: Hashable, Sendable {
    /// The decrypted payload.
    public let decrypted: Evidence<PazeDecrypted>
    /// The risk data to send, if any.
    public let riskScreeningData: RiskScreeningData?
    /// The billing address goes into the address verification.
    public let performsAVS: Bool
}
