/// How much of a billing address the shopper gives at Paze (TY-20). The raw value is Paze's word.
public enum PazeBillingPreference: String, Hashable, Sendable, CaseIterable {
    /// The whole address. What nil stands for.
    case all = "ALL"
    /// Postal code and country.
    case zipCountry = "ZIP_COUNTRY"
    /// None.
    case none = "NONE"
}
