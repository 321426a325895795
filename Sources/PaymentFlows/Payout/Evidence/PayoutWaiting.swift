/// What a host needs while a payout rests.
public enum PayoutWaiting: Hashable, Sendable {
    /// The gate `onPrePayoutSubmit` is open, for this order.
    case approval(Evidence<PayoutOrder>)
}
