/// An open sheet, with the total that it shows.
public struct ApplePaySheet: Hashable, Sendable, AboutAttempt {
    /// The tap that opened it.
    public let tap: Evidence<DropInTap<ApplePayInput>>
    /// The last total that the sheet acknowledged (DI-42).
    public internal(set) var total: Amount
    /// The total that the sheet has been told and has not acknowledged; nil: none.
    public internal(set) var proposed: Amount?
    /// It has rested open before a choice of the shopper's: its time counts from there (EN-41).
    package internal(set) var hasRested = false
    /// The attempt that the sheet's events are for.
    public var attempt: Evidence<Attempt> { tap.payload.attempt }

    init(tap: Evidence<DropInTap<ApplePayInput>>, total: Amount) {
        self.tap = tap
        self.total = total
    }
}

extension Evidence<ApplePaySheet> {
    func with(_ change: (inout ApplePaySheet) -> Void) -> Evidence {
        var sheet = payload
        change(&sheet)
        return Evidence(sheet)
    }
}
