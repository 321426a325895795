/// What the merchant adds to a transaction before it is authorised (PZ-42, TY-21).
public struct PazeTransactionInitData: Hashable, Sendable {
    /// What fraud screening is told; checked before it is used. Nil: nothing.
    public var riskScreeningData: RiskScreeningData?

    /// Describes what is added.
    public init(riskScreeningData: RiskScreeningData? = nil) {
        self.riskScreeningData = riskScreeningData
    }
}
