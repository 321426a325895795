/// What a provider's books answer to a charge.
public enum ChargeAnswer: Hashable, Sendable {
    /// Money was taken now.
    case new(ProviderCharge)
    /// The key was known with the same request: no more money was taken.
    case existing(ProviderCharge)
    /// The key was known with another request, or the amount is not above zero: nothing was taken.
    case refused
}
