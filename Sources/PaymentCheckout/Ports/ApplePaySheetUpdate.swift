public import PaymentFlows

/// What a sheet is told after a choice of the shopper's (DI-41).
public struct ApplePaySheetUpdate: Hashable, Sendable {
    /// The attempt that the sheet belongs to.
    public let attempt: AttemptID
    /// The merchant's answer. Nil: nothing changes.
    public let update: ApplePayRequestUpdate?
}
