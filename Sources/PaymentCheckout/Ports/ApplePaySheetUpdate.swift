public import PaymentFlows

/// What a sheet is told after a choice of the shopper's (DI-41).
public struct ApplePaySheetUpdate: Hashable, Sendable {
    /// The session's id at the vendor: together with the attempt it names the sheet.
    public let sessionId: String
    /// The attempt that the sheet belongs to.
    public let attempt: AttemptID
    /// The merchant's answer. Nil: nothing changes.
    public let update: ApplePayRequestUpdate?
}
