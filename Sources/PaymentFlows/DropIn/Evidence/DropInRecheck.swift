/// A tap after an unknown outcome, for which the provider is asked once more (EN-22).
public struct DropInRecheck<Input: Hashable & Sendable>: Hashable, Sendable {
    /// The unknown ending.
    public let ending: Evidence<DropInEnding>
    /// The tap that waits for the answer; nil: it is another method's.
    public let tap: Evidence<DropInTap<Input>>?
    /// Why the tap cannot lead to a payment; nil: it can.
    public let failure: PaymentFailure?

    /// The attempt that the tap would begin; that of the ending where the tap is another method's.
    var attempt: Evidence<Attempt> { tap?.payload.attempt ?? ending.payload.attempt }

    func with(ending: Evidence<DropInEnding>) -> DropInRecheck {
        DropInRecheck(ending: ending, tap: tap, failure: failure)
    }
}
