/// A combination of settings that is allowed and probably not meant (TY-20).
public enum PazeConfigurationWarning: Hashable, Sendable, CaseIterable {
    /// Address verification is asked for, and Paze is asked for less than a whole billing address (PZ-44).
    case addressVerificationWithoutAddress

    /// What was set and what may follow.
    public var message: String {
        switch self {
        case .addressVerificationWithoutAddress:
            "performAVS needs billingPreference .all: without an address nothing is authorised"
        }
    }

    /// The warnings for a pair of settings.
    package static func of(performAVS: Bool, billingPreference: PazeBillingPreference?) -> [Self] {
        performAVS && (billingPreference ?? .all) != .all ? [.addressVerificationWithoutAddress] : []
    }
}
